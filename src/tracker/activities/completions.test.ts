import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { activityOf, base, complete, statsOf, undo } from '../testing/tracker-calls.server.ts'

test('concurrent completions of an activity count once a period, and concurrent undos remove one', async () => {
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

test('daily activities reset the next day, weekly ones on Monday, monthly ones on the first', async () => {
  await using app = await testApp({ now: '2026-02-27T12:00:00Z' })
  const ana = await app.member('Ana')
  const ids = ['gratitude-practice', 'goal-review', 'therapy-session']
  for (const id of ids) await complete(ana, id)
  const completedFlags = async () =>
    Promise.all(ids.map(async (id) => (await activityOf(ana, id)).isCompleted))
  expect(await completedFlags()).toEqual([true, true, true])
  app.clock.advance({ days: 1 })
  expect(await completedFlags()).toEqual([false, true, true])
  app.clock.advance({ days: 1 })
  expect(await completedFlags()).toEqual([false, true, false])
  app.clock.advance({ days: 1 })
  expect(await completedFlags()).toEqual([false, false, false])
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

test('flying west counts no date twice, and flying east across the date line breaks no streak', async () => {
  await using app = await testApp({ now: '2026-03-10T06:00:00Z' })
  const ana = await app.member('Ana')
  await complete(ana, 'gratitude-practice', undefined, 'Asia/Tokyo')
  app.clock.set('2026-03-10T20:00:00Z')
  const second = await complete(ana, 'gratitude-practice', undefined, 'America/Los_Angeles')
  expect(second.body).toEqual({ points: 10, completedNow: false })
  app.clock.set('2026-03-11T20:00:00Z')
  await complete(ana, 'gratitude-practice', undefined, 'America/Los_Angeles')
  // The flight leaves on the evening of the 11th and lands on the 13th, crossing the date line.
  app.clock.set('2026-03-13T01:00:00Z')
  await complete(ana, 'gratitude-practice', undefined, 'Pacific/Auckland')
  expect(await statsOf(ana, 'Pacific/Auckland')).toMatchObject({ currentStreak: 3, totalPoints: 30 })
  const activities = (await ana.get(`${base}/activities`, { headers: { 'time-zone': 'Pacific/Auckland' } }))
    .body
  expect(activities.find(({ id }: { id: string }) => id === 'gratitude-practice').streak).toBe(3)
})

test('a day that was missed at home ends a streak, even if it lasted only a few hours', async () => {
  await using app = await testApp({ now: '2026-03-09T23:50:00Z' })
  const ana = await app.member('Ana')
  await complete(ana, 'gratitude-practice')
  app.clock.set('2026-03-11T00:10:00Z')
  await complete(ana, 'gratitude-practice')
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 1, activitiesCompleted: 2 })
})

test('an offline completion counts for its own date, once', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  await complete(ana, 'gratitude-practice')
  const completions = await Promise.all(
    ['2026-03-09', '2026-03-09', '2026-03-08', '2026-02-26'].map((date) =>
      complete(ana, 'gratitude-practice', { date }),
    ),
  )
  expect(completions.filter(({ body }) => body.completedNow)).toHaveLength(3)
  expect(await statsOf(ana)).toMatchObject({ currentStreak: 3, activitiesCompleted: 4, totalPoints: 40 })
})
