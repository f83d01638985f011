import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/settings.server.ts'
import { databaseUrl } from '../../platform/testing/test-database.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { diagnose } from './doctor.server.ts'

test('the doctor reports a damaged secret and a misspelled name in .env', async () => {
  await using app = await testApp()
  const folder = mkdtempSync(join(tmpdir(), 'cairn-secret-'))
  writeFileSync(join(folder, 'secret'), '', { mode: 0o600 })
  writeFileSync(join(folder, '.env'), 'MAIL_FORM=Cairn <cairn@example.org>')
  const settings = readSettings({ DATA_DIR: folder }, folder)
  const findings = await diagnose(settings, app.connection, join(import.meta.dirname, '../../..'))
  expect(findings).toContainEqual({ level: 'wrong', message: expect.stringContaining('secret is damaged') })
  expect(findings).toContainEqual({ level: 'warning', message: expect.stringContaining('mean MAIL_FROM?') })
})

test('a role that may not create tables is named by the doctor', async () => {
  await using app = await testApp()
  // The tests' role owns its own databases, and not this one.
  const url = new URL(databaseUrl(app.connection))
  url.pathname = '/postgres'
  const others = { connectionString: url.href }
  const findings = await diagnose(app.settings, others, join(import.meta.dirname, '../../..'))
  expect(findings).toContainEqual({
    level: 'wrong',
    message: 'This role may not create tables. The role in DATABASE_URL has to own its database.',
  })
})
