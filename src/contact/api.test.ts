import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'

const message = (more: object = {}) => ({
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'general',
  message: 'How do I change the name that others see?',
  ...more,
})
const now = '2026-03-01T10:00:00.000Z'

test.each([
  ['no name', { name: ' \u200b ' }, 'Please tell us a name to answer to. Any name will do.'],
  ['no address', { email: 'ana' }, 'Please enter an email address.'],
  ['no subject', { subject: 'weather' }, 'Please choose a subject.'],
  ['no words', { message: ' \n ' }, 'A message cannot be blank.'],
  ['too many words', { message: 'x'.repeat(5_001) }, 'A message can be at most 5,000 characters.'],
])('a message with %s is refused in plain words', async (_, wrong, sentence) => {
  await using app = await testApp()
  expect(await app.visitor.post('/api/contact', message(wrong))).toMatchObject({
    status: 400,
    body: { message: sentence },
  })
  expect(await rows(app.db, sql`select 1 from contact_messages`)).toEqual([])
  expect(await rows(app.db, sql`select 1 from contact_replies`)).toEqual([])
})

test('the inbox is for staff', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect((await app.visitor.get('/api/admin/contact')).status).toBe(401)
  expect((await ana.get('/api/admin/contact')).status).toBe(403)
  const path = `/api/admin/contact/${randomUUID()}`
  expect((await ana.put(`${path}/status`, { status: 'closed' })).status).toBe(403)
  expect((await ana.post(`${path}/answers`, { message: 'hm', seen: 1 })).status).toBe(403)
  expect((await ana.post(`${path}/notes`, { text: 'hm' })).status).toBe(403)
})

test('a message is stored before it is confirmed, with a reference and the 24-hour deadline', async () => {
  await using app = await testApp({ now, settings: { STAFF_EMAIL: 'staff@example.org' } })
  const sent = await app.visitor.post('/api/contact', message())
  expect(sent).toMatchObject({ status: 200, body: { dueAt: '2026-03-02T10:00:00.000Z', mailed: false } })
  expect(sent.body.reference).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(sent.body.danger).toBeUndefined()
  const letters = await app.mails()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({
    to: 'staff@example.org',
    subject: `Contact ${sent.body.reference} (general)`,
  })
  expect(letters[0]?.text).toContain('How do I change the name')
})

test('the email to the sender has the reference and not the text', async () => {
  await using app = await testApp({
    settings: { SMTP_URL: 'smtp://127.0.0.1:1', STAFF_EMAIL: 'staff@example.org' },
  })
  const sent = await app.visitor.post('/api/contact', message())
  expect(sent.body.mailed).toBe(true)
  const copy = (await app.mails()).find(({ to }) => to === 'ana@example.org')
  expect(copy?.text).toContain(sent.body.reference)
  expect(copy?.text).not.toContain('How do I change')
})

test('a message that is sent twice is one message', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'staff@example.org' } })
  const twice = message({ id: randomUUID() })
  const answers = await Promise.all([1, 2, 3].map(() => app.visitor.post('/api/contact', twice)))
  expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  expect(await app.mails()).toHaveLength(1)
  const other = await app.visitor.post('/api/contact', { ...twice, email: 'ben@example.org' })
  expect(other.body.reference).not.toBe(answers[0]?.body.reference)
})

test('a crisis message shows help immediately, and is first in the inbox', async () => {
  await using app = await testApp({ now, settings: { STAFF_EMAIL: 'staff@example.org' } })
  const staff = await app.member('Mo', { role: 'moderator' })
  await app.visitor.post('/api/contact', message())
  app.clock.advance({ hours: 1 })
  const urgent = await app.visitor.post(
    '/api/contact',
    message({ message: 'I want to kill myself tonight.' }),
  )
  expect(urgent).toMatchObject({ status: 200, body: { danger: 'suicide' } })
  const inbox = (await staff.get('/api/admin/contact')).body
  expect(inbox.map((each: { urgency: string }) => each.urgency)).toEqual(['emergency', 'normal'])
  expect((await app.mails()).at(-1)?.subject).toMatch(/^EMERGENCY: Contact/)
})

test('a message that looks automated is stored, marked, and not mailed', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'staff@example.org' } })
  const staff = await app.member('Mo', { role: 'moderator' })
  for (const trap of [{ website: 'http://x.example' }, { seconds: 0.4 }]) {
    expect((await app.visitor.post('/api/contact', message(trap))).status).toBe(200)
  }
  await app.visitor.post('/api/contact', message({ seconds: 40, website: '' }))
  const inbox = (await staff.get('/api/admin/contact')).body
  expect(inbox.map((each: { suspected: boolean }) => each.suspected)).toEqual([false, true, true])
  expect(await app.mails()).toHaveLength(1)
})

test('one address cannot flood the inbox', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const statuses: number[] = []
  for (let sent = 0; sent < 8; sent++)
    statuses.push((await app.visitor.post('/api/contact', message())).status)
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200])
  expect(statuses.slice(6)).toEqual([429, 429])
})

test('staff close a message, reopen it, and add notes; each action is logged', async () => {
  await using app = await testApp({ now })
  const staff = await app.member('Mo', { role: 'moderator' })
  await app.visitor.post('/api/contact', message())
  const [stored] = (await staff.get('/api/admin/contact')).body
  expect((await staff.post(`/api/admin/contact/${stored.id}/notes`, { text: ' ' })).status).toBe(400)
  await staff.post(`/api/admin/contact/${stored.id}/notes`, { text: 'Asked billing.' })
  expect((await staff.put(`/api/admin/contact/${stored.id}/status`, { status: 'closed' })).status).toBe(200)
  expect((await staff.put(`/api/admin/contact/${stored.id}/status`, { status: 'answered' })).status).toBe(400)
  expect((await staff.put(`/api/admin/contact/${randomUUID()}/status`, { status: 'closed' })).status).toBe(
    404,
  )
  expect((await staff.get('/api/admin/contact')).body).toEqual([])
  const [closed] = (await staff.get('/api/admin/contact?status=closed')).body
  expect(closed).toMatchObject({ status: 'closed', notes: [{ author: 'Mo', text: 'Asked billing.' }] })
  await staff.put(`/api/admin/contact/${stored.id}/status`, { status: 'open' })
  expect((await staff.get('/api/admin/contact')).body).toHaveLength(1)
  const actions = (await staff.get('/api/admin/actions')).body.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['closed a contact message', 'read the open contact messages']),
  )
})

test('answered conversations close after 30 days and are deleted a year after the answer, open ones never', async () => {
  await using app = await testApp({ now })
  const staff = await app.member('Mo', { role: 'moderator' })
  const { token } = (await app.visitor.post('/api/contact', message())).body
  await app.visitor.post('/api/contact', message({ message: 'Still open.' }))
  const [first] = (await staff.get('/api/admin/contact')).body
  await staff.post(`/api/admin/contact/${first.id}/answers`, { message: 'In your account.', seen: 1 })
  app.clock.advance({ days: 31 })
  await app.runJob('contact.purge')
  expect((await app.visitor.post('/api/contact/thread', { token })).body.status).toBe('closed')
  app.clock.advance({ days: 335 })
  await app.runJob('contact.purge')
  expect(await rows(app.db, sql`select message from contact_messages`)).toEqual([{ message: 'Still open.' }])
  expect(await rows(app.db, sql`select 1 from contact_replies`)).toEqual([])
  expect((await app.visitor.post('/api/contact/thread', { token })).status).toBe(404)
})

test('a member’s messages are in their export and are deleted with the account', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await ana.post('/api/contact', message())
  expect(await rows(app.db, sql`select member_id from contact_messages`)).toEqual([{ member_id: ana.id }])
  const [{ id }] = (await ana.get('/api/contact/threads')).body
  await ana.post(`/api/contact/threads/${id}/replies`, { message: 'A second thought.' })
  expect((await ana.post('/api/account/export', { password: app.password })).text).toContain(
    'A second thought.',
  )
  await sql`delete from members where id = ${ana.id}`.execute(app.db)
  expect(await rows(app.db, sql`select 1 from contact_messages`)).toEqual([])
  expect(await rows(app.db, sql`select 1 from contact_replies`)).toEqual([])
})
