// A fresh proof of identity renews the session's keys.
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import type { AnyCall } from '../../platform/call.ts'
import * as contract from '../contract.ts'

const now = '2026-05-01T08:00:00Z'
const newPassword = 'another stone, another day'
const byToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function opens(app: TestApp, headers: Record<string, string>): Promise<boolean> {
  return (await app.visitor.get('/api/profile', { headers })).status === 200
}

async function authenticator(app: TestApp, person: TestPerson) {
  const { secret } = (await person.post('/api/account/authenticator', { password: app.password })).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  return () => totp.generate({ timestamp: app.clock.now() })
}

test('a wrong password or code creates no new keys and ends none', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  await authenticator(app, ana)
  const { token } = ana
  for (const [path, body, status] of [
    ['/api/account/password', { password: 'wrong', newPassword }, 403],
    ['/api/account/password', { password: app.password, newPassword: 'password1' }, 400],
    ['/api/account/authenticator/confirm', { code: '000000' }, 401],
    ['/api/account/second-factor', { code: '000000' }, 401],
    ['/api/account/passkeys', { name: 'Phone', response: {} }, 400],
    ['/api/account/recovery-codes', { password: 'wrong' }, 403],
  ] as const) {
    const answer = await ana.post(path, body)
    expect(answer.status, path).toBe(status)
    expect(answer.headers['set-cookie'], path).toBeUndefined()
    expect(answer.headers['session-token'], path).toBeUndefined()
  }
  expect(await opens(app, byToken(token).headers)).toBe(true)
})

test('reauthentication issues new keys and revokes both old ones', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { password } = app
  const code = await authenticator(app, ana)
  const fresh = () => {
    app.clock.advance({ seconds: 30 })
    return { code: code() }
  }
  const calls: [AnyCall, () => object | undefined][] = [
    [contract.changeAccount, () => ({ email: 'new@example.org', password })],
    [contract.confirmAuthenticator, fresh],
    [contract.renewSecondFactor, fresh],
    [contract.newRecoveryCodes, () => ({ password })],
    [contract.setUpPasskey, () => ({ password })],
    [contract.removePasskey, () => ({ id: 'none', password })],
    [contract.removeAuthenticator, () => ({ password })],
    [contract.setUpAuthenticator, () => ({ password })],
    [contract.endOtherSessions, () => undefined],
    [contract.changePassword, () => ({ password, newPassword })],
  ]
  for (const [call, body] of calls) {
    const name = `${call.method} ${call.path}`
    const { token, cookie } = ana
    const answer = await (call.method === 'PATCH' ? ana.patch : ana.post)(call.path, body())
    expect(answer.status, `${name}: ${answer.text}`).toBe(200)
    expect([ana.token === token, ana.cookie === cookie], name).toEqual([false, false])
    expect(await opens(app, byToken(token).headers), `${name}: the old token`).toBe(false)
    expect(await opens(app, { cookie }), `${name}: the old cookie`).toBe(false)
    expect(await opens(app, byToken(ana.token).headers), `${name}: the new token`).toBe(true)
    expect(await opens(app, { cookie: ana.cookie }), `${name}: the new cookie`).toBe(true)
  }
  // Only a browser can create a passkey, so e2e/account.test.ts tests that call.
  const tried = new Set([...calls.map(([call]) => call), contract.addPasskey])
  const renewing = Object.values(contract).filter(
    (each): each is typeof contract.addPasskey =>
      typeof each === 'object' && 'renewsToken' in each && each.renewsToken,
  )
  expect(renewing.filter((call) => !tried.has(call))).toEqual([])
  expect(renewing).toHaveLength(tried.size)
})

test('a client with the token alone receives the next token', async () => {
  await using app = await testApp({ now })
  const { token } = await app.member('Ana')
  const body = { password: app.password, newPassword }
  const answer = await app.visitor.post('/api/account/password', body, byToken(token))
  expect(answer.status).toBe(200)
  expect(await opens(app, byToken(token).headers)).toBe(false)
  expect(await opens(app, byToken(answer.headers['session-token'] ?? '').headers)).toBe(true)
})

test('of two concurrent requests with the same keys one gets new keys, and the other is refused without effect', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { token } = ana
  const change = (email: string) =>
    app.visitor.patch('/api/account', { email, password: app.password }, byToken(token))
  const answers = await Promise.all(['one@example.org', 'two@example.org'].map(change))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const [done] = answers.filter(({ status }) => status === 200)
  const account = await app.visitor.get('/api/account', byToken(done?.headers['session-token'] ?? ''))
  expect(account.body).toMatchObject({ email: done?.body.email })
  expect(await app.mails()).toHaveLength(1)
})

test('new keys do not extend a session, and do not change other sessions', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const other = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  const sessions = async () =>
    (await sql`select id, created_at, ends_at from sessions order by id`.execute(app.db)).rows
  const before = await sessions()
  await authenticator(app, ana)
  expect(await sessions()).toEqual(before)
  expect(await opens(app, byToken(other.body.token).headers)).toBe(true)
})

test('a page in another tab shows no code for a second authenticator app, and the first still works', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const code = await authenticator(app, ana)
  expect((await ana.post('/api/account/authenticator/confirm', { code: code() })).status).toBe(200)
  expect(await ana.post('/api/account/authenticator', { password: app.password })).toMatchObject({
    status: 409,
    body: { message: 'Your account has an authenticator app already. To use another one, remove the first.' },
  })
  app.clock.advance({ seconds: 30 })
  expect((await ana.post('/api/account/second-factor', { code: code() })).status).toBe(200)
})
