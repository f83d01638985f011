// Who may make each call, with a valid example of it, for the tests that go through every call. A call without an entry fails them.
import { randomUUID } from 'node:crypto'
import { defaultChannels, defaultQuiet } from '../../notices/notice-kinds.ts'

/** Who may make a call. `journalOwner`: Premium, or has a journal; `pendingLogin`: must enter a second factor; `memberOrClosed`: the account may be closed. */
export type Who =
  | 'anyone'
  | 'pendingLogin'
  | 'memberOrClosed'
  | 'member'
  | 'journalOwner'
  | 'premium'
  | 'professional'
  | 'moderator'
  | 'admin'

/** A resource with an owner: its id is part of the path, and all others get a 404. */
export type OwnedResource =
  | 'activity'
  | 'counter'
  | 'entry'
  | 'heldPost'
  | 'message'
  | 'mute'
  | 'post'
  | 'reply'
  | 'sanction'
  | 'session'
  | 'talk'
  | 'thread'
  | 'trustedPerson'

/** Ids of resources that exist for the whole test, by name. */
export type KnownIds = { readonly [name: string]: string }

export type Access = {
  who: Who
  body?: (known: KnownIds) => Record<string, unknown> | undefined
  /** A valid query, without its question mark. */
  query?: string
  own?: OwnedResource
  /** The value of each path parameter; `nowhere` by default. */
  path?: (known: KnownIds) => Record<string, string>
  /** The status for those who pass the gate; 200 by default. */
  answers?: number
  /** The owner's status, if it differs. */
  owner?: number
  /** The response is an event stream that does not end. */
  streams?: true
  /** The call ends its session, for example by starting another. */
  ends?: true
  /** Accepts unknown fields, which are not stored, or are encrypted unchanged. */
  loose?: true
}

export const nowhere = '019a0000-0000-7000-8000-000000000000'
const wrongPassword = 'this is not the password'
/** A word in everything that only the owner may read. */
export const canary = 'zephyrine'
/** A word in everything that not even staff may read: the diary, trusted people, gifts, followed posts. */
export const secret = 'quillwort'
const cipher = Buffer.from('sealed'.repeat(10)).toString('base64')

const only = (who: Who, more: Omit<Access, 'who'> = {}): Access => ({ who, ...more })
const password = () => ({ password: wrongPassword })
const because = () => ({ reason: 'Sold pills in messages.' })
const byId = (name: string) => (known: KnownIds) => ({ id: known[name] ?? nowhere })
const post = { category: 'general', content: 'One more day.' }
const activity = { title: 'Walk', description: '', category: 'physical', frequency: 'daily', points: 5 }
const thirtyTwoBytes = Buffer.alloc(32).toString('base64')
const unknownKey = { kid: nowhere, revision: 7 }

const shares = { calls: true, checkIns: true, plan: false }
const noToken = () => ({ token: 'none' })
const pushDevice = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'b'.repeat(22),
}

export const access: { readonly [call: string]: Access } = {
  'POST /api/register': only('anyone', {
    body: () => ({ email: `${randomUUID()}@example.org`, password: 'a stone on the path', name: 'Noa' }),
    ends: true,
  }),
  'POST /api/login': only('anyone', {
    body: () => ({ email: 'nobody@example.org', password: wrongPassword }),
    answers: 401,
  }),
  'POST /api/logout': only('anyone', { ends: true }),
  'GET /api/profile': only('memberOrClosed'),
  'POST /api/session/push': only('member', {
    body: () => ({ pushEndpoint: 'https://fcm.googleapis.com/fcm/send/x' }),
  }),
  'POST /api/session/token': only('memberOrClosed', { ends: true }),
  'POST /api/login/code': only('pendingLogin', { body: () => ({ code: '000000' }), answers: 401 }),
  'POST /api/login/passkey/challenge': only('pendingLogin'),
  'POST /api/login/passkey': only('pendingLogin', { body: () => ({ response: { id: 'x' } }), answers: 400 }),
  'POST /api/account/authenticator': only('member', { body: password, answers: 403 }),
  'POST /api/account/authenticator/confirm': only('member', {
    body: () => ({ code: '000000' }),
    answers: 401,
  }),
  'POST /api/account/authenticator/remove': only('member', { body: password, answers: 403 }),
  'POST /api/account/passkeys/challenge': only('member', { body: password, answers: 403 }),
  'POST /api/account/passkeys': only('member', {
    body: () => ({ name: 'Phone', response: { id: 'x' } }),
    answers: 400,
  }),
  'POST /api/account/passkeys/remove': only('member', {
    body: () => ({ id: 'x', password: wrongPassword }),
    answers: 403,
  }),
  'POST /api/account/second-factor': only('member', { body: () => ({ code: '000000' }), answers: 401 }),
  'POST /api/account/recovery-codes': only('member', { body: password, answers: 403 }),
  'GET /api/account': only('member'),
  'PATCH /api/account': only('member', { body: () => ({ zone: 'Europe/Lisbon' }) }),
  'POST /api/account/password': only('member', {
    body: () => ({ password: wrongPassword, newPassword: 'another stone on it' }),
    answers: 403,
  }),
  'GET /api/account/sessions': only('member'),
  'GET /api/account/sign-ins': only('member'),
  'DELETE /api/account/sessions/:id': only('member', { own: 'session' }),
  'POST /api/account/sessions/end-others': only('member'),
  'POST /api/account/export': only('memberOrClosed', { body: password, answers: 403 }),
  'POST /api/account/agreements': only('memberOrClosed', { body: () => ({ kind: 'terms' }) }),
  'POST /api/account/email/verification': only('member', { answers: 409 }),
  'POST /api/account/email/confirm': only('anyone', { body: () => ({ token: 'none' }), answers: 400 }),
  'POST /api/account/delete': only('memberOrClosed', {
    body: () => ({ password: wrongPassword, forum: 'delete' }),
    answers: 403,
  }),
  'POST /api/password-reset': only('anyone', { body: () => ({ email: 'nobody@example.org' }) }),
  'POST /api/password-reset/use': only('anyone', {
    body: () => ({ token: 'none', newPassword: 'another stone on it' }),
    answers: 400,
  }),

  'GET /api/trusted': only('member'),
  'POST /api/trusted/people': only('member', { body: () => ({ name: 'Sam', memberName: 'Orla', shares }) }),
  'PUT /api/trusted/people/:id/shares': only('member', { own: 'trustedPerson', body: () => ({ shares }) }),
  'PUT /api/trusted/people/:id/plan': only('member', {
    own: 'trustedPerson',
    body: () => ({ revision: 1, sealed: cipher }),
  }),
  'DELETE /api/trusted/people/:id': only('member', { own: 'trustedPerson' }),
  'POST /api/trusted/calls': only('member', { body: () => ({ id: randomUUID() }), answers: 409 }),
  'POST /api/trusted/invitation': only('anyone', { body: noToken, answers: 404 }),
  'POST /api/trusted/invitation/accept': only('anyone', {
    body: () => ({ ...noToken(), accepts: shares }),
    answers: 404,
  }),
  'POST /api/trusted/person': only('anyone', { body: noToken, answers: 404 }),
  'PUT /api/trusted/person': only('anyone', {
    body: () => ({ ...noToken(), accepts: shares, emails: true }),
    answers: 404,
  }),
  'PUT /api/trusted/person/email': only('anyone', {
    body: () => ({ ...noToken(), email: 'sam@example.org' }),
    answers: 404,
  }),
  'POST /api/trusted/person/email/confirm': only('anyone', { body: noToken, answers: 404 }),
  'PUT /api/trusted/person/devices': only('anyone', {
    body: () => ({ ...noToken(), device: pushDevice }),
    answers: 404,
  }),
  'POST /api/trusted/person/seen': only('anyone', {
    body: () => ({ ...noToken(), call: nowhere }),
    answers: 404,
  }),
  'POST /api/trusted/person/leave': only('anyone', { body: noToken, answers: 404 }),
  'POST /api/trusted/email/stop/:token': only('anyone', { path: () => ({ token: 'none' }), answers: 404 }),
  'GET /api/trusted/email/stop/:token': only('anyone', { path: () => ({ token: 'none' }), answers: 303 }),

  'GET /api/after-danger': only('member'),
  'GET /api/safety-plan': only('member'),
  'PUT /api/safety-plan': only('member', { body: () => ({ revision: 1, sealed: cipher }) }),
  'DELETE /api/safety-plan': only('member'),
  'GET /api/same-day': only('member'),
  'PUT /api/same-day': only('member', { body: () => ({ joined: false }) }),
  'GET /api/inspiration': only('anyone'),
  'GET /api/checkin/today': only('member'),
  'POST /api/checkin': only('member', { body: () => ({ mood: 'present', notes: 'here' }) }),
  'GET /api/checkin/days': only('member'),

  'GET /api/diary': only('member'),
  'GET /api/diary/tonight': only('member'),
  'PUT /api/diary/reviews/:date': only('member', {
    path: () => ({ date: '2026-03-10' }),
    body: () => ({ mood: 3, craving: 2, line: 'A long day.' }),
  }),
  'PUT /api/diary/urges/:id': only('member', {
    path: () => ({ id: randomUUID() }),
    body: () => ({ date: '2026-03-10', minute: 600, craving: 6, triggers: ['stress'], actions: ['walked'] }),
  }),
  'DELETE /api/diary/entries/:id': only('member', { path: () => ({ id: nowhere }), answers: 404 }),
  'DELETE /api/diary': only('member'),
  'GET /api/diary/export.csv': only('member'),

  'POST /api/contact': only('anyone', {
    body: () => ({ name: 'Noa', email: 'noa@example.org', subject: 'general', message: 'Hello there' }),
  }),
  'GET /api/contact/threads': only('member'),
  'POST /api/contact/threads/:id/replies': only('member', {
    own: 'thread',
    body: () => ({ message: 'One more thing' }),
  }),
  'POST /api/contact/thread': only('anyone', { body: noToken, answers: 404 }),
  'POST /api/contact/thread/replies': only('anyone', {
    body: () => ({ ...noToken(), message: 'One more thing' }),
    answers: 404,
  }),
  'GET /api/admin/contact': only('moderator', { query: 'status=open' }),
  'PUT /api/admin/contact/:id/status': only('moderator', {
    path: byId('contact'),
    body: () => ({ status: 'closed' }),
  }),
  'POST /api/admin/contact/:id/answers': only('moderator', {
    path: () => ({ id: nowhere }),
    body: () => ({ message: 'Gladly', seen: 1 }),
    answers: 404,
  }),
  'POST /api/admin/contact/:id/notes': only('moderator', {
    path: byId('contact'),
    body: () => ({ text: 'Called back' }),
  }),

  'GET /api/installation': only('anyone'),
  'GET /api/library/reviews': only('anyone'),
  'GET /api/meditation/sessions/:id': only('premium', { path: () => ({ id: '3' }) }),
  'POST /api/meditation/sittings': only('member', {
    body: () => ({ id: randomUUID(), kind: 'timer', seconds: 60 }),
  }),
  'GET /api/meditation/minutes': only('member'),

  'GET /api/paypal/setup': only('anyone'),
  'POST /api/paypal/order': only('anyone', {
    body: () => ({ amount: '99.00', currency: 'USD', intent: 'CAPTURE' }),
  }),
  'POST /api/paypal/subscription-success': only('member', {
    body: ({ payment = nowhere }) => ({ planId: 'professional', orderId: payment }),
    answers: 404,
    owner: 409,
  }),
  'POST /api/paypal/webhook': only('anyone', { body: () => ({ id: 'WH-1' }), answers: 400, loose: true }),
  'GET /api/plans/membership': only('member'),
  'GET /api/plans/receipts': only('member'),
  'POST /api/plans/receipts/:id/refund': only('member', {
    path: byId('order'),
    answers: 404,
    owner: 409,
  }),
  'POST /api/plans/gifts': only('member', { body: () => ({ plan: 'premium', months: 3 }) }),
  'POST /api/plans/gifts/confirm': only('member', { body: () => ({ orderId: nowhere }), answers: 404 }),
  'POST /api/plans/gifts/redeem': only('member', { body: () => ({ code: 'ABCD' }), answers: 404 }),
  'POST /api/plans/recheck-payments': only('member'),
  'POST /api/plans/free-months': only('member', { answers: 409 }),
  'GET /api/admin/plans/free-months': only('admin'),
  'GET /api/admin/orders': only('admin', { query: 'state=created' }),
  'POST /api/admin/orders/:id/check': only('admin', { path: byId('order') }),
  'POST /api/admin/orders/:id/refund': only('admin', { path: byId('order'), answers: 409 }),
  'POST /api/admin/plans/gift': only('admin', {
    body: () => ({ email: 'nobody@example.org', plan: 'premium', months: 1, reason: 'a gift' }),
    answers: 404,
  }),
  'POST /api/consultations': only('professional', {
    body: () => ({ topic: 'Sleep', preferredTimes: ['Mornings'] }),
  }),
  'GET /api/consultations': only('member'),
  'GET /api/admin/consultations': only('moderator'),
  'POST /api/admin/consultations/:id/answer': only('moderator', {
    path: () => ({ id: nowhere }),
    body: () => ({ answer: 'Gladly' }),
    answers: 404,
  }),
  'GET /api/programs': only('professional'),
  'GET /api/programs/:program': only('professional', { path: () => ({ program: 'urge-surfing' }) }),
  'PUT /api/programs/:program/steps/:step': only('professional', {
    path: () => ({ program: 'urge-surfing', step: 'keep-a-log' }),
    body: () => ({ done: true }),
  }),
  'GET /api/workbooks/:workbook': only('premium', { path: () => ({ workbook: 'not-there' }), answers: 404 }),
  'GET /api/practices/:practice': only('premium', { path: () => ({ practice: 'ride-an-urge' }) }),

  'GET /api/meetings': only('anyone', { query: 'type=AA' }),
  'GET /api/meetings/overview': only('anyone'),
  'GET /api/meetings/map.pmtiles': only('anyone', { answers: 404 }),
  'GET /api/meetings/facets': only('anyone', { query: 'type=AA' }),
  'GET /api/meetings/near': only('anyone', { query: 'place=10451' }),
  'GET /api/meetings.json': only('anyone'),
  'GET /api/meetings.ics': only('anyone'),
  'GET /api/meetings/soon': only('anyone', { query: 'minutes=60' }),
  'GET /api/meetings/calendar.ics': only('anyone', { query: `ids=${nowhere}`, answers: 404 }),
  'GET /api/meetings/saved': only('member'),
  'PUT /api/meetings/saved/:id': only('member', { answers: 404 }),
  'DELETE /api/meetings/saved/:id': only('member'),
  'PATCH /api/meetings/saved/:id': only('member', { body: () => ({ home: true }), answers: 404 }),
  'GET /api/meetings/reminders': only('member'),
  'PUT /api/meetings/reminders/devices': only('member', {
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/matrix',
      p256dh: 'B'.repeat(87),
      auth: 'b'.repeat(22),
    }),
  }),
  'DELETE /api/meetings/reminders/devices': only('member'),
  'PUT /api/meetings/reminders/email': only('member', { body: () => ({ on: true }) }),
  'GET /api/meetings/reminders/stop/:token': only('anyone', { answers: 303 }),
  'POST /api/meetings/reminders/stop/:token': only('anyone', { answers: 404 }),
  'GET /api/meetings/calendar-link': only('member'),
  'POST /api/meetings/calendar-link': only('member', { body: () => ({ names: false }) }),
  'DELETE /api/meetings/calendar-link': only('member'),
  'GET /api/meetings/mine/:file': only('anyone', {
    path: () => ({ file: `${'a'.repeat(43)}.ics` }),
    answers: 404,
  }),
  'GET /api/meetings/attended': only('member'),
  'PUT /api/meetings/:id/attended': only('member', { body: () => ({ date: '2026-01-01' }), answers: 404 }),
  'DELETE /api/meetings/attended/:id': only('member', { path: byId('attended') }),
  'PATCH /api/meetings/attended/:id': only('member', { body: () => ({ note: 'Good.' }), answers: 404 }),
  'PUT /api/meetings/attended/:id/code': only('member', { body: () => ({ code: 'ABC' }), answers: 404 }),
  'GET /api/meetings/:id': only('anyone', { answers: 404 }),
  'GET /api/admin/meetings/feeds': only('moderator'),
  'GET /api/admin/meetings/health': only('moderator'),
  'POST /api/admin/meetings/feeds/probe': only('admin', {
    body: () => ({ url: 'http://127.0.0.1:1/', fellowship: 'AA' }),
  }),
  'POST /api/admin/meetings/feeds': only('admin', {
    body: () => ({
      url: 'https://lists.example.org/',
      fellowship: 'AA',
      format: 'sheet',
      name: randomUUID(),
      feedback: '',
      license: '',
    }),
  }),
  'DELETE /api/admin/meetings/feeds/:id': only('admin', { answers: 404 }),
  'PUT /api/admin/meetings/feeds/:id/refresh': only('moderator', { answers: 404 }),

  'GET /api/journal': only('journalOwner', { query: `before=2026-01-01T00:00:00Z_${nowhere}` }),
  'GET /api/journal/exists': only('member'),
  'GET /api/journal/changes': only('journalOwner', { query: 'since=0' }),
  'GET /api/journal/:id': only('journalOwner', { own: 'entry' }),
  'POST /api/journal': only('premium', { body: () => ({ encryptedContent: cipher }) }),
  'POST /api/journal/import': only('premium', {
    body: () => ({
      entries: [
        {
          encryptedContent: cipher,
          enc: { v: 2, kid: nowhere, eid: nowhere, seq: 1 },
          createdAt: '2026-01-01T08:00:00Z',
        },
      ],
    }),
  }),
  'PUT /api/journal/:id': only('premium', {
    own: 'entry',
    body: ({ kid = nowhere, eid = nowhere }) => ({
      encryptedContent: cipher,
      enc: { v: 2, kid, eid, seq: 2 },
    }),
  }),
  'POST /api/journal/:id/confirm': only('journalOwner', { own: 'entry', body: () => ({ seq: 1 }) }),
  'DELETE /api/journal/:id': only('journalOwner', { own: 'entry' }),
  'GET /api/journal/key': only('journalOwner'),
  'PUT /api/journal/key': only('journalOwner', {
    body: () => ({ record: unknownKey, verifier: thirtyTwoBytes }),
    answers: 409,
  }),
  'GET /api/journal/key/replaced': only('journalOwner'),
  'POST /api/journal/key/restore': only('journalOwner', {
    body: () => ({
      record: unknownKey,
      verifier: thirtyTwoBytes,
      proof: thirtyTwoBytes,
      password: 'not this one',
    }),
    answers: 403,
  }),
  'PUT /api/journal/reencryption': only('journalOwner', {
    body: () => ({
      entries: [{ id: nowhere, encryptedContent: cipher, enc: { v: 2, kid: nowhere, eid: nowhere, seq: 2 } }],
    }),
  }),
  'POST /api/journal/reencryption/confirm': only('journalOwner', {
    body: () => ({ entries: [{ id: nowhere, seq: 1 }] }),
  }),
  'GET /api/journal/manifest': only('journalOwner'),
  'PUT /api/journal/manifest': only('journalOwner', {
    body: () => ({ revision: 9, encryptedContent: cipher }),
    answers: 409,
  }),

  'GET /api/recovery-tracker/activities': only('member'),
  'GET /api/recovery-tracker/stats': only('member'),
  'GET /api/recovery-tracker/calendar': only('member', { query: 'from=2026-01-01' }),
  'POST /api/recovery-tracker/activities/:activityId/complete': only('member', {
    own: 'activity',
    body: () => ({}),
  }),
  'DELETE /api/recovery-tracker/activities/:activityId/complete': only('member', {
    path: () => ({ activityId: 'gratitude-practice' }),
    answers: 404,
  }),
  'POST /api/recovery-tracker/activities': only('member', { body: () => activity }),
  'PATCH /api/recovery-tracker/activities/:activityId': only('member', {
    own: 'activity',
    body: () => ({ title: 'Swim' }),
  }),
  'GET /api/recovery-tracker/counters': only('member'),
  'POST /api/recovery-tracker/counters': only('member', {
    body: () => ({ name: 'Days without', startedOn: '2026-01-01' }),
  }),
  'GET /api/recovery-tracker/savings': only('member'),
  'PUT /api/recovery-tracker/savings': only('member', {
    body: () => ({ weeklyAmount: 70, currency: 'USD', weeklyHours: 20 }),
  }),
  'DELETE /api/recovery-tracker/savings': only('member'),
  'PATCH /api/recovery-tracker/counters/:id': only('member', {
    own: 'counter',
    body: () => ({ name: 'Days', startedOn: '2026-01-02' }),
  }),
  'DELETE /api/recovery-tracker/counters/:id': only('member', { own: 'counter' }),
  'POST /api/recovery-tracker/counters/:id/restart': only('member', {
    own: 'counter',
    body: () => ({ startedOn: '2026-02-01', note: 'again' }),
  }),
  'DELETE /api/recovery-tracker/counters/:id/restart': only('member', { own: 'counter', owner: 404 }),
  'GET /api/recovery-tracker/settings': only('member'),
  'PUT /api/recovery-tracker/settings': only('member', {
    body: () => ({
      weekStart: 1,
      showPoints: true,
      showStreaks: true,
      showDays: true,
      showWeeklyLookBack: true,
    }),
  }),
  'PUT /api/recovery-tracker/pauses/:date': only('member', {
    path: () => ({ date: '1999-01-01' }),
    answers: 400,
  }),
  'DELETE /api/recovery-tracker/pauses/:date': only('member', { path: () => ({ date: '1999-01-01' }) }),
  'GET /api/recovery-tracker/weekly-look-back': only('member'),
  'POST /api/recovery-tracker/letter/stop/:token': only('anyone', {
    path: () => ({ token: 'nobody' }),
    answers: 404,
  }),
  'GET /api/recovery-tracker/letter/stop/:token': only('anyone', {
    path: () => ({ token: 'nobody' }),
    answers: 303,
  }),
  'GET /api/recovery-tracker/self-checks': only('member'),
  'PUT /api/recovery-tracker/self-checks/current': only('member', {
    body: () => ({ answers: { people: 3 } }),
  }),
  'GET /api/recovery-tracker/reminders/key': only('member'),
  'PUT /api/recovery-tracker/reminders': only('member', {
    body: () => ({
      endpoint: 'https://push.example.org/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      minuteOfDay: 1_200,
      zone: 'UTC',
    }),
    answers: 400,
  }),
  'DELETE /api/recovery-tracker/reminders': only('member'),
  'GET /api/recovery-tracker/export.json': only('member'),
  'GET /api/recovery-tracker/export.csv': only('member'),

  'GET /api/notices/count': only('member'),
  'GET /api/notices': only('member'),
  'POST /api/notices/read': only('member', { body: () => ({ upTo: '2026-03-01T10:00:00Z' }) }),
  'GET /api/notices/settings': only('member'),
  'PUT /api/notices/settings': only('member', {
    body: () => ({ channels: defaultChannels, quiet: defaultQuiet }),
  }),
  'PUT /api/notices/devices': only('member', {
    body: () => ({
      endpoint: 'https://push.example.org/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    }),
    answers: 400,
  }),
  'DELETE /api/notices/devices': only('member'),
  'POST /api/notices/email/stop/:token': only('anyone', {
    path: () => ({ token: 'nonsense' }),
    answers: 404,
  }),
  'GET /api/notices/email/stop/:token': only('anyone', {
    path: () => ({ token: 'nonsense' }),
    answers: 303,
  }),

  'GET /api/forum/posts': only('member', { query: 'category=general&q=day' }),
  'POST /api/forum/posts': only('member', { body: () => ({ ...post }) }),
  'GET /api/forum/posts/:id': only('member', { own: 'heldPost' }),
  'GET /api/forum/posts/:id/replies': only('member', { query: `before=${nowhere}` }),
  'POST /api/forum/posts/:id/reply': only('member', {
    own: 'heldPost',
    body: () => ({ content: 'With you.' }),
  }),
  'POST /api/forum/posts/:id/request-support': only('member', { own: 'heldPost', owner: 404 }),
  'PATCH /api/forum/posts/:id': only('member', { own: 'post', body: () => ({ content: 'Two more days.' }) }),
  'PATCH /api/forum/replies/:id': only('member', { own: 'reply', body: () => ({ content: 'Still here.' }) }),
  'DELETE /api/forum/posts/:id': only('member', { own: 'post' }),
  'DELETE /api/forum/replies/:id': only('member', { own: 'reply' }),
  'PUT /api/forum/posts/:id/support': only('member', {
    own: 'heldPost',
    body: () => ({ kind: 'with_you', given: true }),
  }),
  'PUT /api/forum/posts/:id/follow': only('member', { own: 'heldPost', body: () => ({ following: true }) }),
  'POST /api/forum/posts/:id/seen': only('member', { own: 'heldPost' }),
  'PUT /api/forum/welcome': only('member', { body: () => ({ offered: false }) }),
  'POST /api/forum/posts/:id/report': only('member', {
    own: 'heldPost',
    body: () => ({ reason: 'unkind', details: 'Harsh' }),
    owner: 400,
  }),
  'POST /api/forum/replies/:id/report': only('member', {
    body: () => ({ reason: 'unkind', details: 'Harsh' }),
    answers: 404,
  }),
  'POST /api/forum/posts/:id/mute': only('member', {
    own: 'heldPost',
    body: () => ({ kind: 'mute' }),
    owner: 400,
  }),
  'POST /api/forum/replies/:id/mute': only('member', { body: () => ({ kind: 'mute' }), answers: 404 }),
  'DELETE /api/forum/mutes/:id': only('member', { own: 'mute' }),
  'GET /api/forum/mine': only('member'),
  'POST /api/forum/sanctions/:id/appeal': only('member', {
    own: 'sanction',
    body: () => ({ message: 'Please look again.' }),
  }),
  'GET /api/forum/summary': only('member'),
  'GET /api/forum/support-engine': only('member'),
  'PUT /api/forum/support-engine': only('member', { body: () => ({ engine: null }) }),
  'GET /api/forum/live': only('member', { streams: true }),
  'GET /api/transparency': only('anyone'),
  'GET /api/team/replies': only('moderator'),
  'POST /api/team/replies': only('moderator', { body: () => ({ title: 'Thanks', content: 'Thank you.' }) }),
  'PUT /api/team/replies/:id': only('moderator', {
    body: () => ({ title: 'Thanks', content: 'Thank you.' }),
    answers: 404,
  }),
  'DELETE /api/team/replies/:id': only('moderator', { answers: 404 }),
  'GET /api/team/shifts': only('moderator'),
  'POST /api/team/shifts': only('moderator', {
    body: () => ({ shifts: [{ startsAt: '2001-01-01T08:00:00Z', endsAt: '2001-01-01T09:00:00Z' }] }),
    answers: 400,
  }),
  'DELETE /api/team/shifts/:id': only('moderator', { answers: 404 }),
  'GET /api/team/handovers': only('moderator'),
  'POST /api/team/handovers': only('moderator', { body: () => ({ content: 'All quiet.' }) }),
  'DELETE /api/team/handovers/:id': only('moderator', { answers: 404 }),
  'GET /api/admin/forum/queue': only('moderator'),
  'POST /api/admin/forum/cases/:id': only('moderator', { body: () => ({ action: 'approve' }), answers: 404 }),
  'POST /api/admin/forum/cases/:id/sanction': only('moderator', {
    body: () => ({ kind: 'silence', days: 1, reason: 'Unkind' }),
    answers: 404,
  }),
  'GET /api/admin/forum/appeals': only('moderator'),
  'POST /api/admin/forum/appeals/:id': only('moderator', {
    body: () => ({ lift: true, reason: 'Fine' }),
    answers: 404,
  }),
  'PUT /api/admin/forum/duty': only('moderator', { body: () => ({ hours: 0 }) }),
  'GET /api/admin/forum/counts': only('moderator'),

  'GET /api/coach': only('anyone'),
  'POST /api/ai-chat': only('premium', { body: () => ({ message: 'Hello' }) }),
  'PUT /api/coach/choices': only('member', { body: () => ({ keepDays: 30 }) }),
  'GET /api/coach/conversations': only('member'),
  'GET /api/coach/conversations/:id': only('member', { own: 'talk' }),
  'PATCH /api/coach/conversations/:id': only('member', { own: 'talk', body: () => ({ title: 'Mornings' }) }),
  'DELETE /api/coach/conversations/:id': only('member', { own: 'talk' }),
  'DELETE /api/coach/conversations': only('member'),
  'DELETE /api/coach/conversations/:id/messages/:messageId': only('member', {
    own: 'message',
    path: ({ message = nowhere }) => ({ messageId: message }),
  }),
  'GET /api/coach/export': only('member'),
  'GET /api/admin/coach/checks': only('moderator'),
  'GET /api/admin/coach/cases': only('moderator'),
  'POST /api/admin/coach/cases/:id': only('moderator', { body: () => ({ outcome: 'seen' }), answers: 404 }),

  'GET /api/admin/actions': only('moderator'),
  'GET /api/admin/members': only('admin', { query: 'email=staff' }),
  'PUT /api/admin/members/:id/role': only('admin', { body: () => ({ role: 'member' }), answers: 404 }),
  'POST /api/admin/members/:id/sessions/end': only('admin', { body: because, answers: 404 }),
  'POST /api/admin/members/:id/limit-posting': only('admin', {
    body: () => ({ ...because(), days: 3 }),
    answers: 404,
  }),
  'POST /api/admin/members/:id/close': only('admin', { body: because, answers: 404 }),
  'POST /api/admin/members/:id/reopen': only('admin', { body: because, answers: 404 }),
  'POST /api/admin/members/:id/delete': only('admin', { body: because, answers: 404 }),
  'GET /api/admin/jobs': only('admin'),
  'GET /api/admin/mails': only('admin'),
  'GET /api/admin/counts': only('moderator'),
}

/** The URL of a call with its path parameters: the owner's resource, the value in `path`, or `nowhere`. */
export function addressIn(call: string, known: KnownIds, id = nowhere): string {
  const line = access[call]
  const parameters = line?.path?.(known) ?? {}
  const address = call
    .slice(call.indexOf(' ') + 1)
    .replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? id)
  return line?.query ? `${address}?${line.query}` : address
}
