import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { weeklyEmailOf } from './weekly-email.server.ts'

const usual = { weekStart: 1, showPoints: true, showStreaks: true, showDays: true }

test('the letter tells in words what was done, without a number, and never scolds an empty week', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const empty = (await ana.get('/api/recovery-tracker/letter')).body.paragraphs.join(' ')
  expect(empty).toContain('Nothing is lost')
  expect(empty).not.toMatch(/fail|miss|should have|lost your|broke/i)
  for (const id of ['morning-meditation', 'support-meeting', 'physical-activity'])
    await ana.post(`/api/recovery-tracker/activities/${id}/complete`, { date: '2026-03-08' })
  const full = (await weeklyEmailOf(app.db, ana.id, '2026-03-10')).join(' ')
  expect(full).toContain('You went to a meeting')
  expect(full).toContain('Body, mind and company')
  expect(full).not.toMatch(/\d/)
})

test('the weekly email goes to every member who chose it, once a week', async () => {
  await using app = await testApp({
    now: '2026-03-08T16:10:00Z',
    settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  await app.member('Cleo')
  await ana.put('/api/recovery-tracker/settings', { ...usual, letter: 'mail' })
  await ben.put('/api/recovery-tracker/settings', { ...usual, letter: 'page' })
  const waiting = async () =>
    (
      await rows(
        app.db,
        sql`select 1 from jobs.job where name = 'tracker.weekly-emails' and state = 'created'`,
      )
    ).length
  const letters = async () => (await app.mails()).filter(({ subject }) => subject === 'Your week')
  const ids = [ana.id]
  await Promise.all([
    app.runJob('tracker.weekly-emails', { ids }),
    app.runJob('tracker.weekly-emails', { ids }),
  ])
  await app.runJob('tracker.letter')
  await app.runJob('tracker.letter')
  expect(await waiting()).toBe(0)
  expect(await letters()).toMatchObject([{ to: ana.email }])
  app.clock.advance({ days: 7 })
  await app.runJob('tracker.letter')
  await app.runJob('tracker.letter')
  expect(await waiting()).toBe(1)
  await app.runJob('tracker.weekly-emails', { ids: [ana.id, ben.id] })
  expect(await letters()).toHaveLength(2)
})

test('the weekly email of many members is many small jobs', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  await sql`with made as (insert into members (id, email, name, shown_name, password_hash)
      select gen_random_uuid(), 'reader' || n || '@example.org', 'Reader', 'Reader', '' from generate_series(1, 120) n returning id)
    insert into tracker_settings (member_id, week_start, show_points, show_streaks, show_days, letter)
    select id, 1, true, true, true, 'mail' from made`.execute(app.db)
  await app.runJob('tracker.letter')
  const jobs = await rows<{ data: { ids: string[] } }>(
    app.db,
    sql`select data from jobs.job where name = 'tracker.weekly-emails'`,
  )
  expect(jobs.map(({ data }) => data.ids.length).sort((a, b) => b - a)).toEqual([50, 50, 20])
  expect(new Set(jobs.flatMap(({ data }) => data.ids)).size).toBe(120)
})

test('the email itself can stop it: by one click of a mail program, or on a page, and nothing else can', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  for (const reader of [ana, ben])
    await reader.put('/api/recovery-tracker/settings', { ...usual, letter: 'mail' })
  await app.runJob('tracker.weekly-emails', { ids: [ana.id] })
  const [stored] = await rows<{ url: string; text: string }>(
    app.db,
    sql`select unsubscribe_url as url, text from mails where recipient = ${ana.email}`,
  )
  const path = new URL(stored?.url ?? '').pathname
  const token = path.split('/').at(-1)
  expect(stored?.text).toContain(`http://localhost:3000/stop-weekly-email#${token}`)
  const changed = `${token?.slice(0, -2)}${token?.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await app.visitor.post(path.replace(token ?? '', changed))).toMatchObject({
    status: 404,
    body: { message: 'This link does not work. You can turn the weekly email off on the tracker page.' },
  })
  expect(await app.visitor.get(path)).toMatchObject({
    status: 303,
    headers: { location: `http://localhost:3000/stop-weekly-email#${token}` },
  })
  const letter = async (reader: typeof ana) =>
    (await reader.get('/api/recovery-tracker/settings')).body.letter
  expect(await letter(ana)).toBe('mail')
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  expect(await app.visitor.post(path, 'List-Unsubscribe=One-Click', { headers: form })).toMatchObject({
    status: 200,
  })
  expect([await letter(ana), await letter(ben)]).toEqual(['page', 'mail'])
  expect(await app.visitor.post(path)).toMatchObject({ status: 200 })
})
