import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'

const path = '/api/recovery-tracker/savings'
const figures = { weeklyAmount: 70, currency: 'USD', weeklyHours: 20 }

test('figures are whole, name a known currency, and are not empty', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const wrong = [
    { ...figures, weeklyAmount: -1 },
    { ...figures, weeklyAmount: 1.5 },
    { ...figures, weeklyAmount: 1_000_001 },
    { ...figures, weeklyHours: 169 },
    { ...figures, currency: 'ABC' },
    { ...figures, weeklyAmount: 0, weeklyHours: 0 },
  ]
  for (const body of wrong) expect((await ana.put(path, body)).status, JSON.stringify(body)).toBe(400)
  expect((await ana.get(path)).body).toEqual({ figures: null, days: null })
})

test('a setback removes no day, and each member has their own figures', async () => {
  await using app = await testApp({ now: '2026-03-31T12:00:00Z' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const counter = { name: 'Days', startedOn: '2026-03-01' }
  const { id } = (await ana.post('/api/recovery-tracker/counters', counter)).body
  await Promise.all([ana.put(path, figures), bo.put(path, { ...figures, currency: 'EUR' })])
  expect((await ana.get(path)).body).toEqual({ figures, days: 30 })
  await ana.post(`/api/recovery-tracker/counters/${id}/restart`, { startedOn: '2026-03-31' })
  expect((await ana.get(path)).body.days).toBe(30)
  expect((await bo.get(path)).body).toEqual({ figures: { ...figures, currency: 'EUR' }, days: null })
  await ana.del(path)
  expect((await ana.get(path)).body.figures).toBeNull()
  expect((await bo.get(path)).body.figures).not.toBeNull()
  expect((await bo.post('/api/account/export', { password: app.password })).text).toContain(
    '"weeklyHours":20',
  )
})
