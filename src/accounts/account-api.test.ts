import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { cookieIn, type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'

async function logInAgain(app: TestApp, person: TestPerson, password = app.password) {
  return app.visitor.post('/api/login', { email: person.email, password })
}

test('name, display name, zone and email can be changed, the email only with the password', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana Maria')
  await app.member('Ben', { email: 'ben@example.org' })
  expect((await ana.get('/api/account')).body).toMatchObject({
    name: 'Ana Maria',
    displayName: 'Ana',
    zone: null,
  })
  const changed = await ana.patch('/api/account', {
    name: 'Ana R',
    displayName: 'Rain',
    zone: 'Asia/Kathmandu',
  })
  expect(changed.body).toMatchObject({ name: 'Ana R', displayName: 'Rain', zone: 'Asia/Kathmandu' })
  expect((await ana.patch('/api/account', { zone: 'Mars/Base' })).status).toBe(400)
  expect((await ana.patch('/api/account', { email: 'new@example.org' })).status).toBe(403)
  const password = app.password
  expect((await ana.patch('/api/account', { email: 'ben@example.org', password })).status).toBe(409)
  expect((await ana.patch('/api/account', { email: 'new@example.org', password })).body.email).toBe(
    'new@example.org',
  )
  expect(await app.mails()).toMatchObject([{ to: ana.email, subject: 'Your email address was changed' }])
})

test('a new password ends every other session', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const other = await logInAgain(app, ana)
  const newPassword = 'another stone, another day'
  expect((await ana.post('/api/account/password', { password: 'wrong', newPassword })).status).toBe(403)
  expect((await ana.post('/api/account/password', { password: app.password, newPassword })).status).toBe(200)
  expect((await ana.get('/api/profile')).status).toBe(200)
  expect(
    (await app.visitor.get('/api/profile', { headers: { authorization: `Bearer ${other.body.token}` } }))
      .status,
  ).toBe(401)
  expect((await logInAgain(app, ana)).status).toBe(401)
  expect((await logInAgain(app, ana, newPassword)).status).toBe(200)
})

test('a new password that is sent again after a lost response is accepted', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const change = { password: app.password, newPassword: 'another stone, another day' }
  const first = await ana.post('/api/account/password', change)
  expect(first.status).toBe(200)
  const again = await ana.post('/api/account/password', change)
  expect(again.status).toBe(200)
  expect((await logInAgain(app, ana)).status).toBe(401)
  expect((await logInAgain(app, ana, change.newPassword)).status).toBe(200)
})

test('sessions are listed and ended, but never those of another member', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  await logInAgain(app, ana)
  const list = (await ana.get('/api/account/sessions')).body
  expect(list).toHaveLength(2)
  const other = list.find((session: { current: boolean }) => !session.current)
  expect((await ben.del(`/api/account/sessions/${other.id}`)).status).toBe(404)
  expect((await ana.del(`/api/account/sessions/${other.id}`)).status).toBe(200)
  expect((await ana.get('/api/account/sessions')).body).toHaveLength(1)
})

test('a password reset link works once, within an hour, and no response reveals who has an account', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const unknown = await app.visitor.post('/api/password-reset', { email: 'nobody@example.org' })
  const known = await app.visitor.post('/api/password-reset', { email: ana.email })
  expect(known).toMatchObject({ status: unknown.status, body: unknown.body })
  await app.runJobs()
  const emails = await app.mails()
  expect(emails).toHaveLength(1)
  const token = /reset=(\S+)/.exec(emails[0]?.text ?? '')?.[1]
  const newPassword = 'another stone, another day'
  const use = () => app.visitor.post('/api/password-reset/use', { token, newPassword })
  app.clock.advance({ minutes: 61 })
  expect((await use()).status).toBe(400)
  app.clock.advance({ minutes: -61 })
  const answers = await Promise.all([use(), use(), use()])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
  expect((await ana.get('/api/profile')).status).toBe(401)
  expect((await logInAgain(app, ana, newPassword)).status).toBe(200)
})

test('an authenticator is required at login, a code works once, and a password reset does not bypass it', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const { secret } = (await ana.post('/api/account/authenticator', { password: app.password })).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  const code = () => totp.generate({ timestamp: app.clock.now() })
  expect((await ana.post('/api/account/authenticator/confirm', { code: '000000' })).status).toBe(401)
  const confirmed = await ana.post('/api/account/authenticator/confirm', { code: code() })
  expect(confirmed.body.recoveryCodes).toHaveLength(10)

  const first = await logInAgain(app, ana)
  expect(first.body).toEqual({ secondFactor: ['authenticator', 'recovery'] })
  const cookie = cookieIn(first)
  const incompleteLogin = app.person({ id: ana.id, email: ana.email, token: '', cookie })
  expect((await incompleteLogin.get('/api/profile')).status).toBe(401)
  // The code that confirmed the authenticator is already used; the next time step has a new one.
  expect((await incompleteLogin.post('/api/login/code', { code: code() })).status).toBe(401)
  app.clock.advance({ seconds: 30 })
  const answers = await Promise.all([
    incompleteLogin.post('/api/login/code', { code: code() }),
    incompleteLogin.post('/api/login/code', { code: code() }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])

  const second = await logInAgain(app, ana)
  const cookie2 = cookieIn(second)
  const pendingLogin = app.person({ id: ana.id, email: ana.email, token: '', cookie: cookie2 })
  const [recovery] = confirmed.body.recoveryCodes
  expect((await pendingLogin.post('/api/login/code', { code: recovery.toLowerCase() })).status).toBe(200)

  await app.visitor.post('/api/password-reset', { email: ana.email })
  await app.runJobs()
  const token = /reset=(\S+)/.exec((await app.mails()).at(-1)?.text ?? '')?.[1]
  await app.visitor.post('/api/password-reset/use', { token, newPassword: 'another stone, another day' })
  expect((await logInAgain(app, ana, 'another stone, another day')).body).toEqual({
    secondFactor: ['authenticator', 'recovery'],
  })
})

test('a staff page needs a session with a second factor', async () => {
  await using app = await testApp()
  const mo = await app.member('Mo')
  await sql`update members set role = 'admin' where id = ${mo.id}`.execute(app.db)
  expect(await mo.get('/api/admin/actions')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('second factor') },
  })
  const { secret } = (await mo.post('/api/account/authenticator', { password: app.password })).body
  const code = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: app.clock.now(),
  })
  await mo.post('/api/account/authenticator/confirm', { code })
  expect((await mo.get('/api/admin/actions')).status).toBe(200)
  expect((await mo.post('/api/account/authenticator/remove', { password: app.password })).status).toBe(409)
})

test('a deleted account leaves only a tombstone', async () => {
  await using app = await testApp()
  const ana = await app.member('Zebulon-Canary', { plan: 'premium' })
  await ana.post('/api/checkin', {})
  const before = await rows<{ table: string }>(
    app.db,
    sql`select table_name as "table" from information_schema.tables where table_schema = 'public'`,
  )
  expect((await ana.post('/api/account/delete', { password: 'wrong' })).status).toBe(403)
  expect((await ana.post('/api/account/delete', { password: app.password })).status).toBe(200)
  expect((await ana.get('/api/profile')).status).toBe(401)
  for (const { table } of before) {
    const found = await rows(
      app.db,
      sql`select 1 from ${sql.table(table)} t where t::text ilike ${'%zebuloncanary%'} or t::text ilike ${'%zebulon-canary%'} or t::text like ${`%${ana.id}%`}`,
    )
    expect(found, table).toEqual([])
  }
})

test('an export contains the account’s data', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  await ana.post('/api/checkin', {})
  expect((await ana.post('/api/account/export', { password: 'wrong' })).status).toBe(403)
  const answer = await ana.post('/api/account/export', { password: app.password })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="cairn-export.json"')
  expect(answer.body).toMatchObject({
    account: { name: 'Ana', email: ana.email },
    checkIns: [{ date: '2026-05-01', mood: 'present' }],
  })
  expect(answer.text).not.toContain('argon2')
})

test('a change of password or second factor sends an email and ends the other sessions', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const { password } = app
  const emails = async () => (await app.mails()).map(({ to, text }) => `${to}: ${text.split(' If this')[0]}`)
  const sessions = async () => (await ana.get('/api/account/sessions')).body.length

  await logInAgain(app, ana)
  const { secret } = (await ana.post('/api/account/authenticator', { password })).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() })
  expect((await ana.post('/api/account/authenticator/confirm', { code })).status).toBe(200)
  expect(await sessions()).toBe(1)
  await ana.post('/api/account/recovery-codes', { password })
  expect((await ana.post('/api/account/authenticator/remove', { password })).status).toBe(200)
  await logInAgain(app, ana)
  expect(await sessions()).toBe(2)
  await ana.post('/api/account/password', { password, newPassword: 'another stone, another day' })
  expect(await sessions()).toBe(1)
  expect(await emails()).toEqual([
    `${ana.email}: A second login step was added to your account.`,
    `${ana.email}: New recovery codes were made for your account.`,
    `${ana.email}: A second login step was removed from your account.`,
    `${ana.email}: The password of your account was changed.`,
  ])
})

test('registration and renaming refuse names that look like the team', async () => {
  await using app = await testApp()
  const message =
    'Please choose another name. It can’t sound like the Cairn team or include contact details. A first name is plenty.'
  const register = (name: string) =>
    app.visitor.post('/api/register', { email: 'new@example.org', password: 'plum orchard 7', name })
  for (const name of ['Ca1rn Team', 'Team Ana', 'Ana 555-234-5678'])
    expect(await register(name)).toMatchObject({ status: 400, body: { message } })
  const ana = await app.member('Ana')
  for (const change of [{ name: 'Мoderator' }, { displayName: 'C\u200bairn' }, { displayName: '@ana_92' }])
    expect(await ana.patch('/api/account', change)).toMatchObject({ status: 400, body: { message } })
  expect((await ana.get('/api/account')).body).toMatchObject({ name: 'Ana', displayName: 'Ana' })
})

test('a name that was set before the rule is valid until it is changed', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await sql`update members set display_name = 'Team' where id = ${ana.id}`.execute(app.db)
  expect((await ana.patch('/api/account', { displayName: 'Team', dayStartsAt: 3 })).status).toBe(200)
  expect((await ana.patch('/api/account', { displayName: 'Staff' })).status).toBe(400)
})
