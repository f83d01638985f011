import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { activities } from './activities/activities.ts'
import { activityOf, base, complete, own, statsOf, undo } from './testing/tracker-calls.server.ts'

test('the tracker needs a signed-in member', async () => {
  await using app = await testApp()
  for (const path of [
    'activities',
    'stats',
    'calendar',
    'counters',
    'settings',
    'weekly-look-back',
    'export.csv',
  ])
    expect((await app.visitor.get(`${base}/${path}`)).status, path).toBe(401)
  expect((await complete(app.visitor, 'gratitude-practice')).status).toBe(401)
})

test('unknown activities and dates in the future or too far back are refused with a message', async () => {
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

test('a new member has the eleven activities, none completed', async () => {
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

test('own activities have limits, count like the others, and belong to one person', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const add = (part: object) => ana.post(`${base}/activities`, { ...own, ...part })
  expect(await add({ points: 51 })).toMatchObject({
    status: 400,
    body: { message: 'An activity of your own has at most 50 points.' },
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

test('an export contains everything that is stored, and its CSV contains no formula', async () => {
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
