import { Hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openConnection, rows } from '../../platform/database/db.server.ts'
import { emptyDatabase } from '../../platform/testing/test-database.server.ts'
import { migrations } from '../program/program.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { backup } from './backup.server.ts'
import { checkBackup } from './backup-file.server.ts'
import { restore } from './restore.server.ts'

const facts = { version: 'test', secret: 'none' }
const fileIn = () => join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')

test('a backup that does not read back unchanged neither appears nor replaces an earlier one', async () => {
  await using app = await testApp()
  await app.member('Ana')
  const file = fileIn()
  await backup(app.connection, file, facts)
  const before = readFileSync(file)
  const digest = vi.spyOn(Hash.prototype, 'digest').mockReturnValueOnce('0'.repeat(64) as never)
  await expect(backup(app.connection, file, facts)).rejects.toThrow(
    `No backup was written to ${file}: what was written did not read back unchanged.`,
  )
  digest.mockRestore()
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(await rows(app.db, sql`select 1 from backups`)).toHaveLength(1)
})

test('a backup contains line and paragraph separators that people wrote', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const notes = 'one\u2028two\u2029three\u0085four\r\nfive'
  await ana.post('/api/checkin', { mood: 'present', notes })
  const file = fileIn()
  await backup(app.connection, file, facts)
  expect((await checkBackup(file)).counts['checkins']).toBe(1)
  await using elsewhere = await emptyDatabase()
  await restore(elsewhere.connection, file, { migrations, replace: false })
  const client = await openConnection(elsewhere.connection)
  const { rows } = await client.query('select notes from checkins')
  await client.end()
  expect(rows).toEqual([{ notes }])
})

test('a list of deleted accounts that cannot be read is named, and the backup next to it is complete', async () => {
  await using app = await testApp()
  const file = fileIn()
  mkdirSync(join(dirname(file), 'deletions.txt'))
  await expect(backup(app.connection, file, facts)).rejects.toThrow(
    `${file} is complete, but the list of deleted accounts is not: EISDIR`,
  )
  await checkBackup(file)
  // It is not recorded, so the doctor still warns that there is no backup.
  expect(await rows(app.db, sql`select 1 from backups`)).toEqual([])
})
