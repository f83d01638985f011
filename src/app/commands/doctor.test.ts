import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from '../../platform/log.server.ts'
import { readSettings } from '../../platform/settings.server.ts'
import { databaseUrl } from '../../platform/testing/test-database.server.ts'
import { openProgram } from '../program/program.server.ts'
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

test('the doctor counts emails that could not be sent, also a single one', async () => {
  await using app = await testApp()
  const unsent = { to: 'ana@example.org', memberId: undefined, subject: 'Hello', text: 'Hello' }
  await app.services.mail.send(app.db, unsent)
  await sql`update mails set last_error = 'failed'`.execute(app.db)
  const findings = await diagnose(app.settings, app.connection, join(import.meta.dirname, '../../..'))
  expect(findings).toContainEqual({
    level: 'wrong',
    message: 'Emails that could not be sent: 1. Check SMTP_URL and the outbox.',
  })
})

test.each(['::1', 'localhost', '127.0.0.1'])('HOST=%s is reachable by this machine alone', async (HOST) => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-host-'))
  const settings = readSettings({ DATA_DIR: folder, HOST }, folder)
  const findings = await diagnose(settings, new Error('not used'), folder)
  expect(findings).toContainEqual({
    level: 'good',
    message: `Only this machine can reach it (HOST is ${HOST}).`,
  })
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

test('a missing secret is reported if there are members, by the doctor and at the start', async () => {
  await using app = await testApp()
  const root = join(import.meta.dirname, '../../..')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-secret-'))
  const settings = readSettings({ DATA_DIR: folder }, folder)
  const missing = expect.stringContaining('The database has members, and')
  const reported = async () =>
    (await diagnose(settings, app.connection, root)).filter(({ message }) => / is missing\./.test(message))
  expect(await reported()).toEqual([])
  await app.member('Ana')
  expect(await reported()).toEqual([{ level: 'wrong', message: missing }])
  const warned: unknown[] = []
  const log = openLog('silent')
  const open = () => openProgram({ settings, connection: app.connection, log, work: false })
  log.warn = (words: unknown) => void warned.push(words)
  await (await open()).close()
  await (await open()).close()
  expect(warned.filter((words) => String(words).includes('secret'))).toEqual([missing])
})

test('the doctor reports a running program with another secret', async () => {
  await using app = await testApp()
  const root = join(import.meta.dirname, '../../..')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-secret-'))
  const read = (environment: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...environment }, folder)
  const SECRET = 'the secret of a program that is running'
  const log = openLog('silent')
  const settings = read({ SECRET })
  const running = await openProgram({ settings, connection: app.connection, log, work: true })
  const reported = async (environment: NodeJS.ProcessEnv) =>
    (await diagnose(read(environment), app.connection, root)).filter(({ message }) =>
      /another secret/.test(message),
    )
  expect(await reported({ SECRET })).toEqual([])
  expect(await reported({})).toEqual([])
  expect(existsSync(join(folder, 'secret'))).toBe(false)
  expect(await reported({ SECRET: 'a secret that only this command has' })).toEqual([
    { level: 'wrong', message: expect.stringMatching(/^The running program has another secret/) },
  ])
  await running.close()
})

test('the doctor reports a map that cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-map-'))
  writeFileSync(join(folder, 'map.pmtiles'), '')
  const findings = await diagnose(readSettings({ DATA_DIR: folder }, folder), new Error('not used'), folder)
  expect(findings).toContainEqual({
    level: 'warning',
    message: expect.stringMatching(/map\.pmtiles is not a/),
  })
})
