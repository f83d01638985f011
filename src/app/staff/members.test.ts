import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { rows } from '../../platform/database/db.server.ts'
import { cookieIn, type TestApp, type TestPerson, testApp } from '../testing/test-app.server.ts'
import { accepted, ask, withMail } from '../testing/trusted-person.server.ts'

const reason = 'You sold pills in messages.'
const staffCalls = ['sessions/end', 'close', 'delete'] as const

const callOn = (admin: TestPerson, member: TestPerson, call: string) =>
  admin.post(`/api/admin/members/${member.id}/${call}`, { reason })
const login = (app: TestApp, { email }: TestPerson) =>
  app.visitor.post('/api/login', { email, password: app.password })

async function cookieOf(app: TestApp, person: TestPerson): Promise<string> {
  return cookieIn(await login(app, person))
}

test('staff actions on an account need an admin, a reason, and a second factor of the last 15 minutes', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const mo = await app.member('Mo', { role: 'moderator' })
  const ada = await app.member('Ada', { role: 'admin' })
  for (const call of staffCalls) {
    expect((await callOn(mo, ana, call)).status).toBe(403)
    expect((await ada.post(`/api/admin/members/${ana.id}/${call}`, { reason: ' \u200b ' })).body).toEqual({
      message: 'Please give a reason; the person will read it.',
    })
    expect((await callOn(ada, ada, call)).body.message).toBe('You can’t do this to your own account here.')
  }
  app.clock.advance({ minutes: 15 })
  for (const call of staffCalls) {
    const refused = await callOn(ada, ana, call)
    expect(refused).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Please confirm it’s you') },
    })
  }
  expect((await ana.get('/api/profile')).status).toBe(200)
})

test('a code renews the second factor, and each code works once', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const ada = await app.member('Ada', { role: 'admin' })
  const { secret } = (await ada.post('/api/account/authenticator', { password: app.password })).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  const code = () => totp.generate({ timestamp: app.clock.now() })
  await ada.post('/api/account/authenticator/confirm', { code: code() })
  app.clock.advance({ hours: 1 })
  expect((await callOn(ada, ana, 'close')).status).toBe(403)
  expect((await ada.post('/api/account/second-factor', { code: '000000' })).status).toBe(401)
  const used = code()
  expect((await ada.post('/api/account/second-factor', { code: used })).status).toBe(200)
  expect((await ada.post('/api/account/second-factor', { code: used })).status).toBe(401)
  expect((await callOn(ada, ana, 'close')).status).toBe(200)
  // A session that never had a second factor does not get one this way.
  expect((await ana.post('/api/account/second-factor', { code: code() })).status).toBe(401)
})

test('a member is logged out everywhere, with the reason', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const ada = await app.member('Ada', { role: 'admin' })
  expect((await callOn(ada, ana, 'sessions/end')).status).toBe(200)
  expect((await ana.get('/api/profile')).status).toBe(401)
  expect((await login(app, ana)).status).toBe(200)
  expect(await app.mails()).toMatchObject([
    { to: ana.email, subject: 'You were logged out', text: expect.stringContaining(reason) },
  ])
  const [newest] = (await ada.get('/api/admin/actions')).body
  expect(newest).toMatchObject({
    actor: 'Ada',
    action: 'ended all sessions',
    subject: `${ana.id}: ${reason}`,
  })
})

test('a closed account cannot be used; its owner reads why, can export it, and has everything when it is reopened', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await ana.post('/api/checkin', {})
  const ada = await app.member('Ada', { role: 'admin' })
  expect((await callOn(ada, ana, 'close')).status).toBe(200)
  expect((await ana.get('/api/profile')).status).toBe(401)
  const closed = app.person({ ...ana, token: '', cookie: await cookieOf(app, ana) })
  expect((await closed.get('/api/profile')).body).toMatchObject({ name: 'Ana', closedReason: reason })
  for (const path of ['/api/account', '/api/forum/posts', '/api/checkin/days', '/api/coach/conversations']) {
    const refused = await closed.get(path)
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining(reason) } })
  }
  expect((await closed.post('/api/checkin', {})).status).toBe(403)
  // The terms promise this to members whose account is closed.
  const { password } = app
  expect((await closed.post('/api/account/export', { password })).body).toMatchObject({
    account: { closedReason: reason },
  })
  // Without the password the answer does not reveal that the account exists.
  const wrong = await app.visitor.post('/api/login', { email: ana.email, password: 'not the password' })
  expect(wrong).toMatchObject({
    status: 401,
    body: { message: 'Please check your credentials and try again.' },
  })
  expect((await ada.get(`/api/admin/members?email=${ana.email}`)).body).toMatchObject([
    { closedReason: reason },
  ])
  expect((await callOn(ada, ana, 'reopen')).status).toBe(200)
  expect((await login(app, ana)).body.user).toMatchObject({ name: 'Ana', daysOnPath: 1 })
  expect((await app.mails()).map(({ subject }) => subject)).toEqual([
    'Your account was closed',
    'Your account is open again',
  ])
})

test('staff find an account by its address before that is confirmed, and see that it is not', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const [ada, ana] = [await app.member('Ada', { role: 'admin' }), await app.member('Ana')]
  const { email } = ana
  await app.visitor.post('/api/register', { name: 'Noa', email, password: 'a lantern on the hill' })
  expect((await ada.get(`/api/admin/members?email=${email}`)).body).toMatchObject([
    { displayName: 'Noa', email, emailVerified: false },
    { displayName: 'Ana', email, emailVerified: true },
  ])
})

test('a suspended member may still delete the account', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const ada = await app.member('Ada', { role: 'admin' })
  await callOn(ada, ana, 'close')
  const closed = app.person({ ...ana, token: '', cookie: await cookieOf(app, ana) })
  expect((await closed.post('/api/account/delete', { password: app.password })).status).toBe(200)
  expect((await login(app, ana)).status).toBe(401)
})

test('an account that staff delete is deleted with its data, and its owner gets an email', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const ana = await app.member('Ana')
  await ana.post('/api/checkin', {})
  await ana.post('/api/password-reset', { email: ana.email })
  const ada = await app.member('Ada', { role: 'admin' })
  expect((await callOn(ada, ana, 'delete')).status).toBe(200)
  expect((await login(app, ana)).status).toBe(401)
  expect(await rows(app.db, sql`select 1 from checkins`)).toEqual([])
  expect(await app.mails()).toMatchObject([{ to: ana.email, subject: 'Your account was deleted' }])
  expect((await callOn(ada, ana, 'delete')).status).toBe(404)
})

test('an account that staff delete leaves no request to a trusted person in the outbox', async () => {
  await using app = await testApp(withMail)
  const [ana, ada] = [await app.member('Ana'), await app.member('Ada', { role: 'admin' })]
  await accepted(app, ana, { email: 'sam@example.org' })
  await ask(ana)
  const stored = async () => JSON.stringify((await sql`select m::text from mails m`.execute(app.db)).rows)
  expect(await stored()).toContain('Ana asks you to call')
  expect((await callOn(ada, ana, 'delete')).status).toBe(200)
  expect(await stored()).not.toContain('Ana asks you to call')
})

test('the list of members continues after its newest fifty', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ada = await app.member('Ada', { role: 'admin' })
  await sql`insert into members (id, email, name, display_name, password_hash, created_at)
    select gen_random_uuid(), 'm' || n || '@example.org', 'M', 'M' || n, 'x', '2026-04-01T00:00:00Z'::timestamptz - n * interval '1 minute'
    from generate_series(1, 53) n`.execute(app.db)
  const page = async (query = '') => (await ada.get(`/api/admin/members${query}`)).body
  const first: { id: string; displayName: string }[] = await page()
  expect(first).toHaveLength(50)
  const rest = await page(`?before=${first.at(-1)?.id}`)
  expect(rest).toMatchObject([50, 51, 52, 53].map((n) => ({ displayName: `M${n}` })))
})

test('staff cannot delete the account of a member who may be in danger', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const ada = await app.member('Ada', { role: 'admin' })
  const content = 'I want to kill myself tonight. I have the pills here.'
  expect((await ana.post('/api/forum/posts', { category: 'general', content })).status).toBe(200)
  const message = 'I cannot go on. I am going to kill myself.'
  await ben.post('/api/contact', { name: 'Ben', email: ben.email, subject: 'support', message })
  for (const member of [ana, ben]) {
    for (const call of ['close', 'delete']) {
      const { status, body } = await callOn(ada, member, call)
      expect({ status, message: body.message }).toEqual({
        status: 409,
        message: expect.stringContaining('may be in danger'),
      })
    }
    expect((await member.get('/api/profile')).status).toBe(200)
    // Logging a member out may protect them, and they can log in again.
    expect((await callOn(ada, member, 'sessions/end')).status).toBe(200)
  }
})

test('the last admin cannot leave, lose the role or be closed, not even by two concurrent actions', async () => {
  await using app = await testApp()
  const ada = await app.member('Ada', { role: 'admin' })
  expect(await ada.post('/api/account/delete', { password: app.password })).toMatchObject({
    status: 409,
    body: { message: 'This is the only admin. Someone else has to have the role first.' },
  })
  const bo = await app.member('Bo', { role: 'admin' })
  const answers = await Promise.all([callOn(ada, bo, 'close'), callOn(bo, ada, 'close')])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const admins = await rows(app.db, sql`select 1 from members where role = 'admin' and closed_at is null`)
  expect(admins).toHaveLength(1)
})

test('a role, given months and a refund need a fresh second factor, and are emailed to the person and to admins', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const ada = await app.member('Ada', { role: 'admin' })
  const eve = await app.member('Eve', { role: 'admin' })
  const role = () => ada.put(`/api/admin/members/${ana.id}/role`, { role: 'moderator' })
  const gift = () =>
    ada.post('/api/admin/plans/gift', { email: ana.email, plan: 'premium', months: 1, reason: 'a gift' })
  const refund = () => ada.post(`/api/admin/orders/${ana.id}/refund`)
  app.clock.advance({ minutes: 16 })
  for (const act of [role, gift, refund])
    expect(await act()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Please confirm it’s you') },
    })
  await sql`update sessions set second_factor_at = ${new Date(app.clock.now()).toISOString()} where member_id = ${ada.id}`.execute(
    app.db,
  )
  expect((await role()).status).toBe(200)
  expect((await gift()).status).toBe(200)
  const [given] = (await ada.get('/api/admin/actions')).body
  expect(given.action).toBe('gave one month of premium')
  expect((await refund()).status).toBe(404)
  const sent = (await app.mails()).map(({ to, subject }) => `${to}: ${subject}`)
  for (const subject of ['A role was changed', 'Your membership was extended'])
    for (const { email } of [ana, ada, eve]) expect(sent).toContain(`${email}: ${subject}`)
})
