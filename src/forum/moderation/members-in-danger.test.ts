import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { moderatorWithCases, share } from '../testing/forum-calls.server.ts'

const readBy = async (who: TestPerson, id: string) => (await who.get(`/api/forum/posts/${id}`)).body

test.each([
  ['I want to die. Selling percs near dallas, dm me', 'I want to die. ▒▒▒'],
  ['I want to die, text me 415-555-0134', 'I want to die, text me ▒▒▒'],
  ['Quiero morirme. Vendo perico en Madrid, escribeme al privado', 'Quiero morirme. ▒▒▒'],
  ['I want to kill myself tonight. my snap: crying_girl99', 'I want to kill myself tonight. ▒▒▒'],
  ['I want to die. Earn $500 a day from home, click the link', 'I want to die. ▒▒▒'],
])('"%s" gets help immediately, and others read only the allowed part', async (content, shown) => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { cases } = await moderatorWithCases(app)
  const { body } = await share(ana, content)
  expect(body).toMatchObject({ help: 'suicide', held: null, content: shown })
  expect((await readBy(bo, body.id)).content).toBe(shown)
  expect(await cases()).toMatchObject([
    { kind: 'risk', inDanger: true, versions: [{ kind: 'written', content }] },
  ])
})

test('danger and contempt in one sentence get help, and the sentence is held for staff', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { cases } = await moderatorWithCases(app)
  const { body } = await share(ana, 'I want to kill myself you pathetic junkies')
  expect(body).toMatchObject({ help: 'suicide', held: expect.stringContaining('could hurt') })
  expect(await readBy(bo, body.id)).toMatchObject({ message: 'There is no such post.' })
  expect(await cases()).toMatchObject([{ kind: 'risk', urgency: 'emergency', state: 'held' }])
})

test('the hidden parts of a masked post are deleted with the decision of staff', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { mo, cases } = await moderatorWithCases(app)
  await share(ana, 'I want to die, text me 415-555-0134')
  const [waiting] = await cases()
  expect((await mo.post(`/api/admin/forum/cases/${waiting.id}`, { action: 'reached-out' })).status).toBe(200)
  expect(await cases()).toEqual([])
  const copy = await ana.post('/api/account/export', { password: app.password })
  expect(copy.text).not.toContain('0134')
})

test('posting can be limited for someone in danger: for other conduct, after a fresh second factor, and reading stays open', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  const { mo, cases } = await moderatorWithCases(app)
  const { body: post } = await share(ana, 'I want to die. Selling percs near dallas, dm me')
  const [waiting] = await cases()
  const limit = (more: object) =>
    mo.post(`/api/admin/forum/cases/${waiting.id}/sanction`, {
      kind: 'silence',
      days: 7,
      reason: 'Offers of pills cannot stand here.',
      ...more,
    })
  const conduct = 'selling or asking for drugs'
  expect(await limit({})).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('never sanctioned for saying so') },
  })
  expect(await limit({ kind: 'suspend', conduct })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('reading stays open') },
  })
  app.clock.advance({ minutes: 20 })
  expect((await limit({ conduct })).status).toBe(403)
  app.clock.set('2026-03-01T10:05:00Z')
  expect((await limit({ conduct })).status).toBe(200)
  expect((await share(ana, 'hello')).status).toBe(403)
  expect((await readBy(ana, post.id)).isMine).toBe(true)
  expect((await ana.post(`/api/forum/posts/${post.id}/request-support`)).status).toBe(200)
  expect((await ana.get('/api/forum/mine')).body.sanctions).toMatchObject([{ kind: 'silence' }])
})

test('a report by another member alone does not block sanctions', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const ada = await app.member('Ada', { role: 'admin' })
  const { mo, cases } = await moderatorWithCases(app)
  const { body } = await share(bo, 'Nothing new here today')
  await ana.post(`/api/forum/posts/${body.id}/report`, { reason: 'worried about this person' })
  const [waiting] = await cases()
  expect(waiting).toMatchObject({ urgency: 'high', inDanger: false, canSanction: true })
  const suspended = await mo.post(`/api/admin/forum/cases/${waiting.id}/sanction`, {
    kind: 'suspend',
    days: 1,
    reason: 'Words that hurt.',
  })
  expect(suspended.status).toBe(200)
  expect((await ada.post(`/api/admin/members/${bo.id}/close`, { reason: 'You sold pills.' })).status).toBe(
    200,
  )
})

test('an admin limits posting of a member in danger for other conduct, without closing the account', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  const ada = await app.member('Ada', { role: 'admin' })
  await share(ana, 'I want to kill myself tonight')
  const to = `/api/admin/members/${ana.id}`
  const reason = 'You asked members for pills.'
  expect(await ada.post(`${to}/close`, { reason })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('limit their posting') },
  })
  app.clock.advance({ minutes: 20 })
  expect((await ada.post(`${to}/limit-posting`, { reason, days: 7 })).status).toBe(403)
  app.clock.set('2026-03-01T10:05:00Z')
  expect(await ada.post(`${to}/limit-posting`, { reason, days: 7 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('say what it was') },
  })
  const conduct = 'selling or asking for drugs'
  expect((await ada.post(`${to}/limit-posting`, { reason, days: 7, conduct })).status).toBe(200)
  expect(await share(ana, 'hello')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining(reason) },
  })
  expect((await ana.get('/api/forum/posts')).status).toBe(200)
  expect(await app.mails()).toMatchObject([{ to: ana.email, subject: 'You cannot post for a while' }])
})

test('a post about danger is published with the method masked, shows help immediately, and alerts staff without its text', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'staff@example.org' } })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const shared = await share(ana, 'I want to die tonight, I have 40 oxys lined up next to me')
  expect(shared.body).toMatchObject({ help: 'suicide', held: null })
  const [visible] = (await bo.get('/api/forum/posts')).body
  expect(visible.content).toContain('I want to die')
  expect(visible.content).not.toMatch(/40|oxys/)
  expect(JSON.stringify(visible)).not.toMatch(/suicid|crisis/i)
  const letters = await app.mails()
  const alert = letters.find(({ to }) => to === 'staff@example.org')
  expect(alert?.subject).toBe('Cairn: someone may be in danger now')
  expect(alert?.text).not.toContain('die')
  const [finding] = await rows<{ label: string; text: string }>(
    app.db,
    sql`select label, forum_signs::text as text from forum_signs`,
  )
  expect(finding?.label).toBe('suicide')
  expect(finding?.text).not.toContain(ana.id)
})
