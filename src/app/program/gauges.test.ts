import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.server.ts'

const token = 'a token of sixteen'

async function scrapeMetrics(app: TestApp): Promise<string> {
  const answer = await app.visitor.get('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return answer.text
}

test('metrics show waiting email, jobs and the newest backup', async () => {
  await using app = await testApp({
    now: '2026-11-23T12:00:00Z',
    settings: { METRICS_TOKEN: token, SMTP_URL: 'smtp://127.0.0.1:9' },
  })
  const before = await scrapeMetrics(app)
  expect(before).toContain('cairn_database_connected 1')
  expect(before).toContain('cairn_emails_unsent 0')
  expect(before).not.toMatch(/^cairn_backup_age_seconds /m)

  await sql`delete from mails`.execute(app.db)
  await sql`insert into mails (id, recipient, subject, text, created_at)
    values (gen_random_uuid(), 'ana@example.org', 'Hello', '', '2026-11-23T11:50:00Z')`.execute(app.db)
  await sql`insert into backups (finished_at, rows, bytes) values ('2026-11-23T11:00:00Z', 1, 1)`.execute(
    app.db,
  )
  await app.services.jobs.add(app.db, 'mail.send', { id: '019a0000-0000-7000-8000-000000000000' })
  const after = await scrapeMetrics(app)
  expect(after).toContain('cairn_emails_unsent 1')
  expect(after).toContain('cairn_emails_oldest_unsent_seconds 600')
  expect(after).toContain('cairn_backup_age_seconds 3600')
  expect(after).toContain('cairn_jobs{queue="mail.send",state="created"} 1')
})

test('without the database, metrics respond without its values', async () => {
  await using app = await testApp({ settings: { METRICS_TOKEN: token } })
  await sql`alter table mails rename to mails_away`.execute(app.db)
  const text = await scrapeMetrics(app)
  expect(text).not.toMatch(/^cairn_emails_unsent \d/m)
  expect(text).toMatch(/^cairn_database_pool_connections\{state="idle"\} \d/m)
})
