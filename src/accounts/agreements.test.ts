import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { announceTerms } from './agreements.server.ts'

const person = { name: 'Noa', email: 'noa@example.org', password: 'a stone on the path' }

test('consent to health data is recorded with its version and time, and is requested once', async () => {
  await using app = await testApp({ now: '2026-12-01T08:00:00Z' })
  const registered = await app.visitor.post('/api/register', { ...person, healthConsent: true })
  expect(registered.body.user.toAgree).toBeUndefined()
  const later = await app.visitor.post('/api/register', { ...person, email: 'lou@example.org' })
  expect(later.body.user.toAgree).toEqual(['health-data'])
  const headers = { authorization: `Bearer ${later.body.token}` }
  await app.visitor.post('/api/account/agreements', { kind: 'health-data' }, { headers })
  expect((await app.visitor.get('/api/profile', { headers })).body.toAgree).toBeUndefined()
  const { password } = person
  const exported = await app.visitor.post('/api/account/export', { password }, { headers })
  expect(exported.body.agreements).toEqual([
    { kind: 'terms', version: '2026-11-22', at: '2026-12-01T08:00:00.000Z' },
    { kind: 'health-data', version: '2026-11-23', at: '2026-12-01T08:00:00.000Z' },
  ])
  expect((await app.visitor.post('/api/register', { ...person, healthConsent: false })).status).toBe(400)
})

test('every member is emailed once before new terms apply, and none after', async () => {
  await using app = await testApp({ now: '2026-12-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const next = { version: '2027-01-15', from: '2027-01-15', changes: 'Receipts are stored for ten years.' }
  await announceTerms(app.services, next)
  await announceTerms(app.services, next)
  const mails = await app.mails()
  expect(mails).toMatchObject([{ to: ana.email, subject: 'Our terms are changing' }])
  expect(mails[0]?.text).toContain(next.changes)
  app.clock.set('2027-01-15T00:00:00Z')
  await app.member('Ben')
  await announceTerms(app.services, next)
  expect(await app.mails()).toHaveLength(1)
})
