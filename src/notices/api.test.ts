import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { defaultChannels, defaultQuiet } from './notice-kinds.ts'

const now = '2026-03-01T12:00:00Z'
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const share = async (who: TestPerson, content = 'A good day') =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body
const reply = (who: TestPerson, postId: string, content: string) =>
  who.post(`/api/forum/posts/${postId}/reply`, { content })
const unread = async (who: TestPerson) => (await who.get('/api/notices/count')).body.unread
const list = async (who: TestPerson) => (await who.get('/api/notices')).body.notices

test('an unknown push service, a wrong hour and an eleventh device are refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const add = (endpoint: string) => ana.put('/api/notices/devices', { endpoint, ...keys })
  expect(await add('https://example.org/x')).toMatchObject({
    status: 400,
    body: { message: 'This browser’s push service is not known to Cairn.' },
  })
  const quiet = { from: 24, to: 8 }
  expect((await ana.put('/api/notices/settings', { channels: defaultChannels, quiet })).status).toBe(400)
  for (let at = 0; at < 10; at++)
    expect((await add(`https://fcm.googleapis.com/fcm/send/${at}`)).status).toBe(200)
  expect((await add('https://fcm.googleapis.com/fcm/send/10')).status).toBe(409)
  expect((await ana.get('/api/notices/settings')).body.devices).toBe(10)
  await ana.del('/api/notices/devices')
  expect((await ana.get('/api/notices/settings')).body.devices).toBe(0)
})

test('a logout ends the notices and the evening reminder on its own device, and on no other', async () => {
  await using app = await testApp()
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const [phone, laptop] = ['phone', 'laptop'].map((name) => `https://fcm.googleapis.com/fcm/send/${name}`)
  for (const endpoint of [phone, laptop]) {
    await ana.put('/api/notices/devices', { endpoint, ...keys })
    const reminder = { endpoint, ...keys, minuteOfDay: 1_200, zone: 'Europe/Berlin' }
    await ana.put('/api/recovery-tracker/reminders', reminder)
  }
  const endpoints = async () => {
    const { rows } = await sql<{ endpoint: string }>`select endpoint from notice_devices
      union all select endpoint from tracker_reminders`.execute(app.db)
    return rows.map(({ endpoint }) => endpoint).toSorted()
  }
  expect((await ben.post('/api/logout', { pushEndpoint: phone })).status).toBe(200)
  expect(await endpoints()).toEqual([laptop, laptop, phone, phone])
  expect((await ana.post('/api/logout', { pushEndpoint: phone })).status).toBe(200)
  expect(await endpoints()).toEqual([laptop, laptop])
})

test('two concurrent changes of settings both apply', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const off = { inApp: false, push: false, mail: false }
  const change = (body: object) => ana.put('/api/notices/settings', body)
  await Promise.all([
    change({ channels: { support: off } }),
    change({ channels: { answer: off } }),
    change({ quiet: { from: 20, to: 9 } }),
  ])
  expect((await ana.get('/api/notices/settings')).body).toMatchObject({
    channels: { support: off, answer: off, reply: { inApp: true } },
    quiet: { from: 20, to: 9 },
  })
})

test('the author is notified of replies, grouped by post, and reading them clears the notices', async () => {
  await using app = await testApp({ now })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const post = await share(ana)
  await reply(bo, post.id, 'So good to read')
  await reply(cy, post.id, 'Same here')
  await reply(ana, post.id, 'Thank you both')
  expect(await unread(ana)).toBe(1)
  expect(await unread(bo)).toBe(0)
  const [notice] = await list(ana)
  expect(notice).toMatchObject({ kind: 'reply', postId: post.id, count: 2, isRead: false })
  expect((await ana.post('/api/notices/read', { upTo: '0000-01-01T00:00:00Z' })).status).toBe(200)
  expect(await unread(ana)).toBe(1)
  await ana.post('/api/notices/read', { upTo: notice.createdAt })
  expect(await unread(ana)).toBe(0)
  app.clock.advance({ minutes: 5 })
  await reply(bo, post.id, 'See you tomorrow')
  expect(await list(ana)).toMatchObject([
    { count: 1, isRead: false },
    { count: 2, isRead: true },
  ])
})

test('a reply that is sent twice is announced once', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = await share(ana)
  const body = { content: 'With you', sendKey: 'same-reply-1' }
  await Promise.all([1, 2, 3].map(() => bo.post(`/api/forum/posts/${post.id}/reply`, body)))
  expect(await list(ana)).toMatchObject([{ count: 1 }])
})

test('support is announced once per member, and never from a muted member', async () => {
  await using app = await testApp({ now })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const post = await share(ana)
  const othersPost = await share(cy, 'Hello')
  await ana.post(`/api/forum/posts/${othersPost.id}/mute`, { kind: 'mute' })
  const give = (who: TestPerson, kind: string, given: boolean) =>
    who.put(`/api/forum/posts/${post.id}/support`, { kind, given })
  await give(cy, 'with_you', true)
  await reply(cy, post.id, 'Hello there')
  expect(await list(ana)).toEqual([])
  await give(bo, 'with_you', true)
  await give(bo, 'with_you', true)
  await give(bo, 'thank_you', true)
  expect(await list(ana)).toMatchObject([{ kind: 'support', count: 1 }])
})

test('danger is never announced: neither a reply that shows it, nor the answer to it, nor its case', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = await share(ana)
  await reply(bo, post.id, 'I want to kill myself tonight')
  const grave = await share(ana, 'I want to die')
  await ana.post(`/api/forum/posts/${grave.id}/request-support`)
  await app.runJobs()
  for (const { id } of (await mo.get('/api/admin/forum/queue')).body.cases)
    await mo.post(`/api/admin/forum/cases/${id}`, { action: 'reached-out' })
  expect(await list(ana)).toEqual([])
  expect(await list(bo)).toEqual([])
})

test('a held reply is announced when staff approve it, and its author is notified of the decision', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = await share(ana)
  expect((await reply(bo, post.id, 'call me at 555-234-5678')).body.held).not.toBeNull()
  expect(await list(ana)).toEqual([])
  const [waiting] = (await mo.get('/api/admin/forum/queue')).body.cases
  await mo.post(`/api/admin/forum/cases/${waiting.id}`, { action: 'approve' })
  expect(await list(ana)).toMatchObject([{ kind: 'reply', postId: post.id }])
  expect(await list(bo)).toMatchObject([{ kind: 'decision', postId: post.id }])
})

test('authors are notified if staff change a reported text, and not of reports that change nothing', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const decide = async (decision: object) => {
    const [waiting] = (await mo.get('/api/admin/forum/queue')).body.cases
    await mo.post(`/api/admin/forum/cases/${waiting.id}`, decision)
  }
  const post = await share(ana)
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
  await decide({ action: 'approve' })
  expect(await list(ana)).toEqual([])
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
  await decide({ action: 'remove', reason: 'Unkind words.' })
  expect(await list(ana)).toMatchObject([{ kind: 'decision', postId: post.id }])
})

test('an answer by Community Support is announced, and a kind that is off everywhere is not stored', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = await share(ana)
  const off = { inApp: false, push: false, mail: false }
  const channels = { ...defaultChannels, reply: off }
  await ana.put('/api/notices/settings', { channels, quiet: defaultQuiet })
  await reply(bo, post.id, 'So good to read')
  await ana.post(`/api/forum/posts/${post.id}/request-support`)
  await app.runJobs()
  expect(await list(ana)).toMatchObject([{ kind: 'answer', postId: post.id }])
  expect((await ana.post('/api/account/export', { password: app.password })).body).toMatchObject({
    notices: [{ kind: 'answer' }],
    noticeSettings: [{ channels: { reply: off } }],
  })
})

test('the answers to an appeal and to a request for a session are announced, without what they say', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana', { plan: 'professional' })
  const mo = await app.member('Mo', { role: 'moderator' })
  await ana.post('/api/consultations', { topic: 'Sleep', preferredTimes: ['Mornings'] })
  const [request] = (await mo.get('/api/admin/consultations')).body
  await mo.post(`/api/admin/consultations/${request.id}/answer`, { answer: 'Gladly' })
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until)
    values (${crypto.randomUUID()}, ${ana.id}, 'silence', 'Unkind', ${now}, '2026-03-08T12:00:00Z')`.execute(
    app.db,
  )
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'Please look again.' })
  app.clock.advance({ minutes: 1 })
  const answer = { lift: true, reason: 'Fine' }
  expect((await mo.post(`/api/admin/forum/appeals/${sanction.id}`, answer)).status).toBe(200)
  expect((await mo.post(`/api/admin/forum/appeals/${sanction.id}`, answer)).status).toBe(404)
  expect(await list(ana)).toMatchObject([
    { kind: 'decision', postId: null, count: 1 },
    { kind: 'consultation', postId: null, count: 1 },
  ])
})
