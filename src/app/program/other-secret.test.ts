import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from '../../platform/log.server.ts'
import { readSettings } from '../../platform/settings.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { OtherSecret } from './other-secret.server.ts'
import { openProgram } from './program.server.ts'

test('a program refuses a database that a program with another secret uses, except while the secret is changed', async () => {
  const SECRET = 'the secret of a program that is running'
  await using app = await testApp()
  const folder = mkdtempSync(join(tmpdir(), 'cairn-secret-'))
  const log = openLog('silent')
  const open = (environment: Record<string, string>) => {
    const settings = readSettings({ DATA_DIR: folder, ...environment }, folder)
    return openProgram({ settings, connection: app.connection, log, work: true })
  }
  const running = await open({ SECRET })
  await expect(open({})).rejects.toThrow(OtherSecret)
  await expect(open({ SECRET: 'a new secret for each of the programs' })).rejects.toThrow(
    'with another secret',
  )
  for (const environment of [
    { SECRET },
    { SECRET: 'a new secret for each of the programs', SECRET_PREVIOUS: SECRET },
  ])
    await (await open(environment)).close()
  await running.close()
})
