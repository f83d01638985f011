// A log that cannot be written.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { database, root, temporaryFolder } from './program.ts'

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : 0)
}

test.each([['a closed reader'], ['a full disk']])(
  'F45: %s of the log stops no response and no exit',
  async (fault) => {
    await using db = await database()
    using dataDir = temporaryFolder()
    const PORT = await freePort()
    const output = fault === 'a full disk' ? openSync('/dev/full', 'w') : 'pipe'
    const child = spawn(process.execPath, [join(root, 'src/app/main.server.ts')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir.path,
        DATABASE_URL: db.url,
        PORT,
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', output, output, 'ipc'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    child.stdout?.destroy()
    child.stderr?.destroy()
    const ended = once(child, 'exit')
    const help = () =>
      fetch(`http://127.0.0.1:${PORT}/help`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(help, { timeout: 60_000, interval: 200 }).toBe(200)
    expect(await help()).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)
