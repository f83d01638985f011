import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { unsubscribeToken } from './unsubscribe-weekly.server.ts'
import { weeklyLookBackOf } from './weekly-look-back.server.ts'

test('the look back describes the week in words without numbers, and never blames for an empty week', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const empty = (await ana.get('/api/recovery-tracker/weekly-look-back')).body.paragraphs.join(' ')
  expect(empty).toContain('Nothing is lost')
  expect(empty).not.toMatch(/fail|miss|should have|lost your|broke/i)
  for (const id of ['morning-meditation', 'support-meeting', 'physical-activity'])
    await ana.post(`/api/recovery-tracker/activities/${id}/complete`, { date: '2026-03-08' })
  const full = (await weeklyLookBackOf(app.db, ana.id, '2026-03-10')).join(' ')
  expect(full).toContain('You went to a meeting')
  expect(full).toContain('several sides of your life')
  expect(full).not.toMatch(/\d/)
})

const weekNotices = async (who: TestPerson) =>
  (await who.get('/api/notices')).body.notices.filter(({ kind }: { kind: string }) => kind === 'week')
const complete = (who: TestPerson, date: string) =>
  who.post('/api/recovery-tracker/activities/morning-meditation/complete', { date })

test('a member with an active week is notified once that it is ready, by the channels they chose', async () => {
  await using app = await testApp({ now: '2026-03-08T16:10:00Z' })
  const [ana, ben, cleo] = [await app.member('Ana'), await app.member('Ben'), await app.member('Cleo')]
  for (const who of [ana, ben]) await complete(who, '2026-03-07')
  const off = { inApp: false, push: false, mail: false }
  await ben.put('/api/notices/settings', { channels: { week: off } })
  const ids = [ana.id, ben.id]
  await Promise.all([
    app.runJob('tracker.look-back-notices', { ids }),
    app.runJob('tracker.look-back-notices', { ids }),
  ])
  await app.runJob('tracker.weekly-look-back')
  await app.runJobs()
  expect(await weekNotices(ana)).toMatchObject([{ count: 1, postId: null, isRead: false }])
  for (const who of [ben, cleo]) expect(await weekNotices(who)).toEqual([])
  await ana.post('/api/notices/read', { upTo: '2026-03-09T00:00:00Z' })
  // A week without activity is not announced.
  app.clock.advance({ days: 7 })
  await app.runJob('tracker.weekly-look-back')
  await app.runJobs()
  expect(await weekNotices(ana)).toHaveLength(1)
  await complete(ana, '2026-03-15')
  await app.runJob('tracker.weekly-look-back')
  await app.runJobs()
  expect(await weekNotices(ana)).toHaveLength(2)
})

test('the notices of many members are many small jobs', async () => {
  await using app = await testApp({ now: '2026-03-08T16:10:00Z' })
  await sql`with made as (insert into members (id, email, name, display_name, password_hash)
      select gen_random_uuid(), 'reader' || n || '@example.org', 'Reader', 'Reader', '' from generate_series(1, 120) n returning id),
    summed as (insert into tracker_sums (member_id, completions) select id, 1 from made)
    insert into tracker_completions (member_id, activity_id, period_start, date, points, created_at)
    select id, 'goal-review', '2026-03-07', '2026-03-07', 5, '2026-03-07' from made`.execute(app.db)
  await app.runJob('tracker.weekly-look-back')
  const jobs = await rows<{ data: { ids: string[] } }>(
    app.db,
    sql`select data from jobs.job where name = 'tracker.look-back-notices'`,
  )
  expect(jobs.map(({ data }) => data.ids.length).sort((a, b) => b - a)).toEqual([50, 50, 20])
  expect(new Set(jobs.flatMap(({ data }) => data.ids)).size).toBe(120)
})

test('the link in an email of version 0.1.0 stops the weekly email, and no other token does', async () => {
  await using app = await testApp()
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const everything = { inApp: true, push: true, mail: true }
  for (const who of [ana, ben]) await who.put('/api/notices/settings', { channels: { week: everything } })
  const token = unsubscribeToken(app.settings, ana.id)
  const path = (one: string) => `/api/recovery-tracker/letter/stop/${one}`
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await app.visitor.post(path(changed))).toMatchObject({
    status: 404,
    body: { message: 'This link does not work. You can choose your emails on the notices page.' },
  })
  expect(await app.visitor.get(path(changed))).toMatchObject({
    status: 303,
    headers: { location: 'http://localhost:3000/stop-weekly-email' },
  })
  expect(await app.visitor.get(path(token))).toMatchObject({
    status: 303,
    headers: { location: `http://localhost:3000/stop-weekly-email#${token}` },
  })
  const week = async (who: TestPerson) => (await who.get('/api/notices/settings')).body.channels.week
  expect(await week(ana)).toEqual(everything)
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  expect(await app.visitor.post(path(token), 'List-Unsubscribe=One-Click', { headers: form })).toMatchObject({
    status: 200,
  })
  expect([await week(ana), await week(ben)]).toEqual([{ ...everything, mail: false }, everything])
  expect(await app.visitor.post(path(token))).toMatchObject({ status: 200 })
})

test('choices for the weekly email are migrated to the settings of notices', async () => {
  await using app = await testApp()
  const [ana, ben, cleo] = [await app.member('Ana'), await app.member('Ben'), await app.member('Cleo')]
  await ben.put('/api/notices/settings', { quiet: { from: 20, to: 9 } })
  await sql`alter table tracker_settings add column letter text not null default 'page'`.execute(app.db)
  const chosen = { [ana.id]: 'mail', [ben.id]: 'off', [cleo.id]: 'page' }
  for (const [id, letter] of Object.entries(chosen))
    await sql`insert into tracker_settings (member_id, letter) values (${id}, ${letter})`.execute(app.db)
  const migration = readFileSync(new URL('../../../migrations/0103-notices.sql', import.meta.url), 'utf8')
  const [, moving = ''] = /(insert into notice_settings[^;]+;[^;]+;)/.exec(migration) ?? []
  for (const statement of moving.split(';').filter((one) => one.trim() !== ''))
    await sql.raw(statement).execute(app.db)
  const settings = async (who: TestPerson) => (await who.get('/api/notices/settings')).body
  expect((await settings(ana)).channels).toMatchObject({
    week: { inApp: true, push: false, mail: true },
    reply: { inApp: true, push: true, mail: false },
  })
  expect(await settings(ben)).toMatchObject({
    channels: { week: { inApp: false, push: false, mail: false } },
    quiet: { from: 20, to: 9 },
  })
  expect((await settings(cleo)).channels.week).toEqual({ inApp: true, push: false, mail: false })
})

test('an upgrade preserves the choices and jobs of the old names', async () => {
  await using app = await testApp()
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  await sql`alter table tracker_settings drop column show_weekly_look_back`.execute(app.db)
  await sql`alter table tracker_settings add column letter text not null default 'page'`.execute(app.db)
  await sql`insert into tracker_settings (member_id, letter) values (${ana.id}, 'off'), (${ben.id}, 'page')`.execute(
    app.db,
  )
  const inAppOnly = { inApp: true, push: false, mail: false }
  await sql`insert into notice_settings (member_id, channels, quiet_from, quiet_to)
    values (${ana.id}, ${JSON.stringify({ letter: inAppOnly })}::jsonb, 22, 8)`.execute(app.db)
  await sql`insert into notices (id, member_id, kind, created_at, in_app, push_due, mail_due)
    values (gen_random_uuid(), ${ben.id}, 'letter', now(), true, false, false)`.execute(app.db)
  await sql`insert into jobs.queue select (jsonb_populate_record(q, '{"name": "tracker.weekly-emails"}')).*
    from jobs.queue q where name = 'tracker.look-back-notices'`.execute(app.db)
  await sql`insert into jobs.job (name, data) values ('tracker.weekly-emails', '{"ids": []}')`.execute(app.db)

  const migration = readFileSync(new URL('../../../migrations/0147-tracker.sql', import.meta.url), 'utf8')
  await app.db.transaction().execute((tx) => sql.raw(migration).execute(tx))

  const readLookBack = async (who: TestPerson) =>
    (await who.get('/api/recovery-tracker/settings')).body.showWeeklyLookBack
  expect([await readLookBack(ana), await readLookBack(ben)]).toEqual([false, true])
  expect((await ana.get('/api/notices/settings')).body.channels.consultation).toEqual(inAppOnly)
  expect((await ben.get('/api/notices')).body.notices).toMatchObject([{ kind: 'consultation' }])
  const jobs = await rows<{ name: string }>(app.db, sql`select name from jobs.job where data = '{"ids": []}'`)
  expect(jobs).toEqual([{ name: 'tracker.look-back-notices' }])
  await app.runJobs()
})
