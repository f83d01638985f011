import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../app/testing/test-app.server.ts'
import { row } from '../platform/database/db.server.ts'

function loginFrom(
  app: TestApp,
  remoteAddress: string,
  { email, password = app.password, cookie }: { email: string; password?: string; cookie?: string },
) {
  return app.http.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    payload: JSON.stringify({ email, password }),
  })
}

function deviceCookieIn(headers: { 'set-cookie'?: unknown }): string {
  return /device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
}

test('guesses from many addresses lock out new devices, but never a device that logged in before', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  const before = await loginFrom(app, '198.51.100.1', { email: ana.email })
  const device = deviceCookieIn(before.headers)
  expect(device).not.toBe('')
  let refused = 0
  for (let at = 0; at < 60; at += 1) {
    const { statusCode } = await loginFrom(app, `203.0.113.${at}`, { email: ana.email, password: 'wrong' })
    if (statusCode === 429) refused += 1
  }
  expect(refused).toBeGreaterThan(5)
  expect((await loginFrom(app, '203.0.113.200', { email: ana.email })).statusCode).toBe(429)
  expect((await loginFrom(app, '203.0.113.201', { email: ana.email, cookie: device })).statusCode).toBe(200)
}, 60_000)

test('a device cookie grants no access, counts for its own account only, and has its own limit', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const device = deviceCookieIn((await loginFrom(app, '198.51.100.1', { email: ana.email })).headers)
  expect((await app.visitor.get('/api/profile', { headers: { cookie: device } })).status).toBe(401)
  const statuses: number[] = []
  for (let at = 0; at < 22; at += 1)
    statuses.push(
      (await loginFrom(app, `203.0.113.${at}`, { email: ana.email, password: 'wrong', cookie: device }))
        .statusCode,
    )
  expect(statuses.slice(-2)).toEqual([429, 429])
  // The device cookie of another account does not count: attempts are limited by address.
  const others: number[] = []
  for (let at = 0; at < 11; at += 1)
    others.push(
      (await loginFrom(app, '198.51.100.9', { email: ben.email, password: 'wrong', cookie: device }))
        .statusCode,
    )
  expect(others.at(-1)).toBe(429)
}, 60_000)

test('many IPv6 networks of one provider share a limit', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const statuses = new Set<number>()
  for (let at = 0; at < 125; at += 1) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/account/email/confirm',
      remoteAddress: `2001:db8:1:${(at % 256).toString(16)}::1`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ token: 'none' }),
    })
    statuses.add(answer.statusCode)
  }
  expect([...statuses]).toEqual([400, 429])
}, 60_000)

test('only the transaction that counts a login attempt commits without waiting for the disk', async () => {
  await using app = await testApp()
  const durability = (counted: boolean) =>
    app.db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = on`.execute(tx)
      if (counted) await sql`insert into limits (key, points) values ('login:ana', 1)`.execute(tx)
      return row<{ at: string }>(tx, sql`select current_setting('synchronous_commit') as at`)
    })
  expect(await durability(true)).toEqual({ at: 'off' })
  expect(await durability(false)).toEqual({ at: 'on' })
})
