// An example of every call that writes, for the durability test. A call without an example fails that test.
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { defaultChannels, defaultQuiet } from '../../notices/notice-kinds.ts'
import { unsubscribePurposes } from '../../notices/send-notices.server.ts'
import { practiceBase, practiceWebhookId } from '../../plans/payments/provider.server.ts'
import { signWebhook } from '../../plans/payments/webhook-signature.server.ts'
import { signingKey } from '../../plans/practice-provider/practice-webhooks.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { configuredEngine } from '../../platform/model.server.ts'
import { hashToken, memberToken } from '../../platform/tokens.server.ts'
import { unsubscribeToken } from '../../tracker/reminders/unsubscribe-weekly.server.ts'
import { newToken, unsubscribeToken as personUnsubscribeToken } from '../../trusted/person-link.server.ts'
import { access, addressIn } from './access.server.ts'
import { cookieIn, type TestApp, type TestPerson, type TestResponse } from './test-app.server.ts'

export type World = {
  app: TestApp
  owner: TestPerson
  stranger: TestPerson
  moderator: TestPerson
  admin: TestPerson
}
type Example = (world: World) => Promise<TestResponse>

/** Calls that read, although their method is not GET. */
export const writesNothing = new Set([
  'POST /api/account/export',
  'POST /api/admin/meetings/feeds/probe',
  'POST /api/trusted/invitation',
  'POST /api/trusted/person',
  'POST /api/contact/thread',
])
/** Calls that only a browser with a passkey can make; e2e/account.test.ts tests them. */
export const needsPasskey = new Set(['POST /api/login/passkey', 'POST /api/account/passkeys'])

const cipher = Buffer.from('sealed'.repeat(10)).toString('base64')
const reason = 'Sold pills in messages.'
const reminderDevice = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'b'.repeat(22),
}
const money = { amount: '99.00', currency: 'USD', intent: 'CAPTURE' }
const activities = '/api/recovery-tracker/activities'

async function idFrom({ app }: World, query: ReturnType<typeof sql>): Promise<string> {
  const [found] = await rows<{ id: string }>(app.db, query)
  if (!found) throw new Error('there is no such row')
  return found.id
}

async function created(answer: Promise<TestResponse>): Promise<TestResponse['body']> {
  const { status, body, text } = await answer
  if (status !== 200) throw new Error(`preparing: ${status} ${text}`)
  return body
}

async function authenticator({ app, owner }: World): Promise<() => string> {
  const { secret } = await created(owner.post('/api/account/authenticator', { password: app.password }))
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  return () => totp.generate({ timestamp: app.clock.now() })
}

async function confirmAuthenticator(world: World): Promise<() => string> {
  const code = await authenticator(world)
  await created(world.owner.post('/api/account/authenticator/confirm', { code: code() }))
  world.app.clock.advance({ seconds: 30 })
  return code
}

// One data key for the whole journal: the server refuses entries encrypted with another one.
const kid = randomUUID()
const entry = ({ owner }: World) =>
  created(
    owner.post('/api/journal', { encryptedContent: cipher, enc: { v: 2, kid, eid: randomUUID(), seq: 1 } }),
  )
const activity = ({ owner }: World) =>
  created(
    owner.post(activities, {
      title: 'Walk',
      description: '',
      category: 'physical',
      frequency: 'daily',
      points: 5,
    }),
  )
const counter = ({ owner }: World) =>
  created(owner.post('/api/recovery-tracker/counters', { name: 'Days', startedOn: '2026-01-01' }))
const shared = (who: TestPerson, content = 'Snow today.') =>
  created(who.post('/api/forum/posts', { category: 'daily', content }))
const replied = async ({ owner, stranger }: World, who: TestPerson = owner) => {
  const { id } = await shared(stranger)
  return created(who.post(`/api/forum/posts/${id}/reply`, { content: 'With you.' }))
}
const talk = ({ owner }: World) => created(owner.post('/api/ai-chat', { message: 'Hello there' }))

async function message({ owner }: World): Promise<string> {
  const id = randomUUID()
  const { name, email, subject } = { name: 'Noa', email: 'noa@example.org', subject: 'general' }
  await created(owner.post('/api/contact', { id, name, email, subject, message: 'Hello' }))
  return id
}

async function reportPost(world: World): Promise<string> {
  const { id } = await shared(world.stranger)
  await created(world.owner.post(`/api/forum/posts/${id}/report`, { reason: 'unkind', details: 'Harsh' }))
  return idFrom(world, sql`select id from forum_cases where closed_at is null limit 1`)
}

async function sanctionMember(world: World): Promise<string> {
  const id = randomUUID()
  const now = new Date(world.app.clock.now())
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until)
    values (${id}, ${world.owner.id}, 'silence', 'Unkind', ${now}, ${new Date(now.getTime() + 86_400_000)})`.execute(
    world.app.db,
  )
  return id
}

async function payOrder(
  world: World,
  state: 'created' | 'approved' | 'applied',
): Promise<{ order: string; id: string }> {
  const { owner, app } = world
  const order: string = (await created(owner.post('/api/paypal/order', money))).id
  if (state !== 'created')
    await sql`update sandbox_orders set status = 'APPROVED' where id = ${order}`.execute(app.db)
  if (state === 'applied')
    await created(owner.post('/api/paypal/subscription-success', { planId: 'professional', orderId: order }))
  return {
    order,
    id: await idFrom(world, sql`select id from payment_orders where provider_order_id = ${order}`),
  }
}

async function boughtGift({ owner, app }: World): Promise<{ answer: TestResponse }> {
  const { id: orderId } = await created(owner.post('/api/plans/gifts', { plan: 'professional', months: 1 }))
  await sql`update sandbox_orders set status = 'APPROVED' where id = ${orderId}`.execute(app.db)
  return { answer: await owner.post('/api/plans/gifts/confirm', { orderId }) }
}

async function webhook(world: World): Promise<TestResponse> {
  const { app } = world
  const { order } = await payOrder(world, 'approved')
  const key = await signingKey(app.services)
  const body = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: order },
  })
  const delivery = { transmissionId: randomUUID(), time: new Date(app.clock.now()).toISOString() }
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': delivery.transmissionId,
    'paypal-transmission-time': delivery.time,
    'paypal-transmission-sig': signWebhook(delivery, practiceWebhookId, Buffer.from(body), key.privateKeyPem),
    'paypal-cert-url': `${practiceBase(app.settings)}/v1/notifications/certs/PRACTICE`,
    'paypal-auth-algo': 'SHA256withRSA',
  }
  return app.visitor.post('/api/paypal/webhook', body, { headers })
}

/** A Monday meeting; the day before the test's date is a Monday. */
async function meeting({ owner }: World): Promise<string> {
  const listed: { id: string; dayOfWeek: number | null }[] = await created(owner.get('/api/meetings'))
  const found = listed.find(({ dayOfWeek }) => dayOfWeek === 1)
  if (!found) throw new Error('no meeting on Mondays')
  return found.id
}

const accountExamples: Record<string, Example> = {
  'POST /api/logout': ({ owner }) => owner.post('/api/logout'),
  async 'POST /api/session/push'({ app, owner }) {
    const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/claimed'
    await created(owner.put('/api/notices/devices', { ...device, endpoint: pushEndpoint }))
    await sql`update notice_devices set session_id = null where endpoint = ${pushEndpoint}`.execute(app.db)
    return owner.post('/api/session/push', { pushEndpoint })
  },
  'POST /api/session/token': ({ owner }) => owner.post('/api/session/token'),
  'POST /api/login': ({ app, owner }) =>
    app.visitor.post('/api/login', { email: owner.email, password: app.password }),
  async 'POST /api/login/code'(world) {
    const { app, owner } = world
    const code = await confirmAuthenticator(world)
    const login = await app.visitor.post('/api/login', { email: owner.email, password: app.password })
    return app
      .person({ ...owner, token: '', cookie: cookieIn(login) })
      .post('/api/login/code', { code: code() })
  },
  async 'POST /api/login/passkey/challenge'({ app, owner }) {
    await sql`update sessions set stage = 'second-factor-pending' where member_id = ${owner.id}`.execute(
      app.db,
    )
    return owner.post('/api/login/passkey/challenge')
  },
  'POST /api/account/authenticator': ({ app, owner }) =>
    owner.post('/api/account/authenticator', { password: app.password }),
  async 'POST /api/account/authenticator/confirm'(world) {
    const code = await authenticator(world)
    return world.owner.post('/api/account/authenticator/confirm', { code: code() })
  },
  async 'POST /api/account/authenticator/remove'(world) {
    await confirmAuthenticator(world)
    return world.owner.post('/api/account/authenticator/remove', { password: world.app.password })
  },
  'POST /api/account/passkeys/challenge': ({ app, owner }) =>
    owner.post('/api/account/passkeys/challenge', { password: app.password }),
  'POST /api/account/passkeys/remove': ({ app, owner }) =>
    owner.post('/api/account/passkeys/remove', { id: 'x', password: app.password }),
  async 'POST /api/account/second-factor'(world) {
    const code = await confirmAuthenticator(world)
    return world.owner.post('/api/account/second-factor', { code: code() })
  },
  'POST /api/account/recovery-codes': ({ app, owner }) =>
    owner.post('/api/account/recovery-codes', { password: app.password }),
  'POST /api/account/password': ({ app, owner }) =>
    owner.post('/api/account/password', { password: app.password, newPassword: 'another stone on it' }),
  async 'DELETE /api/account/sessions/:id'(world) {
    const { app, owner } = world
    await app.visitor.post('/api/login', { email: owner.email, password: app.password })
    const id = await idFrom(
      world,
      sql`select id from sessions where member_id = ${owner.id} order by id desc limit 1`,
    )
    return owner.del(`/api/account/sessions/${id}`)
  },
  async 'POST /api/account/agreements'({ app, owner }) {
    await sql`delete from consents where member_id = ${owner.id}`.execute(app.db)
    return owner.post('/api/account/agreements', { kind: 'terms' })
  },
  async 'POST /api/account/email/verification'({ app, owner }) {
    await sql`update members set unverified_email = email where id = ${owner.id}`.execute(app.db)
    return owner.post('/api/account/email/verification')
  },
  async 'POST /api/account/email/confirm'({ app, owner }) {
    const token = randomUUID()
    await sql`insert into email_verifications (token_hash, member_id, email, ends_at)
      values (${hashToken(token)}, ${owner.id}, ${`${token}@example.org`}, ${new Date(app.clock.now() + 60_000)})`.execute(
      app.db,
    )
    return app.visitor.post('/api/account/email/confirm', { token })
  },
  'POST /api/account/delete': ({ app, owner }) =>
    owner.post('/api/account/delete', { password: app.password, forum: 'keep-unnamed' }),
  'POST /api/password-reset': ({ app, owner }) =>
    app.visitor.post('/api/password-reset', { email: owner.email }),
  async 'POST /api/password-reset/use'({ app, owner }) {
    const token = randomUUID()
    await sql`insert into password_resets (token_hash, member_id, ends_at)
      values (${hashToken(token)}, ${owner.id}, ${new Date(app.clock.now() + 60_000)})`.execute(app.db)
    return app.visitor.post('/api/password-reset/use', { token, newPassword: 'another stone on it' })
  },
}

const planExamples: Record<string, Example> = {
  'POST /api/paypal/order': ({ owner }) => owner.post('/api/paypal/order', money),
  async 'POST /api/paypal/subscription-success'(world) {
    const { order } = await payOrder(world, 'approved')
    return world.owner.post('/api/paypal/subscription-success', { planId: 'professional', orderId: order })
  },
  'POST /api/paypal/webhook': webhook,
  async 'POST /api/plans/recheck-payments'(world) {
    await payOrder(world, 'approved')
    return world.owner.post('/api/plans/recheck-payments')
  },
  'POST /api/plans/receipts/:id/refund': async (world) =>
    world.owner.post(`/api/plans/receipts/${(await payOrder(world, 'applied')).id}/refund`),
  'POST /api/plans/gifts': ({ owner }) => owner.post('/api/plans/gifts', { plan: 'premium', months: 3 }),
  'POST /api/plans/gifts/confirm': async (world) => (await boughtGift(world)).answer,
  async 'POST /api/plans/gifts/redeem'(world) {
    const { answer } = await boughtGift(world)
    return world.stranger.post('/api/plans/gifts/redeem', { code: answer.body.gift.code })
  },
  'POST /api/plans/free-months': ({ stranger }) => stranger.post('/api/plans/free-months'),
  'POST /api/admin/orders/:id/check': async (world) =>
    world.admin.post(`/api/admin/orders/${(await payOrder(world, 'approved')).id}/check`),
  'POST /api/admin/orders/:id/refund': async (world) =>
    world.admin.post(`/api/admin/orders/${(await payOrder(world, 'applied')).id}/refund`),
  'POST /api/admin/plans/gift': ({ admin, owner }) =>
    admin.post('/api/admin/plans/gift', { email: owner.email, plan: 'premium', months: 1, reason: 'a gift' }),
  async 'POST /api/admin/consultations/:id/answer'({ owner, moderator }) {
    const { id } = await created(
      owner.post('/api/consultations', { topic: 'Sleep', preferredTimes: ['Mornings'] }),
    )
    return moderator.post(`/api/admin/consultations/${id}/answer`, { answer: 'Gladly' })
  },
}

const journalExamples: Record<string, Example> = {
  async 'PUT /api/journal/:id'(world) {
    const eid = randomUUID()
    const at = (seq: number) => ({ encryptedContent: cipher, enc: { v: 2, kid, eid, seq } })
    const { id } = await created(world.owner.post('/api/journal', at(1)))
    return world.owner.put(`/api/journal/${id}`, at(2))
  },
  'POST /api/journal/import': ({ owner }) =>
    owner.post('/api/journal/import', {
      entries: [
        {
          encryptedContent: cipher,
          enc: { v: 2, kid, eid: randomUUID(), seq: 1 },
          createdAt: '2026-01-01T08:00:00Z',
        },
      ],
    }),
  'POST /api/journal/:id/confirm': async (world) =>
    world.owner.post(`/api/journal/${(await entry(world)).id}/confirm`, { seq: 1 }),
  'DELETE /api/journal/:id': async (world) => world.owner.del(`/api/journal/${(await entry(world)).id}`),
  'PUT /api/journal/key': ({ owner }) =>
    owner.put('/api/journal/key', {
      record: { kid, revision: 1 },
      verifier: Buffer.alloc(32).toString('base64'),
    }),
  async 'POST /api/journal/key/restore'({ owner, app }) {
    const proof = Buffer.alloc(32).toString('base64')
    const verifier = createHash('sha256').update(Buffer.alloc(32)).digest('base64')
    await created(owner.put('/api/journal/key', { record: { kid, revision: 1 }, verifier }))
    await created(owner.put('/api/journal/key', { record: { kid, revision: 2 }, verifier, proof }))
    const record = { kid: randomUUID(), revision: 3 }
    return owner.post('/api/journal/key/restore', { record, verifier, proof, password: app.password })
  },
  async 'PUT /api/journal/reencryption'(world) {
    const { id, enc } = await entry(world)
    const again = { ...enc, kid: randomUUID(), seq: 2 }
    return world.owner.put('/api/journal/reencryption', {
      entries: [{ id, encryptedContent: cipher, enc: again }],
    })
  },
  async 'POST /api/journal/reencryption/confirm'(world) {
    const { id } = await entry(world)
    return world.owner.post('/api/journal/reencryption/confirm', { entries: [{ id, seq: 1 }] })
  },
  'PUT /api/journal/manifest': ({ owner }) =>
    owner.put('/api/journal/manifest', { revision: 1, encryptedContent: cipher }),
}

const trackerExamples: Record<string, Example> = {
  async 'DELETE /api/recovery-tracker/savings'({ owner }) {
    const figures = { weeklyAmount: 70, currency: 'USD', weeklyHours: 20 }
    await created(owner.put('/api/recovery-tracker/savings', figures))
    return owner.del('/api/recovery-tracker/savings')
  },
  'POST /api/recovery-tracker/activities/:activityId/complete': ({ owner }) =>
    owner.post(`${activities}/gratitude-practice/complete`, {}),
  async 'DELETE /api/recovery-tracker/activities/:activityId/complete'({ owner }) {
    await created(owner.post(`${activities}/gratitude-practice/complete`, {}))
    return owner.del(`${activities}/gratitude-practice/complete`)
  },
  'PATCH /api/recovery-tracker/activities/:activityId': async (world) =>
    world.owner.patch(`${activities}/${(await activity(world)).id}`, { title: 'Swim' }),
  'PATCH /api/recovery-tracker/counters/:id': async (world) =>
    world.owner.patch(`/api/recovery-tracker/counters/${(await counter(world)).id}`, {
      name: 'Days since',
      startedOn: '2026-01-02',
    }),
  'DELETE /api/recovery-tracker/counters/:id': async (world) =>
    world.owner.del(`/api/recovery-tracker/counters/${(await counter(world)).id}`),
  'POST /api/recovery-tracker/counters/:id/restart': async (world) =>
    world.owner.post(`/api/recovery-tracker/counters/${(await counter(world)).id}/restart`, {
      startedOn: '2026-02-01',
      note: 'again',
    }),
  async 'DELETE /api/recovery-tracker/counters/:id/restart'(world) {
    const { id } = await counter(world)
    const path = `/api/recovery-tracker/counters/${id}/restart`
    await created(world.owner.post(path, { startedOn: '2026-02-01', note: 'again' }))
    return world.owner.del(path)
  },
  'PUT /api/recovery-tracker/pauses/:date': ({ owner }) =>
    owner.put('/api/recovery-tracker/pauses/2026-03-10', {}),
  async 'DELETE /api/recovery-tracker/pauses/:date'({ owner }) {
    await created(owner.put('/api/recovery-tracker/pauses/2026-03-10', {}))
    return owner.del('/api/recovery-tracker/pauses/2026-03-10')
  },
  'POST /api/recovery-tracker/letter/stop/:token': ({ app, owner }) =>
    app.visitor.post(`/api/recovery-tracker/letter/stop/${unsubscribeToken(app.settings, owner.id)}`),
  'PUT /api/recovery-tracker/reminders': ({ owner }) =>
    owner.put('/api/recovery-tracker/reminders', reminder),
  async 'DELETE /api/recovery-tracker/reminders'({ owner }) {
    await created(owner.put('/api/recovery-tracker/reminders', reminder))
    return owner.del('/api/recovery-tracker/reminders')
  },
}

const noticeSettings = { channels: defaultChannels, quiet: defaultQuiet }
const noticeExamples: Record<string, Example> = {
  async 'POST /api/notices/read'({ owner, stranger }) {
    const { id } = await shared(owner)
    await created(stranger.post(`/api/forum/posts/${id}/reply`, { content: 'Good to read' }))
    return owner.post('/api/notices/read', { upTo: '2099-01-01T00:00:00Z' })
  },
  'PUT /api/notices/settings': ({ owner }) => owner.put('/api/notices/settings', noticeSettings),
  'PUT /api/notices/devices': ({ owner }) => owner.put('/api/notices/devices', device),
  async 'DELETE /api/notices/devices'({ owner }) {
    await created(owner.put('/api/notices/devices', device))
    return owner.del('/api/notices/devices')
  },
  async 'POST /api/notices/email/stop/:token'({ app, owner }) {
    const token = memberToken(app.settings, unsubscribePurposes.digest, owner.id)
    return app.visitor.post(`/api/notices/email/stop/${token}`)
  },
}

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const reminder = { ...device, minuteOfDay: 1_200, zone: 'UTC' }

/** The list also has notes of other staff. */
type OwnRow = { id: string; isMine: boolean }

const shift = ({ app }: World) => {
  const start = app.clock.now() + 3_600_000
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + 3_600_000).toISOString() }
}

const forumExamples: Record<string, Example> = {
  'POST /api/forum/posts/:id/reply': async ({ owner, stranger }) =>
    owner.post(`/api/forum/posts/${(await shared(stranger)).id}/reply`, { content: 'With you.' }),
  'POST /api/forum/posts/:id/request-support': async ({ owner }) =>
    owner.post(`/api/forum/posts/${(await shared(owner)).id}/request-support`),
  'PUT /api/forum/support-engine': ({ app, owner }) =>
    owner.put('/api/forum/support-engine', { engine: configuredEngine(app.settings)?.title ?? null }),
  'PATCH /api/forum/posts/:id': async ({ owner }) =>
    owner.patch(`/api/forum/posts/${(await shared(owner)).id}`, { content: 'Two more days.' }),
  'PATCH /api/forum/replies/:id': async (world) =>
    world.owner.patch(`/api/forum/replies/${(await replied(world)).id}`, { content: 'Still here.' }),
  'DELETE /api/forum/posts/:id': async ({ owner }) =>
    owner.del(`/api/forum/posts/${(await shared(owner)).id}`),
  'DELETE /api/forum/replies/:id': async (world) =>
    world.owner.del(`/api/forum/replies/${(await replied(world)).id}`),
  'PUT /api/forum/posts/:id/support': async ({ owner, stranger }) =>
    owner.put(`/api/forum/posts/${(await shared(stranger)).id}/support`, { kind: 'with_you', given: true }),
  'PUT /api/forum/posts/:id/follow': async ({ owner, stranger }) =>
    owner.put(`/api/forum/posts/${(await shared(stranger)).id}/follow`, { following: true }),
  async 'POST /api/forum/posts/:id/seen'({ owner, stranger }) {
    const { id } = await shared(owner)
    await created(stranger.post(`/api/forum/posts/${id}/reply`, { content: 'Good to read' }))
    return owner.post(`/api/forum/posts/${id}/seen`)
  },
  async 'PUT /api/same-day'(world) {
    await counter(world)
    return world.owner.put('/api/same-day', { joined: true })
  },
  async 'PUT /api/forum/welcome'({ app, owner }) {
    await sql`insert into forum_welcomers (member_id, offered_at) values (${owner.id}, now())`.execute(app.db)
    return owner.put('/api/forum/welcome', { offered: false })
  },
  'POST /api/forum/posts/:id/report': async ({ owner, stranger }) =>
    owner.post(`/api/forum/posts/${(await shared(stranger)).id}/report`, {
      reason: 'unkind',
      details: 'Harsh',
    }),
  'POST /api/forum/replies/:id/report': async (world) =>
    world.owner.post(`/api/forum/replies/${(await replied(world, world.stranger)).id}/report`, {
      reason: 'unkind',
      details: 'Harsh',
    }),
  'POST /api/forum/posts/:id/mute': async ({ owner, stranger }) =>
    owner.post(`/api/forum/posts/${(await shared(stranger)).id}/mute`, { kind: 'mute' }),
  'POST /api/forum/replies/:id/mute': async (world) =>
    world.owner.post(`/api/forum/replies/${(await replied(world, world.stranger)).id}/mute`, {
      kind: 'mute',
    }),
  async 'DELETE /api/forum/mutes/:id'(world) {
    const { owner, stranger } = world
    await created(owner.post(`/api/forum/posts/${(await shared(stranger)).id}/mute`, { kind: 'mute' }))
    const id = await idFrom(world, sql`select id from forum_mutes where member_id = ${owner.id}`)
    return owner.del(`/api/forum/mutes/${id}`)
  },
  'POST /api/forum/sanctions/:id/appeal': async (world) =>
    world.owner.post(`/api/forum/sanctions/${await sanctionMember(world)}/appeal`, {
      message: 'Please look again.',
    }),
  'POST /api/admin/forum/cases/:id': async (world) =>
    world.moderator.post(`/api/admin/forum/cases/${await reportPost(world)}`, { action: 'approve' }),
  'POST /api/admin/forum/cases/:id/sanction': async (world) =>
    world.moderator.post(`/api/admin/forum/cases/${await reportPost(world)}/sanction`, {
      kind: 'silence',
      days: 1,
      reason: 'Unkind',
    }),
  async 'POST /api/admin/forum/appeals/:id'(world) {
    const id = await sanctionMember(world)
    await created(world.owner.post(`/api/forum/sanctions/${id}/appeal`, { message: 'Please look again.' }))
    return world.moderator.post(`/api/admin/forum/appeals/${id}`, { lift: true, reason: 'Fine' })
  },
  async 'PUT /api/team/replies/:id'({ moderator }) {
    const { id } = await created(moderator.post('/api/team/replies', { title: 'One', content: 'Hello.' }))
    return moderator.put(`/api/team/replies/${id}`, { title: 'Two', content: 'Hello.' })
  },
  async 'DELETE /api/team/replies/:id'({ moderator }) {
    const { id } = await created(moderator.post('/api/team/replies', { title: 'One', content: 'Hello.' }))
    return moderator.del(`/api/team/replies/${id}`)
  },
  'POST /api/team/shifts': (world) => world.moderator.post('/api/team/shifts', { shifts: [shift(world)] }),
  async 'DELETE /api/team/shifts/:id'(world) {
    const listed: OwnRow[] = await created(world.admin.post('/api/team/shifts', { shifts: [shift(world)] }))
    return world.admin.del(`/api/team/shifts/${listed.find(({ isMine }) => isMine)?.id}`)
  },
  async 'DELETE /api/team/handovers/:id'({ moderator }) {
    await created(moderator.post('/api/team/handovers', { content: 'All quiet.' }))
    const listed: OwnRow[] = await created(moderator.get('/api/team/handovers'))
    return moderator.del(`/api/team/handovers/${listed.find(({ isMine }) => isMine)?.id}`)
  },
  'PUT /api/admin/forum/duty': ({ moderator }) => moderator.put('/api/admin/forum/duty', { hours: 2 }),
}

const coachExamples: Record<string, Example> = {
  'PATCH /api/coach/conversations/:id': async (world) =>
    world.owner.patch(`/api/coach/conversations/${(await talk(world)).conversationId}`, {
      title: 'Mornings',
    }),
  'DELETE /api/coach/conversations/:id': async (world) =>
    world.owner.del(`/api/coach/conversations/${(await talk(world)).conversationId}`),
  async 'DELETE /api/coach/conversations'(world) {
    await talk(world)
    return world.owner.del('/api/coach/conversations')
  },
  async 'DELETE /api/coach/conversations/:id/messages/:messageId'(world) {
    const { conversationId, messages } = await talk(world)
    return world.owner.del(`/api/coach/conversations/${conversationId}/messages/${messages[0].id}`)
  },
  async 'POST /api/admin/coach/cases/:id'(world) {
    await created(world.owner.post('/api/ai-chat', { message: 'I am going to kill myself tonight' }))
    const { body } = await world.moderator.get('/api/admin/coach/cases')
    const found = Array.isArray(body) ? body[0] : body.cases[0]
    return world.moderator.post(`/api/admin/coach/cases/${found.id}`, { outcome: 'seen' })
  },
}

const urge = { date: '2026-03-10', minute: 600, craving: 6 }
const otherExamples: Record<string, Example> = {
  async 'DELETE /api/diary/entries/:id'({ owner }) {
    const id = randomUUID()
    await created(owner.put(`/api/diary/urges/${id}`, urge))
    return owner.del(`/api/diary/entries/${id}`)
  },
  async 'DELETE /api/diary'({ owner }) {
    await created(owner.put(`/api/diary/urges/${randomUUID()}`, urge))
    return owner.del('/api/diary')
  },
  'PUT /api/admin/contact/:id/status': async (world) =>
    world.moderator.put(`/api/admin/contact/${await message(world)}/status`, { status: 'closed' }),
  'POST /api/admin/contact/:id/answers': async (world) =>
    world.moderator.post(`/api/admin/contact/${await message(world)}/answers`, { message: 'Hello', seen: 1 }),
  'POST /api/contact/threads/:id/replies': async (world) =>
    world.owner.post(`/api/contact/threads/${await message(world)}/replies`, { message: 'And more' }),
  async 'POST /api/contact/thread/replies'({ app }) {
    const sent = { name: 'Noa', email: 'noa@example.org', subject: 'general', message: 'Hello' }
    const { token } = await created(app.visitor.post('/api/contact', sent))
    return app.visitor.post('/api/contact/thread/replies', { token, message: 'And more' })
  },
  'POST /api/admin/contact/:id/notes': async (world) =>
    world.moderator.post(`/api/admin/contact/${await message(world)}/notes`, { text: 'Called back' }),
  'PUT /api/meetings/saved/:id': async (world) =>
    world.owner.put(`/api/meetings/saved/${await meeting(world)}`),
  async 'DELETE /api/meetings/saved/:id'(world) {
    const id = await meeting(world)
    await created(world.owner.put(`/api/meetings/saved/${id}`))
    return world.owner.del(`/api/meetings/saved/${id}`)
  },
  'PUT /api/meetings/:id/attended': async (world) =>
    world.owner.put(`/api/meetings/${await meeting(world)}/attended`, { date: '2026-03-09' }),
  async 'DELETE /api/meetings/attended/:id'(world) {
    const id = randomUUID()
    await sql`insert into meetings_attended (id, member_id, date, name, type, place, created_at)
      values (${id}, ${world.owner.id}, '2026-03-01', 'Room', 'AA', 'Hall', now())`.execute(world.app.db)
    return world.owner.del(`/api/meetings/attended/${id}`)
  },
  async 'PATCH /api/meetings/saved/:id'(world) {
    const id = await meeting(world)
    await created(world.owner.put(`/api/meetings/saved/${id}`))
    return world.owner.patch(`/api/meetings/saved/${id}`, { home: true, remindMinutes: 60 })
  },
  'PUT /api/meetings/reminders/devices': ({ owner }) =>
    owner.put('/api/meetings/reminders/devices', reminderDevice),
  async 'DELETE /api/meetings/reminders/devices'({ owner }) {
    await created(owner.put('/api/meetings/reminders/devices', reminderDevice))
    return owner.del('/api/meetings/reminders/devices')
  },
  'PUT /api/meetings/reminders/email': ({ owner }) =>
    owner.put('/api/meetings/reminders/email', { on: true }),
  async 'POST /api/meetings/reminders/stop/:token'({ app, owner }) {
    await created(owner.put('/api/meetings/reminders/email', { on: true }))
    const token = memberToken(app.settings, unsubscribePurposes.meeting, owner.id)
    return app.visitor.post(`/api/meetings/reminders/stop/${token}`)
  },
  'POST /api/meetings/calendar-link': ({ owner }) =>
    owner.post('/api/meetings/calendar-link', { names: true }),
  async 'DELETE /api/meetings/calendar-link'({ owner }) {
    await created(owner.post('/api/meetings/calendar-link', { names: true }))
    return owner.del('/api/meetings/calendar-link')
  },
  async 'PATCH /api/meetings/attended/:id'(world) {
    const { id } = await created(
      world.owner.put(`/api/meetings/${await meeting(world)}/attended`, { date: '2026-03-09' }),
    )
    return world.owner.patch(`/api/meetings/attended/${id}`, { note: 'Stayed for coffee.' })
  },
  async 'PUT /api/meetings/attended/:id/code'(world) {
    const { app, owner } = world
    const before = new Date(app.clock.now()).toISOString()
    const listed: { id: string; name: string }[] = await created(owner.get('/api/meetings'))
    const found = listed.find(({ name }) => name === 'Winners')
    // Monday, half past six in the evening in California.
    app.clock.set('2026-03-10T01:30:00Z')
    const visit = await created(owner.put(`/api/meetings/${found?.id}/attended`, { date: '2026-03-09' }))
    const answer = await owner.put(`/api/meetings/attended/${visit.id}/code`, { code: 'KM 12' })
    app.clock.set(before)
    return answer
  },
  'POST /api/admin/meetings/feeds/probe': ({ admin }) =>
    admin.post('/api/admin/meetings/feeds/probe', { url: 'http://127.0.0.1:1/', fellowship: 'AA' }),
  'POST /api/admin/meetings/feeds': ({ admin }) =>
    admin.post('/api/admin/meetings/feeds', {
      name: `List ${randomUUID()}`,
      url: 'https://lists.example.org/',
      fellowship: 'AA',
      format: 'sheet',
      feedback: '',
      license: '',
    }),
  async 'DELETE /api/admin/meetings/feeds/:id'(world) {
    const id = randomUUID()
    await sql`insert into meeting_feeds (id, name, fellowship, format, origin)
      values (${id}, ${id}, 'AA', 'sheet', 'staff')`.execute(world.app.db)
    return world.admin.del(`/api/admin/meetings/feeds/${id}`)
  },
  async 'PUT /api/admin/meetings/feeds/:id/refresh'(world) {
    await sql`update meeting_feeds set url = 'https://lists.example.org/', origin = 'settings'`.execute(
      world.app.db,
    )
    const id = await idFrom(world, sql`select id from meeting_feeds limit 1`)
    return world.moderator.put(`/api/admin/meetings/feeds/${id}/refresh`)
  },
  'PUT /api/admin/members/:id/role': ({ admin, owner }) =>
    admin.put(`/api/admin/members/${owner.id}/role`, { role: 'moderator' }),
  'POST /api/admin/members/:id/sessions/end': ({ admin, owner }) =>
    admin.post(`/api/admin/members/${owner.id}/sessions/end`, { reason }),
  'POST /api/admin/members/:id/limit-posting': ({ admin, owner }) =>
    admin.post(`/api/admin/members/${owner.id}/limit-posting`, { reason, days: 3 }),
  'POST /api/admin/members/:id/close': ({ admin, owner }) =>
    admin.post(`/api/admin/members/${owner.id}/close`, { reason }),
  async 'POST /api/admin/members/:id/reopen'({ admin, owner }) {
    await created(admin.post(`/api/admin/members/${owner.id}/close`, { reason }))
    return admin.post(`/api/admin/members/${owner.id}/reopen`, { reason })
  },
  'POST /api/admin/members/:id/delete': ({ admin, owner }) =>
    admin.post(`/api/admin/members/${owner.id}/delete`, { reason }),
}

const shares = { calls: true, checkIns: true, plan: false }
const trusted = ({ owner }: World) =>
  created(owner.post('/api/trusted/people', { name: 'Sam', memberName: 'Orla', shares }))

/** A trusted person who accepted; returns the token of their page. */
async function trustedPerson(world: World): Promise<string> {
  const { token } = await trusted(world)
  const { visitor } = world.app
  return (await created(visitor.post('/api/trusted/invitation/accept', { token, accepts: shares }))).token
}

async function confirmation(world: World): Promise<string> {
  const token = newToken()
  await trustedPerson(world)
  await sql`update trusted_people set email = 'sam@example.org', confirm_hash = ${token.hash}, confirm_ends_at = now() + interval '9 years'
    where member_id = ${world.owner.id}`.execute(world.app.db)
  return token.token
}

const trustedExamples: Record<string, Example> = {
  async 'PUT /api/trusted/people/:id/shares'(world) {
    const { id } = await trusted(world)
    return world.owner.put(`/api/trusted/people/${id}/shares`, { shares: { ...shares, plan: true } })
  },
  async 'PUT /api/trusted/people/:id/plan'(world) {
    const { id } = await trusted(world)
    await created(world.owner.put(`/api/trusted/people/${id}/shares`, { shares: { ...shares, plan: true } }))
    return world.owner.put(`/api/trusted/people/${id}/plan`, { revision: 1, sealed: cipher })
  },
  'PUT /api/safety-plan': ({ owner }) => owner.put('/api/safety-plan', { revision: 1, sealed: cipher }),
  async 'DELETE /api/safety-plan'({ owner }) {
    await created(owner.put('/api/safety-plan', { revision: 1, sealed: cipher }))
    return owner.del('/api/safety-plan')
  },
  'DELETE /api/trusted/people/:id': async (world) =>
    world.owner.del(`/api/trusted/people/${(await trusted(world)).id}`),
  async 'POST /api/trusted/calls'(world) {
    await trustedPerson(world)
    return world.owner.post('/api/trusted/calls', { id: randomUUID() })
  },
  async 'POST /api/trusted/invitation/accept'(world) {
    const { token } = await trusted(world)
    return world.app.visitor.post('/api/trusted/invitation/accept', { token, accepts: shares })
  },
  'PUT /api/trusted/person': async (world) =>
    world.app.visitor.put('/api/trusted/person', {
      token: await trustedPerson(world),
      accepts: shares,
      emails: true,
    }),
  'PUT /api/trusted/person/email': async (world) =>
    world.app.visitor.put('/api/trusted/person/email', {
      token: await trustedPerson(world),
      email: 'sam@example.org',
    }),
  'POST /api/trusted/person/email/confirm': async (world) =>
    world.app.visitor.post('/api/trusted/person/email/confirm', { token: await confirmation(world) }),
  'PUT /api/trusted/person/devices': async (world) =>
    world.app.visitor.put('/api/trusted/person/devices', { token: await trustedPerson(world), device }),
  async 'POST /api/trusted/person/seen'(world) {
    const token = await trustedPerson(world)
    const { id } = await created(world.owner.post('/api/trusted/calls', { id: randomUUID() }))
    return world.app.visitor.post('/api/trusted/person/seen', { token, call: id })
  },
  'POST /api/trusted/person/leave': async (world) =>
    world.app.visitor.post('/api/trusted/person/leave', { token: await trustedPerson(world) }),
  async 'POST /api/trusted/email/stop/:token'(world) {
    await trustedPerson(world)
    const id = await idFrom(world, sql`select id from trusted_people where member_id = ${world.owner.id}`)
    return world.app.visitor.post(`/api/trusted/email/stop/${personUnsubscribeToken(world.app.settings, id)}`)
  },
}

const examples: Record<string, Example> = {
  ...trustedExamples,
  ...accountExamples,
  ...planExamples,
  ...journalExamples,
  ...trackerExamples,
  ...noticeExamples,
  ...forumExamples,
  ...coachExamples,
  ...otherExamples,
}

/** How to make a call: by its example here, else with the body of its entry in access.server.ts if that succeeds. */
export function exampleOf(call: string): Example | undefined {
  const line = access[call]
  const own = examples[call]
  if (own || !line || line.own || (line.answers ?? 200) !== 200) return own
  return ({ app, owner, moderator, admin }) => {
    const by = { anyone: app.visitor, moderator, admin }[line.who as 'anyone'] ?? owner
    const [method = ''] = call.split(' ')
    const path = addressIn(call, {})
    const body = line.body?.({})
    if (method === 'DELETE') return by.del(path)
    return by[method.toLowerCase() as 'post' | 'put' | 'patch'](path, body)
  }
}
