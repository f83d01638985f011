import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openConnection, rows } from '../../platform/database/db.server.ts'
import { emptyDatabase } from '../../platform/testing/test-database.server.ts'
import { migrations } from '../program/program.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { backup } from './backup.server.ts'
import { restore } from './restore.server.ts'

test('pending and running email jobs run after a restore that is killed once it has replaced the data', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { services } = app
  for (const subject of ['A link', 'Sending this one'])
    await services.mail.send(app.db, {
      to: 'ana@example.org',
      memberId: undefined,
      subject,
      text: 'Here.',
      priority: 'urgent',
    })
  await sql`update jobs.job set state = 'active', started_on = now() where id in (select id from jobs.job where name = 'mail.send' limit 1)`.execute(
    app.db,
  )
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')
  await backup(app.connection, file, { version: 'test', secret: 'none' })
  await using elsewhere = await emptyDatabase()
  await restore(elsewhere.connection, file, { migrations, replace: false })
  // A backup that is made before the next start has them too.
  await backup(elsewhere.connection, file, { version: 'test', secret: 'none' })
  await restore(elsewhere.connection, file, { migrations, replace: true })
  for (const start of ['first', 'second']) {
    await using other = await testApp({ connection: elsewhere.connection })
    const queued = (await other.services.jobs.counts()).filter(({ waiting }) => waiting > 0)
    expect(queued, start).toEqual([{ name: 'mail.send', waiting: 2, active: 0, failed: 0 }])
  }
})

test('a restore deletes no tables of another program unless that is requested', async () => {
  await using app = await testApp()
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')
  await backup(app.connection, file, { version: 'test', secret: 'none' })
  await using elsewhere = await emptyDatabase()
  const client = await openConnection(elsewhere.connection)
  await client.query('create table invoices as select 1 as number')
  const into = (replace: boolean) => restore(elsewhere.connection, file, { migrations, replace })
  await expect(into(false)).rejects.toThrow('This database is not empty. Add --replace')
  expect((await client.query('select number from invoices')).rows).toEqual([{ number: 1 }])
  await client.end()
  await into(true)
})

test('a restore brings back no email to a deleted account whose address was not confirmed', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const ana = await app.member('Ana')
  const emailsToAna = () => rows(app.db, sql`select 1 from mails where recipient = ${ana.email}`)
  await sql`update members set email = 'unverified:' || id, unverified_email = email`.execute(app.db)
  await app.visitor.post('/api/contact', {
    name: 'A',
    email: ana.email,
    subject: 'general',
    message: 'Hello.',
  })
  expect(await emailsToAna()).not.toEqual([])
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-backup-')), 'cairn.backup')
  await backup(app.connection, file, { version: 'test', secret: 'none' })
  await ana.post('/api/account/delete', { password: app.password })
  expect(await emailsToAna()).toEqual([])
  expect((await restore(app.connection, file, { migrations, replace: true })).deletedAgain).toBe(1)
  expect(await emailsToAna()).toEqual([])
})
