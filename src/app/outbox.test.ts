import { expect, test } from 'vitest'
import { cookieIn, type TestApp, type TestPerson, testApp } from './testing/test-app.server.ts'

const withMail = {
  settings: { SMTP_URL: 'smtp://127.0.0.1:9', STAFF_EMAIL: 'team@example.org' },
  now: '2026-05-01T08:00:00Z',
}
const changeTo = (app: TestApp, who: TestPerson, email: string) =>
  who.patch('/api/account', { email, password: app.password })
const deleteAccount = (app: TestApp, who: TestPerson) =>
  who.post('/api/account/delete', { password: app.password, forum: 'delete' })
const outbox = async (app: TestApp) => (await app.mails()).map(({ to, subject }) => `${to} ${subject}`)

test('a deleted account leaves no email to an address that it asked for, nor one to the team about its messages', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  expect((await changeTo(app, ana, 'first@example.org')).status).toBe(200)
  expect((await changeTo(app, ana, 'second@example.org')).status).toBe(200)
  const contact = { name: 'Ana', email: ana.email, subject: 'support', message: 'I cannot open my journal.' }
  await ana.post('/api/contact', { ...contact, seconds: 30 })
  expect(await outbox(app)).toMatchObject([
    'second@example.org Your email address',
    expect.stringContaining('team@example.org Contact C-'),
    expect.stringContaining(`${ana.email} We have your message`),
  ])
  expect((await deleteAccount(app, ana)).status).toBe(200)
  expect(await outbox(app)).toEqual([])
})

test('a deleted account leaves no email to an address that it had before', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const samePassword = { password: app.password, newPassword: app.password }
  expect((await ana.post('/api/account/password', samePassword)).status).toBe(200)
  await changeTo(app, ana, 'second@example.org')
  const link = /#confirm=(\S+)/.exec((await app.mails()).at(-1)?.text ?? '')?.[1]
  expect((await ana.post('/api/account/email/confirm', { token: link })).status).toBe(200)
  await ben.post('/api/account/password', samePassword)
  expect(await outbox(app)).toEqual([
    `${ana.email} A change to your account`,
    'second@example.org Your email address',
    `${ana.email} Your email address was changed`,
    `${ben.email} A change to your account`,
  ])
  expect((await deleteAccount(app, ana)).status).toBe(200)
  expect(await outbox(app)).toEqual([`${ben.email} A change to your account`])
})

test('the export lists the emails to the member, without the links in them', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  await changeTo(app, ana, 'second@example.org')
  const exported = await ana.post('/api/account/export', { password: app.password })
  const subject = 'Your email address'
  expect(exported.body.emails).toMatchObject([
    { to: 'second@example.org', subject, at: '2026-05-01T08:00:00.000Z' },
  ])
  expect(exported.text).not.toContain('#confirm=')
})

test('a link that is no longer valid leaves the outbox', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  await changeTo(app, ana, 'first@example.org')
  app.clock.advance({ days: 7, seconds: 1 })
  await app.runJob('accounts.purge-sessions')
  expect(await outbox(app)).toEqual([])
})

test('an account with another member’s address is deleted without that member’s emails', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const password = 'a lantern on the hill'
  const registered = await app.visitor.post('/api/register', { name: 'Noa', email: ana.email, password })
  const noa = app.person({ ...ana, id: registered.body.user.id, token: '', cookie: cookieIn(registered) })
  const ofAna = [`${ana.email} Your email address`]
  expect(await outbox(app)).toEqual(ofAna)
  expect((await noa.post('/api/account/delete', { password, forum: 'delete' })).status).toBe(200)
  expect(await outbox(app)).toEqual(ofAna)
})

test('the emails about a visitor’s message stay in the outbox for 30 days', async () => {
  await using app = await testApp(withMail)
  const message = {
    name: 'Noa',
    email: 'noa@example.org',
    subject: 'support',
    message: 'Hello?',
    seconds: 30,
  }
  await app.visitor.post('/api/contact', message)
  app.clock.advance({ days: 29 })
  await app.runJob('mail.purge')
  expect(await outbox(app)).toHaveLength(2)
  app.clock.advance({ days: 2 })
  await app.runJob('mail.purge')
  expect(await outbox(app)).toEqual([])
})
