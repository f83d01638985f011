import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../testing/test-app.server.ts'
import { firstNameOf } from './same-day.ts'

const started = (who: TestPerson, startedOn: string) =>
  who.post('/api/recovery-tracker/counters', { name: 'My recovery', startedOn })
const join = (who: TestPerson, joined = true) => who.put('/api/same-day', { joined })
const sameDay = async (who: TestPerson) => (await who.get('/api/same-day')).body

test('a member without a recovery date cannot join', async () => {
  await using app = await testApp({ now: '2026-03-13T12:00:00Z' })
  const ana = await app.member('Ana')
  expect(await sameDay(ana)).toEqual({ state: 'no-counter', day: null, names: [], more: 0 })
  expect(await join(ana)).toMatchObject({
    status: 409,
    body: { message: 'Set your recovery date in the tracker first.' },
  })
})

test('only those who joined see each other, by first name, on the same day, until they leave', async () => {
  await using app = await testApp({ now: '2026-03-13T12:00:00Z' })
  const [ana, bo, cy, di] = [
    await app.member('Ana Maria'),
    await app.member('Bo'),
    await app.member('Cy'),
    await app.member('Di'),
  ]
  for (const who of [ana, bo, cy]) await started(who, '2026-03-01')
  await started(di, '2026-03-02')
  for (const who of [ana, bo, di]) await join(who)
  expect(await sameDay(bo)).toEqual({ state: 'in', day: 12, names: ['Ana'], more: 0 })
  expect(await sameDay(cy)).toEqual({ state: 'out', day: 12, names: [], more: 0 })
  expect(await sameDay(di)).toMatchObject({ day: 11, names: [] })
  expect((await ana.post('/api/account/export', { password: app.password })).text).toContain(
    'joinedSameDayAt',
  )
  expect((await join(ana, false)).body).toMatchObject({ state: 'out', names: [] })
  expect(await sameDay(bo)).toMatchObject({ names: [] })
})

test('each member’s day is that of their time zone, also across midnight and with a late start of the day', async () => {
  // In Auckland it is the 14th, in Honolulu half past one on the 13th.
  await using app = await testApp({ now: '2026-03-13T11:30:00Z' })
  const people = [
    { name: 'Kiri', zone: 'Pacific/Auckland', startedOn: '2026-03-02' },
    { name: 'Ema', zone: 'Pacific/Honolulu', startedOn: '2026-03-01' },
    { name: 'Ula', zone: 'UTC', startedOn: '2026-03-01' },
    { name: 'Owl', zone: 'America/New_York', startedOn: '2026-03-01' },
  ]
  const by: Record<string, TestPerson> = {}
  for (const { name, zone, startedOn } of people) {
    const who = await app.member(name)
    await who.patch('/api/account', { zone })
    await started(who, startedOn)
    await join(who)
    by[name] = who
  }
  const names = async (name: string) => ((await by[name]?.get('/api/same-day'))?.body.names ?? []).toSorted()
  expect(await names('Ula')).toEqual(['Ema', 'Kiri', 'Owl'])
  await by['Ema']?.patch('/api/account', { dayStartsAt: 4 })
  expect(await names('Ula')).toEqual(['Kiri', 'Owl'])
  expect(await names('Ema')).toEqual([])
  app.clock.advance({ hours: 3 })
  expect(await names('Ula')).toEqual(['Ema', 'Kiri', 'Owl'])
})

test('people who muted or blocked each other and closed accounts are not shown, and a hidden day stays hidden', async () => {
  await using app = await testApp({ now: '2026-03-13T12:00:00Z' })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const ada = await app.member('Ada', { role: 'admin' })
  for (const who of [ana, bo, cy]) {
    await started(who, '2026-03-01')
    await join(who)
  }
  const post = (await bo.post('/api/forum/posts', { content: 'Hi', category: 'general' })).body
  await ana.post(`/api/forum/posts/${post.id}/mute`, { kind: 'block' })
  expect(await sameDay(ana)).toMatchObject({ names: ['Cy'] })
  expect(await sameDay(bo)).toMatchObject({ names: ['Cy'] })
  await ada.post(`/api/admin/members/${cy.id}/close`, { reason: 'You sold pills.' })
  expect(await sameDay(ana)).toMatchObject({ names: [] })
  const settings = {
    weekStart: 1,
    showPoints: true,
    showStreaks: true,
    showDays: false,
    showWeeklyLookBack: true,
  }
  await ana.put('/api/recovery-tracker/settings', settings)
  expect(await sameDay(ana)).toMatchObject({ state: 'in', day: null })
})

test('a suspended member and the others on the same day do not see each other', async () => {
  await using app = await testApp({ now: '2026-03-13T12:00:00Z' })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const mo = await app.member('Mo', { role: 'moderator' })
  for (const who of [ana, bo, cy]) {
    await started(who, '2026-03-01')
    await join(who)
  }
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  const sanction = { kind: 'suspend', days: 1, reason: 'A number.' }
  expect((await mo.post(`/api/admin/forum/cases/${id}/sanction`, sanction)).status).toBe(200)
  expect(await sameDay(bo)).toMatchObject({ names: ['Cy'], more: 0 })
  expect(await sameDay(ana)).toMatchObject({ state: 'in', names: [], more: 0 })
})

test('twelve people are named and the rest are counted', async () => {
  await using app = await testApp({ now: '2026-03-13T12:00:00Z' })
  const people = []
  for (let at = 0; at < 15; at++) {
    const who = await app.member(`Sam${String.fromCharCode(97 + at)}`)
    await started(who, '2026-03-01')
    await join(who)
    people.push(who)
  }
  const [first] = people
  const answer = first && (await sameDay(first))
  expect(answer.names).toHaveLength(12)
  expect(answer.more).toBe(2)
})

test('the first name is the first word of the name that others see', () => {
  expect(['Ana Maria', ' Bo', 'María José', '🪨 stone'].map(firstNameOf)).toEqual([
    'Ana',
    'Bo',
    'María',
    '🪨',
  ])
})
