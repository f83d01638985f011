import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../platform/testing/test-database.server.ts'
import { migrations } from '../program/program.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { backup } from './backup.server.ts'
import { restore } from './restore.server.ts'

test('pending emails are sent if a restore is killed after it has replaced the data', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { services } = app
  await services.mail.send(app.db, {
    to: 'ana@example.org',
    subject: 'A link',
    text: 'Here.',
    priority: 'urgent',
  })
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')
  await backup(app.connection, file, { version: 'test', secret: 'none' })
  await using elsewhere = await emptyDatabase()
  await restore(elsewhere.connection, file, { migrations, replace: false })
  for (const start of ['first', 'second']) {
    await using other = await testApp({ connection: elsewhere.connection })
    const queued = (await other.services.jobs.counts()).filter(({ waiting }) => waiting > 0)
    expect(queued, start).toEqual([{ name: 'mail.send', waiting: 1, active: 0, failed: 0 }])
  }
})
