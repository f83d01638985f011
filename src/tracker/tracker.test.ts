import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'
import { plusDays } from '../platform/dates.ts'
import { activities } from './activities/activities.ts'
import { activityOf, base, complete, statsOf, undo } from './testing/tracker-calls.server.ts'

test('changing the first day of the week counts no week twice and breaks no streak', async () => {
  await using app = await testApp({ now: '2026-03-15T10:00:00Z' })
  const ana = await app.member('Ana')
  expect((await ana.get(`${base}/settings`)).body).toMatchObject({ weekStart: 1, isSaved: false })
  for (const date of ['2026-03-01', '2026-03-08', '2026-03-15'])
    expect((await complete(ana, 'goal-review', { date })).body.completedNow).toBe(true)
  expect(await activityOf(ana, 'goal-review')).toMatchObject({ isCompleted: true, streak: 3 })
  const settings = {
    weekStart: 7,
    showPoints: false,
    showStreaks: true,
    showDays: true,
    showWeeklyLookBack: true,
  }
  expect((await ana.put(`${base}/settings`, settings)).body).toEqual({ ...settings, isSaved: true })
  expect(await activityOf(ana, 'goal-review')).toMatchObject({ isCompleted: true, streak: 3 })
  expect((await complete(ana, 'goal-review')).body.completedNow).toBe(false)
  app.clock.advance({ days: 6 })
  expect((await complete(ana, 'goal-review')).body.completedNow).toBe(false)
  app.clock.advance({ days: 1 })
  expect((await complete(ana, 'goal-review')).body.completedNow).toBe(true)
  expect((await ana.put(`${base}/settings`, { ...settings, weekStart: 8 })).status).toBe(400)
})

test('a pause preserves a streak, is shown in the calendar, and can be ended', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  for (const date of ['2026-03-06', '2026-03-07']) await complete(ana, 'gratitude-practice', { date })
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 0 })
  for (const date of ['2026-03-08', '2026-03-09']) await ana.put(`${base}/pauses/${date}`)
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 2 })
  expect(await activityOf(ana, 'gratitude-practice')).toMatchObject({ streak: 2 })
  expect((await ana.get(`${base}/calendar?to=0001-01-01`)).status).toBe(400)
  expect((await ana.get(`${base}/calendar?from=2026-03-07&to=2026-03-08`)).body).toEqual([
    { date: '2026-03-07', completed: 1, points: 10, paused: false },
    { date: '2026-03-08', completed: 0, points: 0, paused: true },
  ])
  await ana.del(`${base}/pauses/2026-03-09`)
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 0, totalPoints: 20 })
})

/** Inserts whole years of completions directly into the tables. */
async function insertYears(app: TestApp, who: TestPerson, from: string, to: string) {
  await sql`insert into tracker_completions (member_id, activity_id, period_start, date, points, created_at)
    select ${who.id}, a, d, d, 10, d from generate_series(${from}::date, ${to}::date, '1 day') d, unnest(array['gratitude-practice', 'recovery-reading']) a`.execute(
    app.db,
  )
  await sql`insert into tracker_sums (member_id, points, completions, completed_dates) select member_id, sum(points), count(*),
    range_agg(daterange(date, date + 1)) from tracker_completions where member_id = ${who.id} group by 1`.execute(
    app.db,
  )
  await sql`insert into tracker_activity_dates select member_id, activity_id, range_agg(daterange(date, date + 1))
    from tracker_completions where member_id = ${who.id} group by 1, 2`.execute(app.db)
}

test('a streak of ten years is counted to the day, over pauses and leap days', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  await insertYears(app, ana, '2016-03-10', '2026-03-10')
  const holiday = Array.from({ length: 120 }, (_, at) => plusDays('2016-05-01', at * 30))
  for (const date of holiday) {
    await sql`update tracker_sums set completed_dates = completed_dates - datemultirange(daterange(${date}::date, ${date}::date + 1))
      where member_id = ${ana.id}`.execute(app.db)
    await sql`insert into tracker_pauses values (${ana.id}, ${date})`.execute(app.db)
  }
  expect((await statsOf(ana)).currentStreak).toBe(3_653 - 120)
  expect(await activityOf(ana, 'gratitude-practice')).toMatchObject({ streak: 3_653, isCompleted: true })
})

test('totals and ranges match the completions after concurrent completions and undos', async () => {
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
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    // On a busy machine a request that waits too long for the others is refused; the totals must be right anyway.
    for (const status of statuses) expect([200, 404, 503]).toContain(status)
    expect(statuses).toContain(200)
  }
  const wrong = await rows(
    app.db,
    sql`with done as (select * from tracker_completions where member_id = ${ana.id})
      select 'sums' as what from tracker_sums s, (select coalesce(sum(points), 0) as points, count(*) as completions,
          coalesce(range_agg(daterange(date, date + 1)), '{}') as dates from done) t where s.member_id = ${ana.id}
        and (s.points, s.completions, s.completed_dates) is distinct from (t.points, t.completions, t.dates)
      union all select 'dates' from tracker_activity_dates a where a.member_id = ${ana.id} and a.dates
        is distinct from (select coalesce(range_agg(daterange(date, date + 1)), '{}') from done where done.activity_id = a.activity_id)`,
  )
  expect(wrong).toEqual([])
})

test('a day whose last two completions are undone concurrently no longer counts', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const both = ['gratitude-practice', 'recovery-reading']
  for (const id of both) await complete(ana, id)
  const released = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holder = app.db.transaction().execute(async (tx) => {
    await sql`select 1 from tracker_sums where member_id = ${ana.id} for update`.execute(tx)
    released.resolve()
    await release.promise
  })
  await released.promise
  const undone = both.map((id) => undo(ana, id))
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.count).toBe(2)
  release.resolve()
  await holder
  expect((await Promise.all(undone)).map(({ status }) => status)).toEqual([200, 200])
  expect(await statsOf(ana)).toMatchObject({ totalPoints: 0, currentStreak: 0, activitiesCompleted: 0 })
})

const ids = activities.map(({ id }) => id)
const anyCall = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('complete'), id: fc.constantFrom(...ids) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('days'), days: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('offline'), daysAgo: fc.integer({ min: -3, max: 16 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('start'), daysAgo: fc.integer({ min: -2, max: 30 }) }),
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
type Call = typeof anyCall extends fc.Arbitrary<infer Value> ? Value : never

/** Makes one of the calls that a member may make on any day. */
async function makeCall(call: Call, app: TestApp, ana: TestPerson, counter: string) {
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  const settings = { showPoints: true, showStreaks: true, showDays: false, showWeeklyLookBack: false }
  if ('days' in call) app.clock.advance({ days: call.days })
  else if ('zone' in call) await complete(ana, 'goal-review', undefined, call.zone)
  else if (call.do === 'complete' && 'id' in call) await complete(ana, call.id)
  else if (call.do === 'offline' && 'daysAgo' in call)
    await complete(ana, 'gratitude-practice', { date: plusDays(today, -call.daysAgo) })
  else if (call.do === 'start' && 'daysAgo' in call)
    await ana.post(`${base}/counters/${counter}/restart`, { startedOn: plusDays(today, -call.daysAgo) })
  else if (call.do === 'hide' && 'id' in call)
    await ana.patch(`${base}/activities/${call.id}`, { hidden: true })
  else if ('first' in call) await ana.put(`${base}/settings`, { ...settings, weekStart: call.first })
  else if (call.do === 'pause') await ana.put(`${base}/pauses/${today}`)
  else await ana.post(`${base}/counters`, { name: 'Another', startedOn: today })
}

test('only an undo reduces points, completions, days or history', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  let person = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 8, maxLength: 18 }), async (calls) => {
      person += 1
      const ana = await app.member(`Ana${person}`)
      const { id: counter } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2026-01-01' }))
        .body
      const readTotals = async () => {
        const [stored] = await rows<{ history: number }>(
          app.db,
          sql`select (select count(*) from tracker_completions where member_id = ${ana.id}) + (select count(*) from tracker_runs
            where member_id = ${ana.id}) as history`,
        )
        // All dates are in one zone; further west it is still yesterday.
        const { totalPoints, activitiesCompleted, daysEver, longestRun } = await statsOf(ana, 'UTC')
        return { never: [totalPoints, activitiesCompleted, daysEver, stored?.history ?? 0], longestRun }
      }
      let before = await readTotals()
      for (const call of calls) {
        await makeCall(call, app, ana, counter)
        const after = await readTotals()
        for (const [at, value] of after.never.entries())
          expect(value).toBeGreaterThanOrEqual(before.never[at] ?? 0)
        // A restart with an earlier date ends the run on that date.
        const startedDaysAgo = call.do === 'start' && 'daysAgo' in call ? Math.max(0, call.daysAgo) : 0
        expect(after.longestRun).toBeGreaterThanOrEqual(before.longestRun - startedDaysAgo)
        before = after
      }
    }),
    { numRuns: 6 },
  )
})
