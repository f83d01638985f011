import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { accepted, ask, now, view, withMail } from '../app/testing/trusted-person.server.ts'
import { newId } from '../platform/ids.ts'
import { fakePush } from '../platform/testing/fake-push.server.ts'
import { fakeSmtp } from '../platform/testing/fake-smtp.server.ts'
import { redirectPush } from '../platform/testing/redirect-push.server.ts'

test('a request to be called is sent by email and push immediately, and its state is shown', async () => {
  await using smtp = await fakeSmtp()
  await using service = await fakePush((device) => (device === 'gone' ? 410 : undefined))
  using _ = redirectPush(service.port)
  await using app = await testApp({ now, settings: { SMTP_URL: smtp.url } })
  const ana = await app.member('Ana')
  const { token } = await accepted(app, ana, { email: 'sam@example.org' })
  const { pushKey } = (await view(app, token)).body
  for (const name of ['phone', 'gone'])
    await app.visitor.put('/api/trusted/person/devices', { token, device: service.subscribe(name, pushKey) })
  const { status, body } = await ask(ana)
  expect(status).toBe(200)
  expect(body.people).toMatchObject([{ name: 'Sam', email: 'waiting', push: 'waiting', seenAt: null }])
  await app.runJobs()
  const state = async () => (await ana.get('/api/trusted')).body.call.people
  expect(await state()).toMatchObject([{ email: 'sent', push: 'sent', seenAt: null }])
  const path = `/trusted#person=${token}`
  expect(service.problems).toEqual([])
  expect(service.received).toEqual([
    {
      device: 'phone',
      message: { title: 'Ana asks you to call', tag: `call-${body.id}`, path, urgent: true },
      ttl: 21_600,
      urgency: 'high',
    },
  ])
  const email = smtp.received.find(({ source }) => source.includes('asks you to call'))?.source ?? ''
  expect(email).toContain('Subject: Ana asks you to call')
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(email).toContain('911')
  expect(email).toContain('988')
  expect(email).not.toMatch(/recover|sober|addict|relapse|check-in/i)
  // Nothing is sent to a device that unsubscribed.
  expect((await view(app, token)).body).toMatchObject({ devices: 1, call: { id: body.id, seenAt: null } })
  await app.visitor.post('/api/trusted/person/seen', { token, call: body.id })
  expect((await state())[0].seenAt).toBe('2026-03-10T12:00:00.000Z')
})

test('two presses are one request, in sequence and concurrently, and a later press is another', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  await accepted(app, ana, { email: 'sam@example.org' })
  const emails = async () => (await app.mails()).filter(({ subject }) => subject === 'Ana asks you to call')
  const id = newId()
  const answers = await Promise.all([ask(ana, id), ask(ana, id), ask(ana), ask(ana)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await emails()).toHaveLength(1)
  app.clock.advance({ minutes: 11 })
  expect((await ask(ana, id)).body.id).toBe(id)
  await ask(ana)
  expect(await emails()).toHaveLength(2)
})

test('too many requests are refused kindly, with the time when the next is possible', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  await accepted(app, ana, { email: 'sam@example.org' })
  for (let count = 0; count < 24; count += 1) {
    expect((await ask(ana)).status).toBe(200)
    app.clock.advance({ minutes: 11 })
  }
  const refused = await ask(ana)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '70560' } })
  expect(refused.body.message).toContain('they have your requests')
})

test('without a person who gets requests, the response says that nothing was sent', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  expect((await ask(ana)).status).toBe(409)
  const { id } = await accepted(app, ana, { email: 'sam@example.org' })
  await ana.put(`/api/trusted/people/${id}/shares`, {
    shares: { calls: false, checkIns: true, plan: false },
  })
  expect((await ask(ana)).body.message).toContain('nothing was sent')
})

test('an email is shown as waiting while the mail server refuses it temporarily, as failed once it refuses permanently, and as sent', async () => {
  let answer = 450
  await using smtp = await fakeSmtp({
    onEmail({ to }) {
      if (to === 'sam@example.org' && answer) throw Object.assign(new Error('no'), { responseCode: answer })
    },
  })
  await using app = await testApp({ now, settings: { SMTP_URL: smtp.url } })
  const ana = await app.member('Ana')
  await accepted(app, ana, { email: 'sam@example.org' })
  await ask(ana)
  await app.runJobs()
  const state = async () => (await ana.get('/api/trusted')).body.call.people[0].email
  expect(await state()).toBe('waiting')
  answer = 550
  await sql`update jobs.job set start_after = now()`.execute(app.db)
  await app.runJobs()
  expect(await state()).toBe('failed')
  answer = 0
  await sql`update jobs.job set start_after = now()`.execute(app.db)
  await app.runJobs()
  expect(await state()).toBe('sent')
})
