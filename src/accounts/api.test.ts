import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'

const good = { name: 'Ana', email: 'ana@example.org', password: 'a stone on the path' }

test('an incomplete or repeated registration is refused with a plain message', async () => {
  await using app = await testApp()
  const register = (body: object) => app.visitor.post('/api/register', body)
  expect(await register({ ...good, email: 'ana' })).toMatchObject({
    status: 400,
    body: { message: 'Please enter an email address.' },
  })
  expect(await register({ ...good, name: ' \u200b ' })).toMatchObject({ status: 400 })
  expect((await register({ ...good, password: 'short' })).body.message).toBe(
    'A password needs at least 8 characters.',
  )
  expect((await register({ ...good, password: 'iloveyou' })).body.message).toMatch(
    /Many people use this password/,
  )
  expect((await register({ ...good, password: 'ana@example.org' })).body.message).toMatch(
    /too close to your name/,
  )
  expect((await register({ ...good, role: 'admin' })).status).toBe(400)
  expect((await register({ ...good, password: `${'x'.repeat(12)}\u0000` })).status).toBe(400)
  expect((await app.visitor.post('/api/register', '{"name":')).body).toEqual({ message: 'This is not JSON.' })
  expect((await register(good)).status).toBe(200)
  expect((await register({ ...good, email: ' ANA@Example.org' })).status).toBe(409)
})

test('login returns the same message for an unknown address and a wrong password', async () => {
  await using app = await testApp()
  await app.member('Ana', { email: good.email })
  const wrong = await app.visitor.post('/api/login', { email: good.email, password: 'not this one' })
  const unknown = await app.visitor.post('/api/login', {
    email: 'nobody@example.org',
    password: 'not this one',
  })
  expect(wrong.status).toBe(401)
  expect(unknown).toMatchObject({ status: 401, body: wrong.body })
})

test('a session accepts its cookie and its token, and both end with it', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const byToken = { headers: { authorization: `Bearer ${ana.token}` } }
  expect(ana.cookie).not.toContain(ana.token)
  expect((await ana.get('/api/profile')).body).toEqual({
    id: expect.any(String),
    name: 'Ana',
    email: ana.email,
    subscription: 'free',
    daysOnPath: 0,
    lastCheckIn: null,
    role: 'member',
    dayStartsAt: 0,
  })
  expect((await app.visitor.get('/api/profile', byToken)).status).toBe(200)
  expect((await app.visitor.post('/api/logout', undefined, byToken)).status).toBe(200)
  expect((await ana.get('/api/profile')).status).toBe(401)
  expect((await app.visitor.get('/api/profile', byToken)).status).toBe(401)
})

test('a write by cookie is refused from a foreign origin, a write by token is not', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const cookie = { cookie: ana.cookie }
  const json = { 'content-type': 'application/json' }
  const send = async (headers: Record<string, string>) =>
    (
      await app.http.inject({
        method: 'POST',
        url: '/api/checkin',
        headers: { ...json, ...headers },
        payload: '{}',
      })
    ).statusCode
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await send({ ...cookie, 'sec-fetch-site': site })).toBe(403)
  }
  expect(await send({ ...cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await send(cookie)).toBe(403)
  expect(await send({ ...cookie, origin: 'http://localhost:3000' })).toBe(200)
  expect(await send({ ...cookie, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await send({ authorization: `Bearer ${ana.token}`, 'sec-fetch-site': 'cross-site' })).toBe(200)
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(401)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(await send({ ...cookie, 'sec-fetch-site': 'same-origin', 'content-type': type })).toBe(415)
  }
})

test('too many logins are refused with the time to wait, and the owner can log in from another address', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  const login = (password: string, address: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: address,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: ana.email, password }),
    })
  for (let count = 0; count < 10; count += 1)
    expect((await login('wrong one', '203.0.113.5')).statusCode).toBe(401)
  const refused = await login(app.password, '203.0.113.5')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login(app.password, '203.0.113.6')).statusCode).toBe(200)
})

test('a session ends after thirty idle days, and at the latest after ninety', async () => {
  await using app = await testApp({ now: '2026-01-01T10:00:00Z' })
  const ana = await app.member('Ana')
  app.clock.advance({ days: 29 })
  expect((await ana.post('/api/checkin', {})).status).toBe(200)
  app.clock.advance({ days: 29 })
  expect((await ana.get('/api/profile')).status).toBe(200)
  app.clock.advance({ days: 33 })
  expect((await ana.get('/api/profile')).status).toBe(401)
})

test('a device that lost its token gets a new one by its cookie, and the previous one is revoked', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const byCookie = { cookie: ana.cookie, 'sec-fetch-site': 'same-origin' }
  expect((await app.visitor.post('/api/session/token')).status).toBe(401)
  const foreign = { cookie: ana.cookie, 'sec-fetch-site': 'cross-site' }
  expect((await app.visitor.post('/api/session/token', undefined, { headers: foreign })).status).toBe(403)
  const renewed = await app.visitor.post('/api/session/token', undefined, { headers: byCookie })
  expect(renewed).toMatchObject({ status: 200, body: { user: { name: 'Ana' } } })
  const by = (token: string) =>
    app.visitor.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })
  expect((await by(ana.token)).status).toBe(401)
  expect((await by(renewed.body.token)).status).toBe(200)
  // If the response is lost, the cookie is still valid.
  expect((await app.visitor.post('/api/session/token', undefined, { headers: byCookie })).status).toBe(200)
})
