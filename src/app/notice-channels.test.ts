// Every kind of notice end to end, from its cause to a push service and a mail server that speak the real protocols.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFeed } from '../meetings/feeds/apply-feed.server.ts'
import { addFeed } from '../meetings/store.server.ts'
import { type NoticeKind, noticeKinds, ownEmailKinds } from '../notices/notice-kinds.ts'
import { type FakePush, fakePush } from '../platform/testing/fake-push.server.ts'
import { type FakeSmtp, fakeSmtp } from '../platform/testing/fake-smtp.server.ts'
import { unsubscribeInOneClick } from '../platform/testing/one-click.server.ts'
import { redirectPush } from '../platform/testing/redirect-push.server.ts'
import { type TestApp, type TestPerson, testApp } from './testing/test-app.server.ts'
import { accepted } from './testing/trusted-person.server.ts'

/** Part of every text that a person writes. */
const canary = 'zephyrine'
const all = { inApp: true, push: true, mail: true }
const everyChannel = Object.fromEntries(noticeKinds.map((kind) => [kind, all]))

type Source = (app: TestApp, ana: TestPerson) => Promise<unknown>

const share = async (who: TestPerson, content = `A ${canary} day`) =>
  (await who.post('/api/forum/posts', { content, category: 'newcomers' })).body
const replyTo = (who: TestPerson, id: string) =>
  who.post(`/api/forum/posts/${id}/reply`, { content: `With you, ${canary}` })

/** Actions of members, staff and jobs that each add one notice for Ana. */
const sources: Record<NoticeKind, Source> = {
  reply: async (app, ana) => replyTo(await app.member('Bo'), (await share(ana)).id),
  async follow(app, ana) {
    const post = await share(await app.member('Bo'))
    await ana.put(`/api/forum/posts/${post.id}/follow`, { following: true })
    await replyTo(await app.member('Cy'), post.id)
  },
  async support(app, ana) {
    const { id } = await share(ana)
    await (await app.member('Bo')).put(`/api/forum/posts/${id}/support`, { kind: 'with_you', given: true })
  },
  answer: async (_, ana) => ana.post(`/api/forum/posts/${(await share(ana)).id}/request-support`),
  async decision(app, ana) {
    const mo = await app.member('Mo', { role: 'moderator' })
    await share(ana, `${canary}: call me at 555-234-5678`)
    const [heldCase] = (await mo.get('/api/admin/forum/queue')).body.cases
    await mo.post(`/api/admin/forum/cases/${heldCase.id}`, { action: 'approve' })
  },
  async welcome(app, ana) {
    app.clock.advance({ days: 8 })
    await ana.put('/api/forum/welcome', { offered: true })
    await share(await app.member('Noa'))
    await app.runJob('forum.welcome')
  },
  async consultation(app, ana) {
    const mo = await app.member('Mo', { role: 'moderator' })
    await ana.post('/api/consultations', { topic: canary, preferredTimes: ['Mornings'] })
    const [request] = (await mo.get('/api/admin/consultations')).body
    await mo.post(`/api/admin/consultations/${request.id}/answer`, { answer: `Monday, ${canary}` })
  },
  async week(app, ana) {
    await ana.post('/api/recovery-tracker/activities/morning-meditation/complete', { date: '2026-03-01' })
    await app.runJob('tracker.weekly-look-back')
  },
  async plan(app, ana) {
    const soon = new Date(app.clock.now() + 2 * 86_400_000).toISOString()
    await sql`update memberships set paid_until = ${soon} where member_id = ${ana.id}`.execute(app.db)
    await app.runJob('plans.remind')
  },
  async contact(app, ana) {
    const mo = await app.member('Mo', { role: 'moderator' })
    await ana.post('/api/contact', { name: 'Ana', email: ana.email, subject: 'feedback', message: canary })
    const [{ id }] = (await mo.get('/api/admin/contact')).body
    await mo.post(`/api/admin/contact/${id}/answers`, { message: `Yes, ${canary}.`, seen: 1 })
  },
  async meeting(app, ana) {
    const options = { name: 'AA', fellowship: 'AA', format: 'meeting-guide', origin: 'command' } as const
    const feed = await addFeed(app.db, { ...options, zone: 'UTC' })
    const place = { formatted_address: '1 Main St, Albany, NY 12207, USA' }
    const meeting = { name: `AA ${canary}`, slug: 'a', day: 0, time: '13:01', types: ['O'], ...place }
    await importFeed(app.services, feed, { body: JSON.stringify([meeting]) }, { dueAt: null, force: true })
    const [{ id }] = (await app.visitor.get('/api/meetings')).body
    await ana.put(`/api/meetings/saved/${id}`)
    await ana.patch(`/api/meetings/saved/${id}`, { remindMinutes: 60 })
    app.clock.set('2026-03-01T12:01:00Z')
    await app.runJob('meetings.remind')
  },
  trusted: (app, ana) => accepted(app, ana),
}

/** Advances the clock past the minute of grouping and the 15 minutes before a digest, and runs the jobs. */
async function deliver(app: TestApp, memberId: string) {
  await app.runJobs()
  app.clock.advance({ minutes: 20 })
  // Several processes run the jobs concurrently.
  await Promise.all([1, 2, 3].map(() => app.runJob('notices.send', { memberId })))
  await app.runJobs()
}

/** The age of an account is computed from the time in its id, which is the machine's time. */
const startOf = (kind: NoticeKind | undefined) =>
  kind === 'welcome' ? new Date().toISOString() : '2026-03-01T12:00:00Z'

async function installed(service: FakePush, smtp: FakeSmtp, kind?: NoticeKind) {
  const app = await testApp({ now: startOf(kind), settings: { SMTP_URL: smtp.url } })
  const ana = await app.member('Ana', { plan: 'professional' })
  const { pushKey } = (await ana.get('/api/notices/settings')).body
  await ana.put('/api/notices/devices', service.subscribe('phone', pushKey))
  await ana.put('/api/notices/settings', { channels: everyChannel, quiet: { from: 0, to: 0 } })
  return { app, ana }
}

/** The emails to a person, without the line breaks of quoted-printable. */
const emailsTo = (smtp: FakeSmtp, { email }: TestPerson) =>
  smtp.received.filter(({ to }) => to === email).map(({ source }) => source.replaceAll(/=\r?\n/g, ''))
const isOwn = (kind: NoticeKind) => ownEmailKinds.some((own) => own === kind)
const subjects: Partial<Record<NoticeKind, string>> = {
  plan: 'Your membership ends on March 3, 2026',
  contact: 'You have an answer',
  meeting: 'Reminder: today at 1:01 PM',
}

for (const kind of noticeKinds)
  test(`${kind}: one in the bell, one encrypted push and one email, none with any text of it, and one click stops the email`, async () => {
    await using smtp = await fakeSmtp()
    await using service = await fakePush()
    using _ = redirectPush(service.port)
    const { app, ana } = await installed(service, smtp, kind)
    await using _app = app
    await sources[kind](app, ana)
    await deliver(app, ana.id)
    await deliver(app, ana.id)

    const { notices } = (await ana.get('/api/notices')).body
    expect(notices).toMatchObject([{ kind, count: 1 }])
    expect(service.problems).toEqual([])
    const discreet = { title: 'You have a message', tag: 'notice', path: '/notices' }
    const reminder = { title: 'Your plan for today at 1:01 PM', body: 'In 60 minutes. Tap to open.' }
    expect(service.received.map(({ message }) => message)).toMatchObject([
      kind === 'meeting' ? reminder : discreet,
    ])

    const subject = subjects[kind] ?? 'You have a message'
    const emails = emailsTo(smtp, ana).filter((source) => source.includes(`Subject: ${subject}`))
    expect(emails).toHaveLength(1)
    const [email = ''] = emails
    expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    for (const sent of [...emailsTo(smtp, ana), JSON.stringify(service.received)])
      expect(sent).not.toMatch(/zephyrine|recovery|sober|relapse|crisis hotline|forum|Albany|\bAA\b|\bBo\b/i)

    const path = /<[^>]*?(\/api\/[^>]+)>/.exec(email)?.[1] ?? ''
    expect(await unsubscribeInOneClick(app.http, path)).toBe(200)
    const { channels } = (await ana.get('/api/notices/settings')).body
    for (const other of noticeKinds) {
      const stops = isOwn(kind) ? other === kind : !isOwn(other)
      expect(channels[other], other).toEqual({ ...all, mail: !stops })
    }
  })

test('notices of all kinds at once are one push and one digest, and quiet hours delay them together', async () => {
  await using smtp = await fakeSmtp()
  await using service = await fakePush()
  using _ = redirectPush(service.port)
  const { app, ana } = await installed(service, smtp)
  await using _app = app
  await ana.patch('/api/account', { zone: 'UTC' })
  await ana.put('/api/notices/settings', { quiet: { from: 11, to: 14 } })
  for (const kind of noticeKinds.filter((one) => !isOwn(one) && one !== 'welcome'))
    await sources[kind](app, ana)
  await deliver(app, ana.id)
  expect(service.received).toEqual([])
  app.clock.set('2026-03-01T14:00:00Z')
  await deliver(app, ana.id)
  expect(service.received).toHaveLength(1)
  expect(emailsTo(smtp, ana).filter((source) => source.includes('Subject: You have a message'))).toHaveLength(
    1,
  )
})

test('a member who chose to see the kind gets it in push and email, but no text that anyone wrote', async () => {
  await using smtp = await fakeSmtp()
  await using service = await fakePush()
  using _ = redirectPush(service.port)
  const { app, ana } = await installed(service, smtp)
  await using _app = app
  await ana.put('/api/notices/settings', { discreet: false })
  await sources.reply(app, ana)
  app.clock.advance({ seconds: 1 })
  await sources.consultation(app, ana)
  await sources.meeting(app, ana)
  await deliver(app, ana.id)
  const lines = ['Someone replied to your post.', 'The team answered you.']
  expect(service.received.map(({ message }) => message)).toContainEqual({
    title: 'You have 2 messages',
    body: lines.join('\n'),
    tag: 'notice',
    path: '/notices',
  })
  const emails = emailsTo(smtp, ana)
  const digest = emails.find((source) => source.includes('Subject: You have 2 messages'))
  for (const line of lines) expect(digest).toContain(line)
  expect(digest).not.toContain(canary)
  expect(emails.find((source) => source.includes('Subject: Reminder'))).toContain(`AA ${canary}`)
})

test('only the notice that someone saw a request to call is sent immediately, also at night', async () => {
  await using smtp = await fakeSmtp()
  await using service = await fakePush()
  using _ = redirectPush(service.port)
  const { app, ana } = await installed(service, smtp)
  await using _app = app
  const { token } = await accepted(app, ana, { email: 'sam@example.net' })
  await app.runJobs()
  await ana.post('/api/notices/read', { upTo: '2026-03-09T12:00:00Z' })
  await ana.patch('/api/account', { zone: 'UTC' })
  await ana.put('/api/notices/settings', { quiet: { from: 11, to: 14 } })
  await sources.reply(app, ana)
  await app.runJob('notices.send', { memberId: ana.id })
  expect(service.received).toEqual([])
  const { id: call } = (await ana.post('/api/trusted/calls', { id: crypto.randomUUID() })).body
  const confirmSeen = () => app.visitor.post('/api/trusted/person/seen', { token, call })
  await Promise.all([confirmSeen(), confirmSeen()])
  await confirmSeen()
  await app.runJobs()
  expect(service.received.map(({ message }) => message)).toMatchObject([{ title: 'You have a message' }])
  const { notices } = (await ana.get('/api/notices')).body
  const unread = notices.filter(({ isRead }: { isRead: boolean }) => !isRead)
  expect(unread.filter(({ kind }: { kind: string }) => kind === 'trusted')).toMatchObject([{ count: 1 }])
})
