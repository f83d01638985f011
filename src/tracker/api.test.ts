import fc from 'fast-check'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { plusDays } from '../platform/clock.ts'
import { rows } from '../platform/database/db.server.ts'
import { activities } from './activities/activities.ts'

const base = '/api/recovery-tracker'
const complete = (who: TestPerson, id: string, body?: object, zone?: string) =>
  who.post(`${base}/activities/${id}/complete`, body, zone ? { headers: { 'time-zone': zone } } : {})
const undo = (who: TestPerson, id: string) => who.del(`${base}/activities/${id}/complete`)
const statsOf = async (who: TestPerson, zone?: string) =>
  (await who.get(`${base}/stats`, zone ? { headers: { 'time-zone': zone } } : {})).body
async function activityOf(who: TestPerson, id: string) {
  const { body } = await who.get(`${base}/activities`)
  return body.find((activity: { id: string }) => activity.id === id)
}
const own = { title: 'Swim', category: 'physical', frequency: 'daily', points: 12 }

test('the tracker is for those who are signed in', async () => {
  await using app = await testApp()
  for (const path of ['activities', 'stats', 'calendar', 'counters', 'settings', 'letter', 'export.csv'])
    expect((await app.visitor.get(`${base}/${path}`)).status, path).toBe(401)
  expect((await complete(app.visitor, 'gratitude-practice')).status).toBe(401)
})

test('what does not exist, lies ahead or lies too far back is refused in words', async () => {
  await using app = await testApp({ now: '2026-03-20T10:00:00Z' })
  const ana = await app.member('Ana')
  expect(await complete(ana, 'no-such-thing')).toMatchObject({
    status: 404,
    body: { message: 'There is no such activity.' },
  })
  for (const date of ['2026-03-05', '2026-03-22', '2026-02-30', 'yesterday'])
    expect((await complete(ana, 'gratitude-practice', { date })).status, date).toBe(400)
  expect((await complete(ana, 'gratitude-practice', { points: 500 })).status).toBe(400)
  expect(await undo(ana, 'gratitude-practice')).toMatchObject({
    status: 404,
    body: { message: 'This activity is not completed in the current period.' },
  })
  expect((await ana.put(`${base}/pauses/2026-03-01`)).status).toBe(400)
  expect((await ana.put(`${base}/pauses/2026-06-01`)).status).toBe(400)
  expect((await ana.put(`${base}/self-checks/current`, { answers: { unknown: 3 } })).status).toBe(400)
  expect((await ana.put(`${base}/self-checks/current`, { answers: { hope: 6 } })).status).toBe(400)
  expect((await ana.post(`${base}/counters`, { name: ' ', startedOn: '2026-03-01' })).status).toBe(400)
  expect((await ana.post(`${base}/counters`, { name: 'NA', startedOn: '2026-04-01' })).status).toBe(400)
})

test('the eleven are there from the start, with nothing done', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { body } = await ana.get(`${base}/activities`)
  expect(body).toEqual(activities.map((activity) => ({ ...activity, own: false, hidden: false })))
  expect(await statsOf(ana)).toEqual({
    totalPoints: 0,
    currentStreak: 0,
    activitiesCompleted: 0,
    recoveryDays: 0,
    daysEver: 0,
    longestRun: 0,
    startedOn: null,
  })
})

test('an activity counts once a period, however parallel it is pressed, and undo takes it back once', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const ids = ['morning-meditation', 'support-meeting', 'therapy-session', 'physical-activity']
  const presses = Array.from({ length: 40 }, (_, press) => ids[press % 4] ?? '')
  const answers = await Promise.all(presses.map((id) => complete(ana, id)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.filter(({ body }) => body.completedNow)).toHaveLength(4)
  expect(await statsOf(ana)).toMatchObject({ totalPoints: 100, activitiesCompleted: 4, currentStreak: 1 })
  expect(await activityOf(ana, 'support-meeting')).toMatchObject({ isCompleted: true, streak: 1 })
  const undone = await Promise.all(Array.from({ length: 10 }, () => undo(ana, 'therapy-session')))
  expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await statsOf(ana)).toMatchObject({ totalPoints: 50, activitiesCompleted: 3 })
  expect((await ana.get(`${base}/calendar`)).body).toEqual([
    { date: '2026-03-10', completed: 3, points: 50, paused: false },
  ])
})

test('daily ones begin anew the next day, weekly ones on Monday, monthly ones on the first', async () => {
  await using app = await testApp({ now: '2026-02-27T12:00:00Z' })
  const ana = await app.member('Ana')
  const ids = ['gratitude-practice', 'goal-review', 'therapy-session']
  for (const id of ids) await complete(ana, id)
  const done = async () => Promise.all(ids.map(async (id) => (await activityOf(ana, id)).isCompleted))
  expect(await done()).toEqual([true, true, true])
  app.clock.advance({ days: 1 })
  expect(await done()).toEqual([false, true, true])
  app.clock.advance({ days: 1 })
  expect(await done()).toEqual([false, true, false])
  app.clock.advance({ days: 1 })
  expect(await done()).toEqual([false, false, false])
  expect(await activityOf(ana, 'therapy-session')).toMatchObject({ streak: 1 })
})

test('the last moment of a day and the first of the next are two days, in zones without midnight too', async () => {
  await using app = await testApp()
  const nights = [
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
    ['America/Havana', '2026-03-08'],
    ['Asia/Beirut', '2026-03-29'],
    ['Pacific/Apia', '2011-12-31'],
    ['Europe/Berlin', '2024-02-29'],
  ] as const
  const ana = await app.member('Ana')
  let most = 0
  for (const [zone, date] of nights.toSorted((a, b) => (a[1] < b[1] ? -1 : 1))) {
    const first = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
    app.clock.set(new Date(first - 100).toISOString())
    await complete(ana, 'gratitude-practice', undefined, zone)
    app.clock.set(new Date(first + 100).toISOString())
    expect((await complete(ana, 'gratitude-practice', undefined, zone)).body.completedNow, zone).toBe(true)
    most += 2
    expect(await statsOf(ana, zone), zone).toMatchObject({ activitiesCompleted: most, currentStreak: 2 })
  }
})

test('moving west gives no date twice, and moving east over the date line breaks no streak', async () => {
  await using app = await testApp({ now: '2026-03-10T06:00:00Z' })
  const ana = await app.member('Ana')
  await complete(ana, 'gratitude-practice', undefined, 'Asia/Tokyo')
  app.clock.set('2026-03-10T20:00:00Z')
  const again = await complete(ana, 'gratitude-practice', undefined, 'America/Los_Angeles')
  expect(again.body).toEqual({ points: 10, completedNow: false })
  app.clock.set('2026-03-11T20:00:00Z')
  await complete(ana, 'gratitude-practice', undefined, 'America/Los_Angeles')
  // In the air from the evening of the 11th; the 12th exists only in part, and the 13th is where they land.
  app.clock.set('2026-03-13T01:00:00Z')
  await complete(ana, 'gratitude-practice', undefined, 'Pacific/Auckland')
  expect(await statsOf(ana, 'Pacific/Auckland')).toMatchObject({ currentStreak: 3, totalPoints: 30 })
  const streak = (await ana.get(`${base}/activities`, { headers: { 'time-zone': 'Pacific/Auckland' } })).body
  expect(streak.find(({ id }: { id: string }) => id === 'gratitude-practice').streak).toBe(3)
})

test('a day that was missed at home ends a streak, however few hours lie between', async () => {
  await using app = await testApp({ now: '2026-03-09T23:50:00Z' })
  const ana = await app.member('Ana')
  await complete(ana, 'gratitude-practice')
  app.clock.set('2026-03-11T00:10:00Z')
  await complete(ana, 'gratitude-practice')
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 1, activitiesCompleted: 2 })
})

test('what was done offline counts for its own date, once', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  await complete(ana, 'gratitude-practice')
  const sent = await Promise.all(
    ['2026-03-09', '2026-03-09', '2026-03-08', '2026-02-26'].map((date) =>
      complete(ana, 'gratitude-practice', { date }),
    ),
  )
  expect(sent.filter(({ body }) => body.completedNow)).toHaveLength(3)
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 3, activitiesCompleted: 4, totalPoints: 40 })
})

test('weeks begin as the person wants, which gives no week twice and ends no streak', async () => {
  await using app = await testApp({ now: '2026-03-15T10:00:00Z' })
  const ana = await app.member('Ana')
  expect((await ana.get(`${base}/settings`)).body).toMatchObject({ weekStart: 1, kept: false })
  for (const date of ['2026-03-01', '2026-03-08', '2026-03-15'])
    expect((await complete(ana, 'goal-review', { date })).body.completedNow).toBe(true)
  expect(await activityOf(ana, 'goal-review')).toMatchObject({ isCompleted: true, streak: 3 })
  const settings = { weekStart: 7, showPoints: false, showStreaks: true, showDays: true, letter: 'page' }
  expect((await ana.put(`${base}/settings`, settings)).body).toEqual({ ...settings, kept: true })
  expect(await activityOf(ana, 'goal-review')).toMatchObject({ isCompleted: true, streak: 3 })
  expect((await complete(ana, 'goal-review')).body.completedNow).toBe(false)
  app.clock.advance({ days: 6 })
  expect((await complete(ana, 'goal-review')).body.completedNow).toBe(false)
  app.clock.advance({ days: 1 })
  expect((await complete(ana, 'goal-review')).body.completedNow).toBe(true)
  expect((await ana.put(`${base}/settings`, { ...settings, weekStart: 8 })).status).toBe(400)
})

test('a pause keeps a streak, shows in the calendar, and can be ended', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  for (const date of ['2026-03-06', '2026-03-07']) await complete(ana, 'gratitude-practice', { date })
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 0 })
  for (const date of ['2026-03-08', '2026-03-09']) await ana.put(`${base}/pauses/${date}`)
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 2 })
  expect(await activityOf(ana, 'gratitude-practice')).toMatchObject({ streak: 2 })
  expect((await ana.get(`${base}/calendar?from=2026-03-07&to=2026-03-08`)).body).toEqual([
    { date: '2026-03-07', completed: 1, points: 10, paused: false },
    { date: '2026-03-08', completed: 0, points: 0, paused: true },
  ])
  await ana.del(`${base}/pauses/2026-03-09`)
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 0, totalPoints: 20 })
})

test('own activities have limits, count like the others, and belong to one person', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const add = (part: object) => ana.post(`${base}/activities`, { ...own, ...part })
  expect(await add({ points: 51 })).toMatchObject({
    status: 400,
    body: { message: 'An own activity has at most 50 points.' },
  })
  for (const part of [{ points: 0 }, { points: 1.5 }, { title: '​ ' }, { title: 'x'.repeat(81) }])
    expect((await add(part)).status, JSON.stringify(part)).toBe(400)
  const { id } = (await add({})).body
  expect((await complete(ben, id)).status).toBe(404)
  expect((await ben.patch(`${base}/activities/${id}`, { title: 'Mine' })).status).toBe(404)
  expect((await complete(ana, id)).body).toEqual({ points: 12, completedNow: true })
  await ana.patch(`${base}/activities/${id}`, { frequency: 'weekly', points: 20 })
  expect(await activityOf(ana, id)).toMatchObject({ isCompleted: true, points: 20, frequency: 'weekly' })
  expect((await complete(ana, id)).body.completedNow).toBe(false)
  expect(await statsOf(ana)).toMatchObject({ totalPoints: 12 })
  expect((await ana.patch(`${base}/activities/goal-review`, { points: 50 })).status).toBe(403)
  expect((await ana.patch(`${base}/activities/goal-review`, { hidden: true })).status).toBe(200)
  expect(await activityOf(ana, 'goal-review')).toMatchObject({ hidden: true })
  const many = await Promise.all(Array.from({ length: 35 }, () => add({})))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(6)
})

test('a new start keeps every day lived before, and can be taken back', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2025-03-10' })).body
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 365, daysEver: 365, longestRun: 365 })
  const start = `${base}/counters/${id}/new-start`
  expect(await ana.post(start, { startedOn: '2025-03-10' })).toMatchObject({ status: 400 })
  expect((await ana.del(start)).status).toBe(404)
  expect((await ana.post(start, { startedOn: '2026-03-09', note: 'A hard week' })).status).toBe(200)
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 1, daysEver: 365, longestRun: 364 })
  const [counter] = (await ana.get(`${base}/counters`)).body
  expect(counter).toMatchObject({
    name: 'Sober',
    startedOn: '2026-03-09',
    daysNow: 1,
    runs: [{ startedOn: '2025-03-10', endedOn: '2026-03-09', days: 364, note: 'A hard week' }],
    reached: [{ title: '24 hours', date: '2026-03-10' }],
    next: { title: '30 days', date: '2026-04-08' },
  })
  expect((await ana.del(start)).status).toBe(200)
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 365, startedOn: '2025-03-10' })
})

test('a setback of several days ends the run on its first day, and leaves the sober days of the month', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/counters`, { name: 'My recovery', startedOn: '2025-03-10' })).body
  const start = `${base}/counters/${id}/new-start`
  const wrong = { status: 400, body: { message: expect.stringContaining('A setback begins after') } }
  expect(await ana.post(start, { startedOn: '2026-03-09', endedOn: '2026-03-10' })).toMatchObject(wrong)
  expect(await ana.post(start, { startedOn: '2026-03-09', endedOn: '2025-03-09' })).toMatchObject(wrong)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ recent: null, runs: [] }])
  expect((await ana.post(start, { startedOn: '2026-03-09', endedOn: '2026-03-06' })).status).toBe(200)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([
    { recent: { sober: 27, of: 30 }, runs: [{ endedOn: '2026-03-06', days: 361 }], daysEver: 362 },
  ])
})

test('a date can be corrected and back-dated; several counters stand beside each other, ten at most', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const add = (name: string) => ana.post(`${base}/counters`, { name, startedOn: '2026-03-01' })
  const { id } = (await add('Alcohol')).body
  await ana.patch(`${base}/counters/${id}`, { startedOn: '2016-02-29' })
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 3_662, startedOn: '2016-02-29' })
  expect((await ana.patch(`${base}/counters/${id}`, { startedOn: '2026-03-12' })).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 12 }, (_, at) => add(`Counter ${at}`)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 3_662 })
})

test('another person’s counter is not there', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2026-03-01' })).body
  await ana.post(`${base}/counters/${id}/new-start`, { startedOn: '2026-03-05' })
  const counter = `${base}/counters/${id}`
  for (const answer of [
    await ben.patch(counter, { name: 'Mine' }),
    await ben.del(counter),
    await ben.post(`${counter}/new-start`, { startedOn: '2026-03-09' }),
    await ben.del(`${counter}/new-start`),
  ])
    expect(answer.status).toBe(404)
  expect((await ben.get(`${base}/counters`)).body).toEqual([])
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ name: 'Sober', runs: [{ days: 4 }] }])
})

test('a month’s self-check can be changed within its month and stays with the months before', async () => {
  await using app = await testApp({ now: '2026-02-28T10:00:00Z' })
  const ana = await app.member('Ana')
  const check = `${base}/self-checks/current`
  await ana.put(check, { answers: { people: 2, hope: 3 } })
  await ana.put(check, { answers: { people: 3, hope: 3 } })
  app.clock.advance({ days: 1 })
  await ana.put(check, { answers: { people: 4 } })
  expect((await ana.get(`${base}/self-checks`)).body).toEqual([
    { month: '2026-02-01', answers: { people: 3, hope: 3 } },
    { month: '2026-03-01', answers: { people: 4 } },
  ])
})

test('an export holds everything that is stored, and its table runs no formula', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/activities`, { ...own, title: '=1+1 "walk", far' })).body
  await complete(ana, id)
  await complete(ana, 'goal-review')
  await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2026-03-01' })
  await ana.put(`${base}/pauses/2026-03-11`)
  const table = await ana.get(`${base}/export.csv`)
  expect(table.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="recovery-tracker.csv"',
  })
  expect(table.text.split('\r\n').sort()).toEqual(
    ['', 'date,activity,points', '2026-03-10,"Goal review",15', `2026-03-10,"'=1+1 ""walk"", far",12`].sort(),
  )
  const { tracker } = (await ana.get(`${base}/export.json`)).body
  expect(tracker).toMatchObject({
    sums: { points: 27, completions: 2 },
    counters: [{ name: 'Sober', startedOn: '2026-03-01' }],
    pauses: ['2026-03-11'],
  })
  expect(tracker.completions).toHaveLength(2)
})

/** Whole years of completions, written straight into the tables. */
async function livedYears(app: TestApp, who: TestPerson, from: string, to: string) {
  await sql`insert into tracker_completions (member_id, activity_id, period_start, date, points, created_at)
    select ${who.id}, a, d, d, 10, d from generate_series(${from}::date, ${to}::date, '1 day') d, unnest(array['gratitude-practice', 'recovery-reading']) a`.execute(
    app.db,
  )
  await sql`insert into tracker_sums (member_id, points, completions, lived) select member_id, sum(points), count(*),
    range_agg(daterange(date, date + 1)) from tracker_completions where member_id = ${who.id} group by 1`.execute(
    app.db,
  )
  await sql`insert into tracker_lived select member_id, activity_id, range_agg(daterange(date, date + 1))
    from tracker_completions where member_id = ${who.id} group by 1, 2`.execute(app.db)
}

test('a streak of ten years is counted to the day, over pauses and leap days', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  await livedYears(app, ana, '2016-03-10', '2026-03-10')
  const holiday = Array.from({ length: 120 }, (_, at) => plusDays('2016-05-01', at * 30))
  for (const date of holiday) {
    await sql`update tracker_sums set lived = lived - datemultirange(daterange(${date}::date, ${date}::date + 1))
      where member_id = ${ana.id}`.execute(app.db)
    await sql`insert into tracker_pauses values (${ana.id}, ${date})`.execute(app.db)
  }
  expect((await statsOf(ana)).currentStreak).toBe(3_653 - 120)
  expect(await activityOf(ana, 'gratitude-practice')).toMatchObject({ streak: 3_653, isCompleted: true })
})

test('sums and stretches say what the completions say, after presses and undos in parallel', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const ids = ['gratitude-practice', 'recovery-reading', 'goal-review', 'therapy-session']
  for (let round = 0; round < 4; round += 1) {
    const presses = Array.from({ length: 24 }, (_, press) => {
      const id = ids[press % 4] ?? ''
      if (press % 3 === 2) return undo(ana, id)
      const date = plusDays('2026-03-10', -((press * 7 + round) % 5))
      return complete(ana, id, press % 2 === 0 ? { date } : undefined)
    })
    for (const { status } of await Promise.all(presses)) expect([200, 404]).toContain(status)
  }
  const wrong = await rows(
    app.db,
    sql`with told as (select * from tracker_completions where member_id = ${ana.id})
      select 'sums' as what from tracker_sums s, (select coalesce(sum(points), 0) as points, count(*) as completions,
          coalesce(range_agg(daterange(date, date + 1)), '{}') as lived from told) t where s.member_id = ${ana.id}
        and (s.points, s.completions, s.lived) is distinct from (t.points, t.completions, t.lived)
      union all select 'lived' from tracker_lived l where l.member_id = ${ana.id} and l.lived
        is distinct from (select coalesce(range_agg(daterange(date, date + 1)), '{}') from told where told.activity_id = l.activity_id)`,
  )
  expect(wrong).toEqual([])
})

test('a day whose last two completions are taken back at the same time counts no longer', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const both = ['gratitude-practice', 'recovery-reading']
  for (const id of both) await complete(ana, id)
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holder = app.db.transaction().execute(async (tx) => {
    await sql`select 1 from tracker_sums where member_id = ${ana.id} for update`.execute(tx)
    held.resolve()
    await release.promise
  })
  await held.promise
  const undone = both.map((id) => undo(ana, id))
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.count).toBe(2)
  release.resolve()
  await holder
  expect((await Promise.all(undone)).map(({ status }) => status)).toEqual([200, 200])
  expect(await statsOf(ana)).toMatchObject({ totalPoints: 0, currentStreak: 0, activitiesCompleted: 0 })
})

test('nothing but taking something back lowers points, completions, days or history', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ids = activities.map(({ id }) => id)
  const call = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('complete'), id: fc.constantFrom(...ids) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('days'), days: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('kept'), back: fc.integer({ min: -3, max: 16 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('start'), back: fc.integer({ min: -2, max: 30 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('counter') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('pause') }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('weeks'), first: fc.integer({ min: 1, max: 7 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('hide'), id: fc.constantFrom(...ids) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('move'),
        zone: fc.constantFrom('Pacific/Apia', 'Pacific/Niue'),
      }),
    },
  )
  let person = 0
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 8, maxLength: 18 }), async (calls) => {
      person += 1
      const ana = await app.member(`Ana${person}`)
      const { id: counter } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2026-01-01' }))
        .body
      const look = async () => {
        const [kept] = await rows<{ history: number }>(
          app.db,
          sql`select (select count(*) from tracker_completions where member_id = ${ana.id}) + (select count(*) from tracker_runs
            where member_id = ${ana.id}) as history`,
        )
        // Looked at from one place: further west it is still yesterday.
        const { totalPoints, activitiesCompleted, daysEver, longestRun } = await statsOf(ana, 'UTC')
        return { never: [totalPoints, activitiesCompleted, daysEver, kept?.history ?? 0], longestRun }
      }
      let before = await look()
      for (const each of calls) {
        const today = new Date(app.clock.now()).toISOString().slice(0, 10)
        const settings = { showPoints: true, showStreaks: true, showDays: false, letter: 'off' }
        if ('days' in each) app.clock.advance({ days: each.days })
        else if ('zone' in each) await complete(ana, 'goal-review', undefined, each.zone)
        else if (each.do === 'complete' && 'id' in each) await complete(ana, each.id)
        else if (each.do === 'kept' && 'back' in each)
          await complete(ana, 'gratitude-practice', { date: plusDays(today, -each.back) })
        else if (each.do === 'start' && 'back' in each)
          await ana.post(`${base}/counters/${counter}/new-start`, { startedOn: plusDays(today, -each.back) })
        else if (each.do === 'hide' && 'id' in each)
          await ana.patch(`${base}/activities/${each.id}`, { hidden: true })
        else if ('first' in each) await ana.put(`${base}/settings`, { ...settings, weekStart: each.first })
        else if (each.do === 'pause') await ana.put(`${base}/pauses/${today}`)
        else await ana.post(`${base}/counters`, { name: 'Another', startedOn: today })
        const after = await look()
        for (const [at, value] of after.never.entries())
          expect(value).toBeGreaterThanOrEqual(before.never[at] ?? 0)
        // A start that is dated back says itself that the run before it ended earlier.
        const saidBack = each.do === 'start' && 'back' in each ? Math.max(0, each.back) : 0
        expect(after.longestRun).toBeGreaterThanOrEqual(before.longestRun - saidBack)
        before = after
      }
    }),
    { numRuns: 6 },
  )
})
