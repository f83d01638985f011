import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openConnection } from '../../platform/database/db.server.ts'
import { emptyDatabase } from '../../platform/testing/test-database.server.ts'
import { migrations } from '../program/program.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { backup } from './backup.server.ts'
import { checkBackup } from './backup-file.server.ts'
import { restore } from './restore.server.ts'

test('a backup contains line and paragraph separators that people wrote', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const notes = 'one\u2028two\u2029three\u0085four\r\nfive'
  await ana.post('/api/checkin', { mood: 'present', notes })
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')
  await backup(app.connection, file, { version: 'test', secret: 'none' })
  expect((await checkBackup(file)).counts['checkins']).toBe(1)
  await using elsewhere = await emptyDatabase()
  await restore(elsewhere.connection, file, { migrations, replace: false })
  const client = await openConnection(elsewhere.connection)
  const { rows } = await client.query('select notes from checkins')
  await client.end()
  expect(rows).toEqual([{ notes }])
})
