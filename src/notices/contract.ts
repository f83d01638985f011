// The calls of notices: the list behind the bell, its settings, devices for push, and the link that stops the email.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { del, get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { noticeKinds } from './notice-kinds.ts'

export const NoticeView = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** The post that it is about; null if there is none. */
  postId: z.string().nullable(),
  count: z.int(),
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type NoticeView = z.output<typeof NoticeView>

const Channels = z.strictObject({ inApp: z.boolean(), push: z.boolean(), mail: z.boolean() })
const Hour = z.int().min(0).max(23)
const ChannelsByKind = z.strictObject({
  reply: Channels,
  follow: Channels,
  support: Channels,
  answer: Channels,
  decision: Channels,
  welcome: Channels,
  consultation: Channels,
  week: Channels,
  plan: Channels,
  contact: Channels,
  meeting: Channels,
  trusted: Channels,
})
/** A browser's push subscription. */
export const DeviceSubscription = z.strictObject({
  endpoint: z.url().max(1_000),
  p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/, 'This device cannot be added.'),
  auth: z.string().regex(/^[\w-]{16,40}={0,2}$/, 'This device cannot be added.'),
})

/** Hours in the member's time zone in which nothing is sent; equal hours turn this off. */
const Quiet = z.strictObject({ from: Hour, to: Hour })
/** Absent fields stay unchanged, so that two concurrent changes both apply. */
const SettingsChange = z.strictObject({
  channels: ChannelsByKind.partial().optional(),
  quiet: Quiet.optional(),
  discreet: z.boolean().optional(),
})
export type SettingsChange = z.output<typeof SettingsChange>

export const noticeCount = get('/api/notices/count', { answer: z.object({ unread: z.int() }) })
export const notices = get('/api/notices', { answer: z.object({ notices: z.array(NoticeView) }) })
/** Marks this notice and all older ones as read. */
export const readNotices = post('/api/notices/read', {
  body: z.strictObject({ upTo: z.iso.datetime() }),
  answer: Done,
})
export const noticeSettings = get('/api/notices/settings', {
  answer: z.object({
    channels: ChannelsByKind,
    quiet: Quiet,
    /** Push and email say only “You have a message”, without the kind of notice. */
    discreet: z.boolean(),
    /** The key for push subscriptions. */
    pushKey: z.string(),
    devices: z.int(),
    /** False if this installation sends no email. */
    emailEnabled: z.boolean(),
  }),
})
export const changeNoticeSettings = put('/api/notices/settings', {
  body: SettingsChange,
  answer: Done,
})
export const addNoticeDevice = put('/api/notices/devices', {
  body: DeviceSubscription,
  answer: Done,
})
/** For all devices. */
export const removeNoticeDevices = del('/api/notices/devices', { answer: Done })

const StopToken = z.strictObject({ token: z.string().max(100) })
/** One click in a mail program (RFC 8058). Needs no session. */
export const unsubscribeFromNotices = post('/api/notices/email/stop/:token', {
  params: StopToken,
  answer: Done,
  ignoresBody: true,
})
/** For mail programs that open the URL instead: redirects to the page with the button, without the token if it is wrong. */
export const unsubscribeFromNoticesLink = get('/api/notices/email/stop/:token', {
  params: StopToken,
  answer: z.string(),
})

export const unknownPushService = refusal(400, 'This browser’s push service is not known to Cairn.')
export const tooManyDevices = refusal(409, 'You get notices on ten devices already.')
export const invalidUnsubscribeLink = refusal(
  404,
  'This link does not work. You can choose your emails on the notices page.',
)
