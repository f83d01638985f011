import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'
import { unsubscribeInOneClick } from '../platform/testing/one-click.server.ts'
import type { PushMessage } from '../platform/web-push.server.ts'
import { defaultChannels, defaultQuiet, isQuiet } from './notice-kinds.ts'
import { sendNotices } from './send-notices.server.ts'
import { listNotices } from './store.server.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const withMail = { settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }
const everything = { ...defaultChannels, reply: { inApp: true, push: true, mail: true } }

async function replied(app: TestApp, ana: TestPerson) {
  const bo = await app.member('Bo')
  const body = { content: 'A secret about my relapse', category: 'general' }
  const post = (await ana.post('/api/forum/posts', body)).body
  return async () => bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'With you, zephyrine' })
}

/** The push service is an external one, so it is faked. */
function pushService() {
  const sent: { device: string; message: PushMessage | undefined }[] = []
  const push = async (device: { endpoint: string }, message?: PushMessage) => {
    sent.push({ device: device.endpoint.slice(endpoint('').length), message })
    if (device.endpoint.endsWith('broken')) throw new Error('502')
    return !device.endpoint.endsWith('gone')
  }
  return { sent, open: async () => push }
}

test('quiet hours can cross midnight, and equal hours mean none', () => {
  const quiet = (from: number, to: number) =>
    [0, 7, 8, 12, 21, 22, 23].filter((hour) => isQuiet({ from, to }, hour))
  expect(quiet(22, 8)).toEqual([0, 7, 22, 23])
  expect(quiet(8, 22)).toEqual([8, 12, 21])
  expect(quiet(5, 5)).toEqual([])
})

test('a push says only that there is a message, once on every device, with several processes', async () => {
  await using app = await testApp({ now: '2026-03-01T12:00:00Z' })
  const ana = await app.member('Ana')
  for (const name of ['phone', 'gone', 'broken'])
    await ana.put('/api/notices/devices', { endpoint: endpoint(name), ...keys })
  const reply = await replied(app, ana)
  await reply()
  await reply()
  const { sent, open } = pushService()
  await Promise.all([1, 2, 3].map(() => sendNotices(app.services, { memberId: ana.id }, open)))
  await sendNotices(app.services, { memberId: ana.id }, open)
  expect(sent.map(({ device }) => device).sort()).toEqual(['broken', 'gone', 'phone'])
  for (const { message } of sent)
    expect(message).toEqual({ title: 'You have a message', tag: 'notice', path: '/notices' })
  expect((await ana.get('/api/notices/settings')).body.devices).toBe(2)
})

test('in quiet hours nothing is sent, and afterwards it is', async () => {
  await using app = await testApp({ now: '2026-03-01T23:00:00Z' })
  const ana = await app.member('Ana')
  await ana.patch('/api/account', { zone: 'UTC' })
  await ana.put('/api/notices/devices', { endpoint: endpoint('phone'), ...keys })
  await (await replied(app, ana))()
  const { sent, open } = pushService()
  await sendNotices(app.services, { memberId: ana.id }, open)
  expect(sent).toEqual([])
  app.clock.advance({ hours: 9 })
  await sendNotices(app.services, { memberId: ana.id }, open)
  expect(sent).toHaveLength(1)
})

test('a digest is emailed at most once a day, names no topic, and leaves out what was read on the page', async () => {
  await using app = await testApp({ now: '2026-03-01T12:00:00Z', ...withMail })
  const ana = await app.member('Ana')
  await ana.put('/api/notices/settings', { channels: everything, quiet: { from: 0, to: 0 } })
  const reply = await replied(app, ana)
  const { open } = pushService()
  const digests = async () => (await app.mails()).filter(({ subject }) => subject === 'You have a message')
  const send = () => Promise.all([1, 2, 3].map(() => sendNotices(app.services, { memberId: ana.id }, open)))
  await reply()
  await send()
  expect(await digests()).toEqual([])
  app.clock.advance({ minutes: 16 })
  await send()
  const [email] = await digests()
  expect(await digests()).toHaveLength(1)
  expect(email).toMatchObject({ to: ana.email, subject: 'You have a message' })
  // The link's token is removed first, because random letters can form a word.
  expect(email?.text.replace(/#\S+/, '')).not.toMatch(
    /Bo|Ana|reply|replied|relapse|zephyrine|recovery|forum/i,
  )
  // A second notice on the same day is not sent in another email.
  await ana.post('/api/notices/read', { upTo: '2026-03-01T12:00:00Z' })
  await reply()
  app.clock.advance({ hours: 2 })
  await send()
  expect(await digests()).toHaveLength(1)
  app.clock.advance({ hours: 20 })
  await send()
  expect(await digests()).toHaveLength(2)
  // A notice that was read on the page is never emailed.
  await ana.post('/api/notices/read', { upTo: '2026-03-09T12:00:00Z' })
  await reply()
  await ana.post('/api/notices/read', { upTo: '2026-03-09T12:00:00Z' })
  app.clock.advance({ days: 2 })
  await send()
  expect(await digests()).toHaveLength(2)
})

test('one click in the email stops the emails, without a login, and no other token does', async () => {
  await using app = await testApp({ now: '2026-03-01T12:00:00Z', ...withMail })
  const ana = await app.member('Ana')
  await ana.put('/api/notices/settings', { channels: everything, quiet: { from: 0, to: 0 } })
  const reply = await replied(app, ana)
  await reply()
  app.clock.advance({ hours: 1 })
  const { open } = pushService()
  await sendNotices(app.services, { memberId: ana.id }, open)
  const email = (await app.mails()).find(({ subject }) => subject === 'You have a message')
  const token = /stop-notices#(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
  const path = `/api/notices/email/stop/${token}`
  const wrong = `${path.slice(0, -1)}!`
  expect((await app.visitor.post(wrong)).status).toBe(404)
  // A browser gets a page that says that the link does not work.
  expect(await app.visitor.get(wrong)).toMatchObject({
    status: 303,
    headers: { location: 'http://localhost:3000/stop-notices' },
  })
  expect((await app.visitor.get(path)).status).toBe(303)
  expect((await ana.get('/api/notices/settings')).body.channels.reply.mail).toBe(true)
  expect(await unsubscribeInOneClick(app.http, path)).toBe(200)
  const { channels } = (await ana.get('/api/notices/settings')).body
  expect(channels.reply).toEqual({ inApp: true, push: true, mail: false })
})

test('the sweep enqueues what is pending, and a closed account gets nothing', async () => {
  await using app = await testApp({ now: '2026-03-01T12:00:00Z', ...withMail })
  const ana = await app.member('Ana')
  await ana.put('/api/notices/settings', { channels: everything, quiet: { from: 0, to: 0 } })
  await (await replied(app, ana))()
  app.clock.advance({ hours: 1 })
  await app.runJob('notices.sweep')
  await app.runJobs()
  const digests = async () => (await app.mails()).filter(({ subject }) => subject === 'You have a message')
  expect(await digests()).toHaveLength(1)
  const ada = await app.member('Ada', { role: 'admin' })
  await ana.post('/api/notices/read', { upTo: '2026-03-09T12:00:00Z' })
  await (await replied(app, ana))()
  const closed = await ada.post(`/api/admin/members/${ana.id}/close`, { reason: 'You sold pills.' })
  expect(closed.status).toBe(200)
  app.clock.advance({ days: 2 })
  await app.runJob('notices.sweep')
  await app.runJobs()
  expect(await digests()).toHaveLength(1)
})

test('read notices are deleted after thirty days, the others after half a year', async () => {
  await using app = await testApp({ now: '2026-03-01T12:00:00Z' })
  const ana = await app.member('Ana')
  const reply = await replied(app, ana)
  await reply()
  await ana.post('/api/notices/read', { upTo: '2026-03-09T12:00:00Z' })
  await reply()
  app.clock.advance({ days: 31 })
  await app.runJob('notices.purge')
  expect(await listNotices(app.db, ana.id)).toMatchObject([{ isRead: false }])
  app.clock.advance({ days: 150 })
  await app.runJob('notices.purge')
  expect(await listNotices(app.db, ana.id)).toEqual([])
})

test('by default nights are quiet, and only answers by the team and the end of a plan are emailed', () => {
  expect(defaultQuiet).toEqual({ from: 22, to: 8 })
  const emailed = Object.entries(defaultChannels).filter(([, { mail }]) => mail)
  expect(emailed.map(([kind]) => kind)).toEqual(['consultation', 'plan', 'contact'])
})

test('the sweep skips members who cannot get anything yet', async () => {
  await using app = await testApp({ now: '2026-03-01T12:00:00Z', ...withMail })
  const [ana, asleep, unverified] = [
    await app.member('Ana'),
    await app.member('Cleo'),
    await app.member('Dee'),
  ]
  for (const person of [ana, unverified])
    await person.put('/api/notices/settings', { channels: everything, quiet: { from: 0, to: 0 } })
  await asleep.put('/api/notices/settings', { channels: everything, quiet: { from: 10, to: 20 } })
  await sql`update members set unverified_email = email where id = ${unverified.id}`.execute(app.db)
  const replies = [await replied(app, ana), await replied(app, asleep), await replied(app, unverified)]
  const sending = sql`select data ->> 'memberId' as id from jobs.job where name = 'notices.send' and state = 'created'`
  const swept = async () => {
    await app.runJob('notices.sweep')
    return (await rows<{ id: string }>(app.db, sending)).map(({ id }) => id)
  }
  for (const reply of replies) await reply()
  // Nobody has a device, and no notice has waited long enough for a digest.
  expect(await swept()).toEqual([])
  app.clock.advance({ minutes: 16 })
  expect(await swept()).toEqual([ana.id])
  await app.runJobs()
  await replies[0]?.()
  app.clock.advance({ hours: 1 })
  // Ana had her digest of the day.
  expect(await swept()).toEqual([])
  app.clock.advance({ hours: 10 })
  expect(await swept()).toEqual([asleep.id])
})
