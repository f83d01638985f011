import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cookieIn, type TestApp, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'
import { beginSession } from './session.server.ts'

function login(app: TestApp, email: string, cookie: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  return app.visitor.post('/api/login', { email, password: app.password }, { headers })
}

test('a login never adopts a session that was set before it', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  for (const planted of ['session=chosen-by-someone', 'session=', `session=${'A'.repeat(43)}`]) {
    const answer = await login(app, ana.email, planted)
    expect(answer.status).toBe(200)
    expect(cookieIn(answer)).not.toBe(planted)
    expect((await app.visitor.get('/api/profile', { headers: { cookie: planted } })).status).toBe(401)
  }
  // Session fixation: an attacker's session that was in the browser before Ana logs in does not become hers.
  const eve = await app.member('Eve')
  const answer = await login(app, ana.email, eve.cookie)
  const [newCookie, oldCookie] = [cookieIn(answer), eve.cookie]
  expect((await app.visitor.get('/api/profile', { headers: { cookie: newCookie } })).body.email).toBe(
    ana.email,
  )
  expect((await app.visitor.get('/api/profile', { headers: { cookie: oldCookie } })).status).toBe(401)
})

test('keys from before a login are not valid after it', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const answer = await login(app, ana.email, ana.cookie)
  expect(answer.body.token).not.toBe(ana.token)
  expect((await ana.get('/api/profile')).status).toBe(401)
  const byToken = { headers: { authorization: `Bearer ${ana.token}` } }
  expect((await app.visitor.get('/api/profile', byToken)).status).toBe(401)
  expect((await login(app, ana.email, '')).status).toBe(200)
  const elsewhere = { headers: { authorization: `Bearer ${answer.body.token}` } }
  expect((await app.visitor.get('/api/profile', elsewhere)).status).toBe(200)
})

test('ten thousand tokens are unique, and none is stored', {
  timeout: 120_000,
}, async () => {
  await using app = await testApp()
  const { id } = await app.member('Ana')
  const cookies: string[] = []
  // A fake reply that collects the cookies: five thousand logins would need as many password hashes.
  const reply = { setCookie: (_: string, value: string) => cookies.push(value) }
  const session = { memberId: id, device: '', now: Date.now(), stage: 'password' as const }
  const tokens = await app.db.transaction().execute(async (tx) => {
    const begun: string[] = []
    for (let count = 0; count < 5_000; count += 1)
      begun.push(await beginSession(tx, app.settings, reply as never, session))
    return begun
  })
  const keys = [...cookies, ...tokens]
  expect(new Set(keys).size).toBe(10_000)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  // Each key has 32 bytes, and every bit is set in about half of them.
  const bytes = keys.map((key) => Buffer.from(key, 'base64url'))
  for (let bit = 0; bit < 256; bit += 1) {
    const set = bytes.filter((all) => ((all[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
    expect(Math.abs(set - 5_000), `bit ${bit}`).toBeLessThan(400)
  }
  const stored = await rows<{ text: string }>(app.db, sql`select s::text as text from sessions s limit 50`)
  for (const { text } of stored) expect(keys.some((key) => text.includes(key))).toBe(false)
})

test('a login takes as long for an unknown address as for a wrong password', {
  timeout: 120_000,
}, async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const time = async (email: string) => {
    const began = performance.now()
    const { status } = await app.visitor.post('/api/login', { email, password: 'not the password' })
    expect(status).toBe(401)
    return performance.now() - began
  }
  await time('first@example.org')
  let [known, unknown] = [Infinity, Infinity]
  const isAlike = () => known / unknown > 0.5 && known / unknown < 2
  // The fastest logins count. On a busy machine more rounds are needed until both have had a quiet moment.
  for (let round = 0; round < 100 && (round < 15 || !isAlike()); round += 1) {
    known = Math.min(known, await time(ana.email))
    unknown = Math.min(unknown, await time(`nobody${round}@example.org`))
  }
  // Hashing takes nearly all of the time; without it, an unknown address would be answered ten times faster.
  expect(known / unknown).toBeGreaterThan(0.5)
  expect(known / unknown).toBeLessThan(2)
})

test('a password is stored as Argon2id, and all of its two hundred characters are significant', async () => {
  await using app = await testApp()
  const password = `${'long words '.repeat(18)}🌿`
  const body = { name: 'Ana', email: 'ana@example.org', password }
  expect((await app.visitor.post('/api/register', body)).status).toBe(200)
  const [stored] = await rows<{ hash: string }>(app.db, sql`select password_hash as hash from members`)
  expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(stored?.hash ?? '', password)).toBe(true)
  for (const near of [
    password.slice(0, -2),
    `${password.slice(0, 72)}`,
    password.toUpperCase(),
    `${password} `,
  ])
    expect((await app.visitor.post('/api/login', { ...body, name: undefined, password: near })).status).toBe(
      401,
    )
  expect((await app.visitor.post('/api/login', { email: body.email, password })).status).toBe(200)
})

test('a recovery code is hashed as slowly as a password, and works only for its owner', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { slowHash } = await import('./passwords/password.server.ts')
  const [one, same, other] = await Promise.all([
    slowHash('AAAAA-BBBBB', ana.id),
    slowHash('AAAAA-BBBBB', ana.id),
    slowHash('AAAAA-BBBBB', '019a0000-0000-7000-8000-000000000001'),
  ])
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
  expect(one).toHaveLength(32)
})

test('a fresh installation has no account, and registering never grants a role', async () => {
  await using app = await testApp()
  expect(await rows(app.db, sql`select 1 from members`)).toEqual([])
  await app.member('First')
  expect(await rows(app.db, sql`select role from members`)).toEqual([{ role: 'member' }])
})

test('a password with an earlier, cheaper hash is hashed again at its next login', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const cheap = await hash(app.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await sql`update members set password_hash = ${cheap}`.execute(app.db)
  const storedHash = async () =>
    (await rows<{ hash: string }>(app.db, sql`select password_hash as hash from members`))[0]?.hash
  await app.visitor.post('/api/login', { email: ana.email, password: 'not the password' })
  expect(await storedHash()).toBe(cheap)
  expect((await login(app, ana.email, '')).status).toBe(200)
  expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await login(app, ana.email, '')).status).toBe(200)
})

test('a forged proxy header gives no new attempts', async () => {
  for (const [proxies, addressed] of [
    ['off', (at: number) => `10.0.0.${at}`],
    ['1', (at: number) => `10.0.0.${at}, 203.0.113.7`],
  ] as const) {
    await using app = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: proxies } })
    const statuses: number[] = []
    for (let at = 1; at <= 12; at += 1) {
      const headers = {
        'x-forwarded-for': addressed(at),
        forwarded: `for=10.0.0.${at}`,
        'x-real-ip': `10.0.0.${at}`,
      }
      const body = { email: `nobody${at}@example.org` }
      const { status, headers: responseHeaders } = await app.visitor.post('/api/password-reset', body, {
        headers,
      })
      statuses.push(status)
      if (status === 429) expect(Number(responseHeaders['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses, `TRUST_PROXY=${proxies}`).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  }
})

test('sign-ins are listed newest first, also of ended sessions, and are deleted after 90 days', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  app.clock.set('2026-03-02T10:00:00Z')
  await login(app, ana.email, '')
  expect((await app.visitor.post('/api/login', { email: ana.email, password: 'wrong' })).status).toBe(401)
  const again = await login(app, ana.email, '')
  const now = { headers: { authorization: `Bearer ${again.body.token}` } }
  const ended = await app.visitor.post('/api/account/sessions/end-others', undefined, now)
  const { body } = await app.visitor.get('/api/account/sign-ins', { headers: { cookie: cookieIn(ended) } })
  expect(body.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-03-01',
  ])
  app.clock.set('2026-05-31T10:00:00Z')
  await app.runJob('accounts.purge-sessions')
  const remaining = await rows<{ at: string }>(app.db, sql`select at from sign_ins`)
  expect(remaining).toHaveLength(2)
})

test('a login without its second factor is not listed', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const cookies: string[] = []
  const reply = { setCookie: (_: string, value: string) => cookies.push(value) }
  const session = {
    memberId: ana.id,
    device: 'a browser',
    now: app.clock.now(),
    stage: 'second-factor-pending' as const,
  }
  await beginSession(app.db, app.settings, reply as never, session)
  expect((await ana.get('/api/account/sign-ins')).body).toHaveLength(1)
})
