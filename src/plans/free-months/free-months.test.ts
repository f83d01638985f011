import { expect, test } from 'vitest'
import { cookieIn, type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { freeMonthsOffer } from './free-months.ts'

const day = 86_400_000
const now = Date.parse('2026-03-01T10:00:00Z')
const taken = (daysAgo: number, months = 3) => ({ at: now - daysAgo * day, months })

test('a member without a plan may take free months, and once more in the same year', () => {
  expect(freeMonthsOffer(undefined, [], now)).toEqual({ kind: 'available' })
  expect(freeMonthsOffer(undefined, [taken(100)], now)).toEqual({ kind: 'available' })
})

test('after six months within 365 days the next are available when the older three are 365 days old', () => {
  expect(freeMonthsOffer(undefined, [taken(10), taken(200)], now)).toEqual({
    kind: 'limit',
    from: now + 165 * day,
  })
  expect(freeMonthsOffer(undefined, [taken(10), taken(365)], now)).toEqual({ kind: 'available' })
  expect(freeMonthsOffer(undefined, [taken(10), taken(200), taken(400)], now)).toMatchObject({
    from: now + 165 * day,
  })
})

test('free months are refused while Premium lasts more than 14 days, and offered in its last 14 days', () => {
  const premium = (days: number) => ({ plan: 'premium' as const, until: now + days * day })
  expect(freeMonthsOffer(premium(90), [], now)).toEqual({
    kind: 'running',
    ...premium(90),
    from: now + 76 * day,
  })
  expect(freeMonthsOffer(premium(14), [taken(80)], now)).toEqual({ kind: 'available' })
  expect(freeMonthsOffer(premium(90), [taken(1), taken(100)], now)).toMatchObject({
    kind: 'running',
    from: now + 265 * day,
  })
})

test('Full Access includes Premium to its last moment', () => {
  const full = { plan: 'professional' as const, until: now + 5 * day }
  expect(freeMonthsOffer(full, [], now)).toEqual({ kind: 'running', ...full, from: full.until })
})

const take = '/api/plans/free-months'

async function loginAgain(app: TestApp, { id, email }: TestPerson): Promise<TestPerson> {
  const login = await app.visitor.post('/api/login', { email, password: app.password })
  return app.person({ id, email, token: '', cookie: cookieIn(login) })
}

test('a member who can’t pay has Premium immediately, and twenty concurrent taps give three months', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  expect((await ana.get('/api/plans/membership')).body.freeMonthsRefused).toBeNull()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ana.post(take)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'premium',
    paidUntil: '2026-06-01T10:00:00.000Z',
    freeMonthsRefused:
      'You have Premium until June 1, 2026. If you can’t pay after that, you can get 3 free months of Premium from May 18, 2026.',
  })
  expect((await ana.get('/api/journal')).status).toBe(200)
  expect(await app.mails()).toHaveLength(0)
})

test('at most six months in 365 days are given, and the refusal says when more are available and what is always free', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  let ana = await app.member('Ana')
  expect((await ana.post(take)).status).toBe(200)
  app.clock.set('2026-05-20T10:00:00Z')
  ana = await loginAgain(app, ana)
  expect((await ana.post(take)).body).toMatchObject({ paidUntil: '2026-09-01T10:00:00.000Z' })
  app.clock.set('2026-09-02T10:00:00Z')
  ana = await loginAgain(app, ana)
  expect(await ana.post(take)).toMatchObject({
    status: 409,
    body: {
      message:
        'You’ve had your free months for this year. You can get 3 more from March 1, 2027. Check-ins, meetings, the forum, the tracker, the library and all crisis help stay free, and what you wrote stays yours.',
    },
  })
  app.clock.set('2027-03-01T10:00:00Z')
  ana = await loginAgain(app, ana)
  expect((await ana.post(take)).status).toBe(200)
})

test('Full Access refuses free months kindly, and staff see counts without names', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const eva = await app.member('Eva', { plan: 'professional' })
  expect(await eva.post(take)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('You have Full Access until March 31, 2026.') },
  })
  await (await app.member('Ben')).post(take)
  app.clock.advance({ days: 40 })
  await (await app.member('Cem')).post(take)
  const admin = await app.member('Mo', { role: 'admin' })
  const counts = await admin.get('/api/admin/plans/free-months')
  expect(counts.body).toEqual({ last30Days: 1, last365Days: 2 })
})
