import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'

test('a check-in needs a signed-in member', async () => {
  await using app = await testApp()
  expect(await app.visitor.post('/api/checkin', { mood: 'present' })).toMatchObject({
    status: 401,
    body: { message: 'Please log in first.' },
  })
})

test('repeated and concurrent check-ins count once a day', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  const body = { mood: 'present', notes: 'Daily check-in completed' }
  expect((await ana.get('/api/checkin/today')).body).toEqual({ hasCheckedIn: false })
  const answers = await Promise.all(Array.from({ length: 40 }, () => ana.post('/api/checkin', body)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { daysOnPath: 1 } })
  expect((await ana.get('/api/checkin/today')).body).toEqual({ hasCheckedIn: true })
  app.clock.advance({ days: 1 })
  expect((await ana.post('/api/checkin', body)).body).toEqual({ daysOnPath: 2 })
  expect((await ana.get('/api/profile')).body).toMatchObject({
    name: 'Ana',
    daysOnPath: 2,
    lastCheckIn: '2026-03-02',
  })
})

test('23:59:59.9 and 0:00:00.1 in the person’s time zone are two days', async () => {
  await using app = await testApp({ now: '2026-09-06T02:59:59.900Z' })
  const ana = await app.member('Ana')
  // Santiago skips the midnight of 2026-09-06.
  const headers = { 'time-zone': 'America/Santiago' }
  app.clock.set('2026-09-06T03:59:59.900Z')
  await ana.post('/api/checkin', {}, { headers })
  app.clock.set('2026-09-06T04:00:00.100Z')
  expect((await ana.post('/api/checkin', {}, { headers })).body).toEqual({ daysOnPath: 2 })
  expect((await ana.get('/api/checkin/days')).body.dates).toEqual(['2026-09-05', '2026-09-06'])
})

test('a check-in made offline counts for the date it was made', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  expect((await ana.post('/api/checkin', { date: '2026-03-08' })).body).toEqual({ daysOnPath: 1 })
  expect(await ana.post('/api/checkin', { date: '2026-02-01' })).toMatchObject({ status: 400 })
  expect(await ana.post('/api/checkin', { date: '2026-02-30' })).toMatchObject({
    status: 400,
    body: { message: 'This is not a date.' },
  })
})

test('with a day that starts at four, actions before four count for the day before', async () => {
  await using app = await testApp({ now: '2026-03-10T16:00:00Z' })
  const ana = await app.member('Ana', { zone: 'America/New_York' })
  const here = { headers: { 'time-zone': 'America/New_York' } }
  const today = async () => (await ana.get('/api/checkin/today', here)).body.hasCheckedIn
  expect((await ana.patch('/api/account', { dayStartsAt: 7 })).status).toBe(400)
  expect((await ana.patch('/api/account', { dayStartsAt: 4 })).body.dayStartsAt).toBe(4)
  app.clock.set('2026-03-11T03:30:00-04:00')
  expect((await ana.post('/api/checkin', {}, here)).body.daysOnPath).toBe(1)
  expect((await ana.get('/api/profile', here)).body).toMatchObject({
    lastCheckIn: '2026-03-10',
    dayStartsAt: 4,
  })
  await ana.post('/api/recovery-tracker/activities/gratitude-practice/complete', {}, here)
  expect(await today()).toBe(true)
  app.clock.set('2026-03-11T04:00:00-04:00')
  expect(await today()).toBe(false)
  expect((await ana.post('/api/checkin', {}, here)).body.daysOnPath).toBe(2)
  const list = (await ana.get('/api/recovery-tracker/activities', here)).body
  expect(list.find(({ id }: { id: string }) => id === 'gratitude-practice').isCompleted).toBe(false)
})
