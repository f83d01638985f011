import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'

const now = '2026-03-01T10:00:00.000Z'
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', STAFF_EMAIL: 'staff@example.org' }
const message = (text = 'How do I change my name?') => ({
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'general',
  message: text,
})

async function idInInbox(staff: TestPerson): Promise<string> {
  return (await staff.get('/api/admin/contact')).body[0].id
}
const answer = (staff: TestPerson, id: string, seen: number, text = 'Open your account page.') =>
  staff.post(`/api/admin/contact/${id}/answers`, { message: text, seen })
const open = (app: TestApp, token: string) => app.visitor.post('/api/contact/thread', { token })

test('a visitor reads the answer by the private link and replies, which starts a new deadline', async () => {
  await using app = await testApp({ now, settings: smtp })
  const staff = await app.member('Mo', { role: 'moderator' })
  const { token, reference } = (await app.visitor.post('/api/contact', message())).body
  expect((await open(app, token)).body).toMatchObject({
    reference,
    status: 'open',
    dueAt: '2026-03-02T10:00:00.000Z',
    messages: [{ fromTeam: false, text: 'How do I change my name?', at: now }],
  })
  const id = await idInInbox(staff)
  app.clock.advance({ hours: 2 })
  expect((await answer(staff, id, 1)).status).toBe(200)
  const answered = (await open(app, token)).body
  expect(answered).toMatchObject({ status: 'answered', dueAt: null })
  expect(answered.messages[1]).toMatchObject({ fromTeam: true, text: 'Open your account page.' })
  expect(JSON.stringify(answered)).not.toContain('Mo')
  app.clock.advance({ hours: 60 })
  const replied = await app.visitor.post('/api/contact/thread/replies', {
    token,
    message: 'Thanks, and my email?',
  })
  expect(replied.body.thread).toMatchObject({ status: 'open', dueAt: '2026-03-05T00:00:00.000Z' })
  // The first moderator's session ended after twelve idle hours.
  const colleague = await app.member('Cleo', { role: 'moderator' })
  expect((await colleague.get('/api/admin/contact')).body[0].replies).toHaveLength(2)
})

test('the email about an answer contains neither the answer, the topic nor a name, and its link opens the conversation', async () => {
  await using app = await testApp({ now, settings: smtp })
  const staff = await app.member('Mo', { role: 'moderator' })
  const { reference } = (await app.visitor.post('/api/contact', message())).body
  await answer(staff, await idInInbox(staff), 1)
  const mail = (await app.mails()).find(({ subject }) => subject === 'You have an answer')
  expect(mail?.to).toBe('ana@example.org')
  // The link's token is removed first, because random letters can form a word.
  for (const word of ['account page', reference, 'Ana', 'Mo', 'name'])
    expect(mail?.text.replace(/#\S+/, ''), word).not.toContain(word)
  const token = /contact\/messages#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await open(app, token)).body.reference).toBe(reference)
})

test('a member has no private link: a notice and a bare link lead to their own messages', async () => {
  await using app = await testApp({ now, settings: smtp })
  const [staff, ana, ben] = [
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Ana'),
    await app.member('Ben'),
  ]
  expect((await ana.post('/api/contact', message())).body.token).toBeNull()
  const id = await idInInbox(staff)
  await answer(staff, id, 1)
  expect((await ana.get('/api/contact/threads')).body).toMatchObject([{ id, status: 'answered' }])
  expect((await ben.get('/api/contact/threads')).body).toEqual([])
  expect((await ben.post(`/api/contact/threads/${id}/replies`, { message: 'Mine?' })).status).toBe(404)
  expect((await ana.get('/api/notices')).body.notices).toMatchObject([{ kind: 'contact', count: 1 }])
  const mail = (await app.mails()).find(({ subject }) => subject === 'You have an answer')
  expect(mail?.text).toMatch(/\/contact\/messages\n\nStop these emails: \S+\/stop-notices#\S+\n$/)
  await ana.put('/api/notices/settings', { channels: { contact: { inApp: true, push: true, mail: false } } })
  await answer(staff, id, 2)
  expect((await app.mails()).filter(({ subject }) => subject === 'You have an answer')).toHaveLength(1)
})

test('the conversation with the newest message is first', async () => {
  await using app = await testApp({ now })
  const [staff, ana] = [await app.member('Mo', { role: 'moderator' }), await app.member('Ana')]
  await ana.post('/api/contact', message('The older one'))
  app.clock.advance({ minutes: 1 })
  await ana.post('/api/contact', message('The newer one'))
  const first = async () => (await ana.get('/api/contact/threads')).body[0].messages[0].text
  expect(await first()).toBe('The newer one')
  app.clock.advance({ minutes: 1 })
  // The inbox shows the longest waiting first, so this answers the older conversation.
  await answer(staff, await idInInbox(staff), 1)
  expect(await first()).toBe('The older one')
})

test('a guessed, altered or empty link opens nothing', async () => {
  await using app = await testApp({ now })
  const { token } = (await app.visitor.post('/api/contact', message())).body
  // Changed in the middle, because some bits of the last base64 character are unused.
  const altered = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`
  for (const guess of [
    '',
    'none',
    altered,
    token.slice(1),
    `${token}A`,
    Buffer.alloc(32).toString('base64url'),
  ]) {
    expect((await open(app, guess)).status, guess).toBe(404)
    const reply = await app.visitor.post('/api/contact/thread/replies', { token: guess, message: 'Hello' })
    expect(reply.status, guess).toBe(404)
  }
  expect((await open(app, 'x'.repeat(101))).status).toBe(400)
})

test('an invalid message is refused, and a closed conversation accepts none', async () => {
  await using app = await testApp({ now })
  const staff = await app.member('Mo', { role: 'moderator' })
  const { token } = (await app.visitor.post('/api/contact', message())).body
  const reply = (text: string) => app.visitor.post('/api/contact/thread/replies', { token, message: text })
  expect((await reply(' \u200b ')).body.message).toBe('A message cannot be blank.')
  expect((await reply('x'.repeat(5_001))).status).toBe(400)
  expect((await reply('x'.repeat(5_000))).status).toBe(200)
  const id = await idInInbox(staff)
  await staff.put(`/api/admin/contact/${id}/status`, { status: 'closed' })
  expect(await reply('More')).toMatchObject({
    status: 409,
    body: { message: 'This conversation is closed. Please send a new message.' },
  })
  expect((await answer(staff, id, 2)).status).toBe(409)
})

test('a reply that is sent twice is one reply, and an id of another conversation does no harm', async () => {
  await using app = await testApp({ now, settings: smtp })
  const first = (await app.visitor.post('/api/contact', message())).body
  const second = (await app.visitor.post('/api/contact', message('Something else'))).body
  const reply = (token: string, id: string) =>
    app.visitor.post('/api/contact/thread/replies', { token, id, message: 'And more' })
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => reply(first.token, id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await open(app, first.token)).body.messages).toHaveLength(2)
  expect((await reply(second.token, id)).status).toBe(200)
  expect((await open(app, second.token)).body.messages).toHaveLength(2)
  expect((await app.mails()).filter(({ text }) => text.includes('And more'))).toHaveLength(2)
})

test('of two staff members who answer at the same time one must read first, and so must one who missed a reply', async () => {
  await using app = await testApp({ now })
  const [mo, cleo] = [
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Cleo', { role: 'moderator' }),
  ]
  const { token } = (await app.visitor.post('/api/contact', message())).body
  const id = await idInInbox(mo)
  const both = await Promise.all([answer(mo, id, 1), answer(cleo, id, 1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await app.visitor.post('/api/contact/thread/replies', { token, message: 'Wait.' })
  expect(await answer(mo, id, 2)).toMatchObject({
    status: 409,
    body: { message: 'There is something new in this conversation. Please read it first.' },
  })
  expect((await answer(mo, id, 3)).status).toBe(200)
})

test('a conversation is not closed over a message that staff have not seen', async () => {
  await using app = await testApp({ now })
  const staff = await app.member('Mo', { role: 'moderator' })
  const { token } = (await app.visitor.post('/api/contact', message())).body
  const id = await idInInbox(staff)
  const close = (seen: number) => staff.put(`/api/admin/contact/${id}/status`, { status: 'closed', seen })
  await app.visitor.post('/api/contact/thread/replies', { token, message: 'I want to kill myself tonight' })
  expect(await close(1)).toMatchObject({
    status: 409,
    body: { message: 'There is something new in this conversation. Please read it first.' },
  })
  expect((await open(app, token)).body.status).toBe('open')
  expect((await close(2)).status).toBe(200)
  expect((await open(app, token)).body.status).toBe('closed')
})

test('a suspected message is no longer spam once the team answered it', async () => {
  await using app = await testApp({ now })
  let staff = await app.member('Mo', { role: 'moderator' })
  const { token } = (await app.visitor.post('/api/contact', { ...message(), seconds: 0.4 })).body
  await answer(staff, await idInInbox(staff), 1)
  app.clock.advance({ days: 31 })
  await app.runJob('contact.purge')
  expect((await open(app, token)).body.messages).toHaveLength(2)
  staff = await app.member('Cleo', { role: 'moderator' })
  expect((await staff.get('/api/admin/contact?status=closed')).body).toMatchObject([{ suspected: false }])
})

test('a crisis reply shows help and puts the conversation first again', async () => {
  await using app = await testApp({ now, settings: smtp })
  const staff = await app.member('Mo', { role: 'moderator' })
  const { token } = (await app.visitor.post('/api/contact', message())).body
  await answer(staff, await idInInbox(staff), 1)
  await app.visitor.post('/api/contact', message('Another question'))
  const reply = await app.visitor.post('/api/contact/thread/replies', {
    token,
    message: 'I want to kill myself tonight.',
  })
  expect(reply.body.danger).toBe('suicide')
  const inbox = (await staff.get('/api/admin/contact')).body
  expect(inbox.map(({ urgency }: { urgency: string }) => urgency)).toEqual(['emergency', 'normal'])
  expect((await app.mails()).at(-1)?.subject).toMatch(/^EMERGENCY: Contact/)
  await app.visitor.post('/api/contact/thread/replies', { token, message: 'Are you there?' })
  expect((await staff.get('/api/admin/contact')).body[0].urgency).toBe('emergency')
})

test('replies have an hourly limit', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const { token } = (await app.visitor.post('/api/contact', message())).body
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent += 1)
    statuses.push(
      (await app.visitor.post('/api/contact/thread/replies', { token, message: `${sent}` })).status,
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
