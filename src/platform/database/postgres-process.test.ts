import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startEmbedded } from './embedded-postgres.server.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function connect(connection: Awaited<ReturnType<typeof startEmbedded>>['connection']) {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test.runIf(process.platform === 'linux')(
  'a query that outlives its killed server does not keep the next one from starting',
  async () => {
    const folder = await fs.mkdtemp(path.join(tmpdir(), 'cairn-embedded-'))
    await fs.chmod(folder, 0o755)
    const db = await startEmbedded({ dataDir: folder, log: quiet })
    try {
      const client = await connect(db.connection)
      await client.query('create table written as select 7 as n')
      const endless = client.query('do $$ begin loop null; end loop; end $$').catch(() => 'ended')
      const pid = Number.parseInt(await fs.readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
      process.kill(pid, 'SIGKILL')
      expect(await endless).toBe('ended')
      await db.stop()

      const next = await startEmbedded({ dataDir: folder, log: quiet })
      const reader = await connect(next.connection)
      expect((await reader.query('select n from written')).rows).toEqual([{ n: 7 }])
      await reader.end()
      await next.stop()
    } finally {
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  },
)
