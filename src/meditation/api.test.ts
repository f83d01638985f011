import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'

const sitting = (more: object = {}) => ({ id: randomUUID(), kind: 'timer', seconds: 600, ...more })

test('a visitor cannot log a sitting', async () => {
  await using app = await testApp()
  expect((await app.visitor.get('/api/meditation/minutes')).status).toBe(401)
  expect((await app.visitor.post('/api/meditation/sittings', sitting())).status).toBe(401)
})

test('the server refuses premium sessions on the free plan', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  for (const id of ['3', '4']) {
    expect((await ana.get(`/api/meditation/sessions/${id}`)).status).toBe(403)
    expect(
      (await ana.post('/api/meditation/sittings', sitting({ kind: 'session', session: id }))).status,
    ).toBe(403)
  }
  expect((await ana.get('/api/meditation/sessions/1')).body.steps.length).toBeGreaterThan(5)
  const ben = await app.member('Ben', { plan: 'premium' })
  expect((await ben.get('/api/meditation/sessions/4')).body.steps.length).toBeGreaterThan(5)
  expect(
    (await ben.post('/api/meditation/sittings', sitting({ kind: 'session', session: '4' }))).status,
  ).toBe(200)
})

test('an invalid sitting is refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  for (const wrong of [
    { seconds: 3 },
    { seconds: 100_000 },
    { seconds: 60.5 },
    { cravingBefore: 11 },
    { cravingAfter: -1 },
    { kind: 'sleeping' },
    { kind: 'session' },
    { kind: 'session', session: '9' },
    { id: 'mine' },
    { member: 'someone else' },
  ])
    expect((await ana.post('/api/meditation/sittings', sitting(wrong))).status, JSON.stringify(wrong)).toBe(
      400,
    )
  expect((await ana.get('/api/meditation/sessions/9')).status).toBe(400)
  expect((await ana.get('/api/meditation/minutes')).body.sittings).toBe(0)
})

test('minutes add up, a sitting sent twice counts once, and the craving afterwards can follow', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  const first = sitting({ cravingBefore: 8 })
  await ana.post('/api/meditation/sittings', first)
  const again = await ana.post('/api/meditation/sittings', { ...first, cravingAfter: 4 })
  expect(again.body).toEqual({
    total: 10,
    lastSevenDays: 10,
    sittings: 1,
    craving: { sittings: 1, change: -4 },
  })
  app.clock.advance({ days: 7 })
  const later = await ana.post(
    '/api/meditation/sittings',
    sitting({ kind: 'breathing', seconds: 90, cravingBefore: 5, cravingAfter: 3 }),
  )
  expect(later.body).toEqual({
    total: 11,
    lastSevenDays: 1,
    sittings: 2,
    craving: { sittings: 2, change: -3 },
  })
})

test('a member cannot write into another member’s session', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const hers = sitting({ cravingBefore: 3 })
  await ana.post('/api/meditation/sittings', hers)
  expect((await ben.post('/api/meditation/sittings', { ...hers, seconds: 9_000 })).status).toBe(409)
  expect((await ana.get('/api/meditation/minutes')).body.total).toBe(10)
  expect((await ben.get('/api/meditation/minutes')).body.total).toBe(0)
})
