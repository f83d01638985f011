import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deletionsFile, deletionsIn, syncDeletions } from '../../accounts/deletions.server.ts'
import { removeMember } from '../../accounts/store.server.ts'
import { openConnection, rows } from '../../platform/database/db.server.ts'
import { emptyDatabase } from '../../platform/testing/test-database.server.ts'
import { migrations } from '../program/program.server.ts'
import { type TestApp, testApp } from '../testing/test-app.server.ts'
import { backup } from './backup.server.ts'
import { checkBackup } from './backup-file.server.ts'
import { diagnose } from './doctor.server.ts'
import { isInUse, restore } from './restore.server.ts'

const facts = { version: 'test', secret: 'none' }
const fileIn = () => join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')

/** Every row of every table, as text. */
async function contentOf(connection: Parameters<typeof openConnection>[0]) {
  const client = await openConnection(connection)
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('migrations', 'backups') order by 1`,
  )
  const content: Record<string, unknown[]> = {}
  for (const { name } of tables.rows) {
    const found = await client.query(`select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`)
    content[name] = found.rows
  }
  await client.end()
  return content
}

async function createMembers(app: TestApp) {
  const ana = await app.member('Ana 🌟 \u202eRTL', { plan: 'premium' })
  const ben = await app.member('Ben')
  await ana.post('/api/checkin', {})
  await ben.post('/api/checkin', {})
  await ana.post('/api/account/authenticator', { password: app.password })
  await app.visitor.post('/api/password-reset', { email: ana.email })
  return { ana, ben }
}

test('a backup restores into an empty database, row for row, and the program runs on it', async () => {
  await using app = await testApp()
  const { ana } = await createMembers(app)
  const file = fileIn()
  const counts = await backup(app.connection, file, facts)
  expect(counts['members']).toBe(2)
  expect(statSync(file).mode & 0o077).toBe(0)
  await using elsewhere = await emptyDatabase()
  await restore(elsewhere.connection, file, { migrations, replace: false })
  expect(await contentOf(elsewhere.connection)).toEqual(await contentOf(app.connection))
  // A session from the backup is valid in the restored database.
  await using other = await testApp({ connection: elsewhere.connection })
  expect(
    (await other.visitor.get('/api/profile', { headers: { authorization: `Bearer ${ana.token}` } })).body,
  ).toMatchObject({ daysOnPath: 1 })
})

test('on a full disk the backup fails with a plain message and leaves no partial file', async () => {
  await using app = await testApp()
  const file = fileIn()
  symlinkSync('/dev/full', `${file}.part`)
  await expect(backup(app.connection, file, facts)).rejects.toThrow(
    /^No backup was written to .*: the disk is full \(ENOSPC\)\. Earlier backups are unchanged\./,
  )
  expect(readdirSync(dirname(file))).toEqual([])
  await expect(backup(app.connection, '/nowhere/x.backup', facts)).rejects.toThrow(
    /that folder does not exist/,
  )
  await expect(backup(app.connection, dirname(file), facts)).rejects.toThrow(/it is a folder \(EISDIR\)/)
  expect(await rows(app.db, sql`select 1 from backups`)).toEqual([])
  await using empty = await emptyDatabase()
  await expect(backup(empty.connection, file, facts)).rejects.toThrow(/^This database is empty/)
})

test('a backup is recorded with its size', async () => {
  await using app = await testApp()
  const file = fileIn()
  await backup(app.connection, file, facts)
  expect(await rows(app.db, sql`select bytes from backups`)).toEqual([{ bytes: statSync(file).size }])
})

test('an account deleted after the backup stays deleted when it is restored', async () => {
  await using app = await testApp()
  const { ana, ben } = await createMembers(app)
  const file = fileIn()
  await backup(app.connection, file, facts)
  await ana.post('/api/account/delete', { password: app.password })
  const { deletedAgain } = await restore(app.connection, file, { migrations, replace: true })
  expect(deletedAgain).toBe(1)
  expect(await rows(app.db, sql`select id from members`)).toEqual([{ id: ben.id }])
})

test('restoring an old backup into a new database restores no deleted account', async () => {
  await using app = await testApp()
  const { ana, ben } = await createMembers(app)
  await app.visitor.post('/api/contact', {
    name: 'A',
    email: ana.email,
    subject: 'general',
    message: 'Hello.',
  })
  const file = fileIn()
  await backup(app.connection, file, facts)
  await ana.post('/api/account/delete', { password: app.password })
  await using elsewhere = await emptyDatabase()
  const { deletedAgain } = await restore(elsewhere.connection, file, {
    migrations,
    replace: false,
    deletions: app.settings.DELETIONS_DIR,
  })
  expect(deletedAgain).toBe(1)
  const client = await openConnection(elsewhere.connection)
  expect((await client.query('select id from members')).rows).toEqual([{ id: ben.id }])
  expect((await client.query('select 1 from mails where recipient = $1', [ana.email])).rows).toEqual([])
  await client.end()
})

test('the list of deleted accounts is next to each backup, and a restore reads it', async () => {
  await using app = await testApp()
  const { ana } = await createMembers(app)
  const file = fileIn()
  await backup(app.connection, file, facts)
  await ana.post('/api/account/delete', { password: app.password })
  await backup(app.connection, join(dirname(file), 'next.backup'), facts)
  // A partial write corrupts no other line.
  appendFileSync(join(dirname(file), deletionsFile), 'abc')
  const ben = await app.member('Ben')
  await ben.post('/api/account/delete', { password: app.password })
  await backup(app.connection, join(dirname(file), 'last.backup'), facts, app.settings.DELETIONS_DIR)
  expect(await deletionsIn(dirname(file))).toHaveLength(2)
  await using elsewhere = await emptyDatabase()
  expect((await restore(elsewhere.connection, file, { migrations, replace: false })).deletedAgain).toBe(1)
})

test('a start adds deletions that a killed program did not record', async () => {
  await using app = await testApp()
  const { ana } = await createMembers(app)
  await removeMember(app.db, ana.id)
  expect(await deletionsIn(app.settings.DELETIONS_DIR)).toEqual([])
  await syncDeletions(app.services)
  expect(await deletionsIn(app.settings.DELETIONS_DIR)).toEqual([
    createHash('sha256').update(ana.id).digest('hex'),
  ])
})

test('a database with members is replaced only on request', async () => {
  await using app = await testApp()
  await createMembers(app)
  const file = fileIn()
  await backup(app.connection, file, facts)
  await expect(restore(app.connection, file, { migrations, replace: false })).rejects.toThrow(/not empty/)
  expect(await rows(app.db, sql`select 1 from members`)).toHaveLength(2)
})

test('a restore is refused while a program uses the database', async () => {
  await using elsewhere = await emptyDatabase()
  expect(await isInUse(elsewhere.connection)).toBe(false)
  {
    await using app = await testApp({ connection: elsewhere.connection })
    expect((await app.visitor.get('/readyz')).status).toBe(200)
    expect(await isInUse(elsewhere.connection)).toBe(true)
  }
  // The server takes a moment to notice a closed connection.
  await expect.poll(() => isInUse(elsewhere.connection), { timeout: 20_000 }).toBe(false)
})

test('a truncated, modified or invalid backup is refused before anything is changed', async () => {
  await using app = await testApp()
  await createMembers(app)
  const file = fileIn()
  await backup(app.connection, file, facts)
  const whole = readFileSync(file)
  const before = await contentOf(app.connection)
  const text = gunzipSync(whole).toString()
  const spoilt = [
    whole.subarray(0, whole.length - 20),
    gzipSync(text.replace('example.org', 'example.net')),
    gzipSync(text.split('\n').slice(0, -2).join('\n')),
    gzipSync('{"some":"thing"}\n'),
    Buffer.from('not a gzip file'),
  ]
  for (const bytes of spoilt) {
    writeFileSync(file, bytes)
    await expect(checkBackup(file)).rejects.toThrow(/damaged|not a backup/)
    await expect(restore(app.connection, file, { migrations, replace: true })).rejects.toThrow(
      /damaged|not a backup/,
    )
  }
  expect(await contentOf(app.connection)).toEqual(before)
})

test('an unreadable backup file is not reported as damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'))
  await expect(checkBackup(folder)).rejects.toThrow(`${folder} cannot be read (EISDIR).`)
})

test('a backup of an older schema is migrated to the current one', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const file = fileIn()
  await backup(app.connection, file, facts)
  // A backup of an older program, which had only the first three migrations and their tables.
  const old = ['0001-platform.sql', '0002-accounts.sql', '0003-checkin.sql']
  await using elsewhere = await emptyDatabase()
  const { migrateWithin } = await import('../../platform/database/migrate.server.ts')
  const client = await openConnection(elsewhere.connection)
  await migrateWithin(client, migrations, old)
  await client.query(
    `insert into members (id, email, name, shown_name, password_hash) values ($1, 'old@example.org', 'Old', 'Old', '')`,
    [ana.id],
  )
  await client.end()
  await backup(elsewhere.connection, file, facts)
  await restore(elsewhere.connection, file, { migrations, replace: true })
  await using other = await testApp({ connection: elsewhere.connection })
  expect(await rows(other.db, sql`select email from members`)).toEqual([{ email: 'old@example.org' }])
})

test('the doctor finds problems and says how to fix them', async () => {
  await using app = await testApp({ settings: { HOST: '0.0.0.0', PUBLIC_URL: 'http://cairn.example' } })
  const root = join(import.meta.dirname, '../../..')
  const words = async (connection: Parameters<typeof diagnose>[1]) =>
    (await diagnose(app.settings, connection, root))
      .map(({ level, message }) => `${level}: ${message}`)
      .join('\n')
  const found = await words(app.connection)
  expect(found).toContain('wrong: PUBLIC_URL is not https')
  expect(found).toContain('wrong: RATE_LIMITS is off')
  expect(found).toContain('warning: There is no admin')
  expect(found).toContain('good: The schema is up to date.')
  expect(await words({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })).toContain(
    'wrong: The database does not respond',
  )
})
