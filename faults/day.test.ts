// A day's traffic and events in ten minutes. `npm run bench -- day` prints the same figures.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { long, root } from './program.ts'

test.runIf(long)(
  'F42: during a day with digests, a backup, new lists and a rolling restart every error has Retry-After, and responses stay fast',
  { timeout: 1_800_000 },
  async () => {
    const child = spawn(process.execPath, ['bench/run.mjs', 'day'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const output = await text(child.stdout)
    process.stdout.write(output)
    expect(output).toMatch(/; 0 kinds of other failures; acknowledged writes that are missing: 0$/m)
    expect(child.exitCode).toBe(0)
  },
)
