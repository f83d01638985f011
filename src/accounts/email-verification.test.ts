import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'

const withMail = { settings: { SMTP_URL: 'smtp://127.0.0.1:9' }, now: '2026-05-01T08:00:00Z' }
const linkIn = (text: string | undefined) => /#confirm=(\S+)/.exec(text ?? '')?.[1]

async function latestLink(app: TestApp): Promise<string | undefined> {
  return linkIn((await app.mails()).at(-1)?.text)
}

test('if emails can be sent, registration returns the same response for an address that has an account', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const register = (email: string) =>
    app.visitor.post('/api/register', { name: 'Noa', email, password: 'a lantern on the hill' })
  const refused = await register(ana.email)
  const free = await register('noa@example.org')
  expect(Object.keys(refused.body).toSorted()).toEqual(Object.keys(free.body).toSorted())
  expect([refused.status, free.status]).toEqual([200, 200])
  // Each is a new account with an id of its own.
  expect(refused.body.user).toEqual({ ...free.body.user, email: ana.email, id: expect.any(String) })
  expect(refused.body.user.id).not.toBe((await ana.get('/api/profile')).body.id)
  const [toOwner, toNew] = await app.mails()
  expect(toOwner).toMatchObject({ to: ana.email })
  expect(toOwner?.text).toContain('already have an account')
  expect(linkIn(toOwner?.text)).toBeUndefined()
  // Both can log in with their own password, so a login reveals nothing either, and neither sees the other's account.
  const login = (email: string, password: string) => app.visitor.post('/api/login', { email, password })
  expect((await login(ana.email, 'a lantern on the hill')).body.user.name).toBe('Noa')
  expect((await login(ana.email, app.password)).body.user.name).toBe('Ana')
  expect((await app.visitor.post('/api/account/email/confirm', { token: linkIn(toNew?.text) })).status).toBe(
    200,
  )
  expect((await login('noa@example.org', 'a lantern on the hill')).status).toBe(200)
})

test('a member with an unconfirmed address can log in after others registered it, too', async () => {
  await using app = await testApp(withMail)
  const noa = { name: 'Noa', email: 'noa@example.org', password: 'a lantern on the hill' }
  const first = await app.visitor.post('/api/register', noa)
  for (const password of ['another lantern', 'a third lantern'])
    await app.visitor.post('/api/register', { ...noa, password })
  const login = (password: string) => app.visitor.post('/api/login', { email: noa.email, password })
  expect(await login(noa.password)).toMatchObject({ status: 200, body: { user: first.body.user } })
  expect((await login('a third lantern')).status).toBe(200)
  expect((await login('no lantern')).status).toBe(401)
})

test('a registration that is sent again after a lost response opens the account that it made', async () => {
  await using app = await testApp(withMail)
  const noa = { name: 'Noa', email: 'noa@example.org', password: 'a lantern on the hill' }
  const first = await app.visitor.post('/api/register', noa)
  const again = await app.visitor.post('/api/register', noa)
  expect(again).toMatchObject({ status: 200, body: { user: first.body.user } })
  const other = await app.visitor.post('/api/register', { ...noa, password: 'another lantern' })
  expect(other.body.user.id).not.toBe(first.body.user.id)
  expect(await app.mails()).toHaveLength(2)
})

test('an address is confirmed by its link, which works once, within a week', async () => {
  await using app = await testApp(withMail)
  await app.visitor.post('/api/register', { name: 'Noa', email: 'noa@example.org', password: app.password })
  const token = await latestLink(app)
  const confirm = () => app.visitor.post('/api/account/email/confirm', { token })
  app.clock.advance({ days: 8 })
  expect((await confirm()).status).toBe(400)
  app.clock.advance({ days: -8 })
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).status).toBe(400)
  expect(await rows(app.db, sql`select email, unverified_email as "unverified" from members`)).toEqual([
    { email: 'noa@example.org', unverified: null },
  ])
})

test('a new address takes effect once it is confirmed; then reset links and other sessions end', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const other = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await app.visitor.post('/api/password-reset', { email: ana.email })
  await app.runJobs()
  const reset = /#reset=(\S+)/.exec((await app.mails()).at(-1)?.text ?? '')?.[1]
  const change = { email: 'new@example.org', password: app.password }
  expect((await ana.patch('/api/account', change)).body).toMatchObject({
    email: ana.email,
    unconfirmedEmail: 'new@example.org',
  })
  const token = await latestLink(app)
  expect((await ana.post('/api/account/email/confirm', { token })).status).toBe(200)
  expect((await ana.get('/api/account')).body).toMatchObject({
    email: 'new@example.org',
    unconfirmedEmail: null,
  })
  expect((await app.mails()).at(-1)).toMatchObject({
    to: ana.email,
    subject: 'Your email address was changed',
  })
  const old = await app.visitor.get('/api/profile', {
    headers: { authorization: `Bearer ${other.body.token}` },
  })
  expect(old.status).toBe(401)
  const use = { token: reset, newPassword: 'another stone, another day' }
  expect((await app.visitor.post('/api/password-reset/use', use)).status).toBe(400)
})

test('without email a change of address takes effect immediately and ends reset links and other sessions', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const other = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await app.visitor.post('/api/password-reset', { email: ana.email })
  await app.runJobs()
  const reset = /#reset=(\S+)/.exec((await app.mails()).at(-1)?.text ?? '')?.[1]
  expect(reset).toBeDefined()
  await ana.patch('/api/account', { email: 'new@example.org', password: app.password })
  const use = { token: reset, newPassword: 'another stone, another day' }
  expect((await app.visitor.post('/api/password-reset/use', use)).status).toBe(400)
  const old = await app.visitor.get('/api/profile', {
    headers: { authorization: `Bearer ${other.body.token}` },
  })
  expect(old.status).toBe(401)
  expect((await ana.get('/api/profile')).body.email).toBe('new@example.org')
})
