// The trusted person's calls. They need no account: a link's token identifies the person and is sent in the body.
import { z } from 'zod'
import { Done, EmailAddress } from '../accounts/contract.ts'
import { DeviceSubscription } from '../notices/contract.ts'
import { get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { SharedItems } from './contract.ts'

const Token = z.string().max(100)

/** What a person reads before they accept. */
export const Invitation = z.object({
  memberName: z.string(),
  name: z.string(),
  shares: SharedItems,
  endsAt: z.string(),
  emailEnabled: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>

/** The person's own page. */
export const PersonView = z.object({
  personId: z.string(),
  memberName: z.string(),
  /** What the member shares now. */
  shares: SharedItems,
  /** What the person agreed to get. */
  accepts: SharedItems,
  email: z.object({ address: z.string(), state: z.enum(['unconfirmed', 'on', 'stopped']) }).nullable(),
  devices: z.int(),
  pushKey: z.string(),
  emailEnabled: z.boolean(),
  /** The encrypted safety plan, if the member shares it and the person agreed. */
  plan: z.object({ revision: z.int(), sealed: z.string(), updatedAt: z.string() }).nullable(),
  /** The latest request to call of the past day. */
  call: z.object({ id: z.string(), calledAt: z.string(), seenAt: z.string().nullable() }).nullable(),
})
export type PersonView = z.output<typeof PersonView>

const PersonToken = z.object({ token: z.string() })

export const readInvitation = post('/api/trusted/invitation', {
  body: z.strictObject({ token: Token }),
  answer: Invitation,
})
/** Accepts the invitation, which works once; the answer has the token of the person's page. */
export const acceptInvitation = post('/api/trusted/invitation/accept', {
  body: z.strictObject({
    token: Token,
    accepts: SharedItems,
    email: EmailAddress.optional(),
    /** Idempotency key: the page that accepted gets the same answer again if the first one was lost. */
    attempt: z.uuid().optional(),
  }),
  answer: PersonToken,
})
export const readPerson = post('/api/trusted/person', {
  body: z.strictObject({ token: Token }),
  answer: PersonView,
})
/** What the person gets, and whether by email. */
export const changePerson = put('/api/trusted/person', {
  body: z.strictObject({ token: Token, accepts: SharedItems, emails: z.boolean() }),
  answer: Done,
})
export const changePersonEmail = put('/api/trusted/person/email', {
  body: z.strictObject({ token: Token, email: EmailAddress }),
  answer: Done,
})
export const confirmPersonEmail = post('/api/trusted/person/email/confirm', {
  body: z.strictObject({ token: Token }),
  answer: PersonToken,
})
export const addPersonDevice = put('/api/trusted/person/devices', {
  body: z.strictObject({ token: Token, device: DeviceSubscription }),
  answer: Done,
})
/** Notifies the member that the person saw their request. */
export const seenCall = post('/api/trusted/person/seen', {
  body: z.strictObject({ token: Token, call: z.uuid() }),
  answer: Done,
})
/** Ends everything from the person's side. */
export const leave = post('/api/trusted/person/leave', {
  body: z.strictObject({ token: Token }),
  answer: Done,
})

const StopToken = z.strictObject({ token: Token })
/** One click in a mail program (RFC 8058). */
export const unsubscribePerson = post('/api/trusted/email/stop/:token', {
  params: StopToken,
  answer: Done,
  ignoresBody: true,
})
/** For mail programs that open the URL instead: redirects to the page with the button, without the token if it is wrong. */
export const unsubscribePersonLink = get('/api/trusted/email/stop/:token', {
  params: StopToken,
  answer: z.string(),
})

export const maxDevices = 5

export const staleInvitation = refusal(
  404,
  'This link no longer works: it was used already, it expired, or it was withdrawn. Ask for a new one.',
)
export const noLongerShared = refusal(404, 'This is no longer shared.')
export const staleConfirmation = refusal(404, 'This link no longer works. Your page can send a new one.')
export const tooManyDevices = refusal(409, 'Five browsers get these messages already.')
