// The member's calls for trusted people: who they are, what each gets, and the request to be called.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { del, get, post, put } from '../platform/call.ts'
import { Refusal, refusal } from '../platform/refusal.ts'
import { text } from '../platform/text.ts'

/** What can be shared, each independently. */
export const SharedItems = z.strictObject({ checkIns: z.boolean(), calls: z.boolean(), plan: z.boolean() })
export type SharedItems = z.output<typeof SharedItems>
export const sharedItems = ['calls', 'checkIns', 'plan'] as const

const SharedItemState = z.object({
  /** Since when the member shares it; null if they don't. */
  since: z.string().nullable(),
  /** The person agreed to get it. */
  accepted: z.boolean(),
})

export const TrustedPerson = z.object({
  id: z.string(),
  name: z.string(),
  memberName: z.string(),
  state: z.enum(['invited', 'expired', 'accepted', 'left']),
  invitedAt: z.string(),
  inviteEndsAt: z.string(),
  acceptedAt: z.string().nullable(),
  shares: z.object({ checkIns: SharedItemState, calls: SharedItemState, plan: SharedItemState }),
  email: z.enum(['none', 'unconfirmed', 'on', 'stopped']),
  devices: z.int(),
  /** The stored copy of the safety plan for this person; null if there is none. */
  plan: z.object({ revision: z.int(), updatedAt: z.string() }).nullable(),
  /** The last message to the person. */
  lastMessage: z.object({ at: z.string(), kind: z.enum(['call', 'check-in']) }).nullable(),
})
export type TrustedPerson = z.output<typeof TrustedPerson>

const ChannelState = z.enum(['none', 'waiting', 'sent', 'failed'])
export type ChannelState = z.output<typeof ChannelState>

/** A request to be called, with its state for each person. */
export const CallRequest = z.object({
  id: z.string(),
  calledAt: z.string(),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: ChannelState,
      push: ChannelState,
      seenAt: z.string().nullable(),
    }),
  ),
})
export type CallRequest = z.output<typeof CallRequest>

const personName = (blank: string) => text({ max: 80, blank, long: 'A name can be at most 80 characters.' })
const Id = z.strictObject({ id: z.string().max(100) })

export const trustedPeople = get('/api/trusted', {
  answer: z.object({
    people: z.array(TrustedPerson),
    /** The last request of the past day. */
    call: CallRequest.nullable(),
    /** False if this installation sends no email. */
    emailEnabled: z.boolean(),
  }),
})
/** Creates an invitation link for one person. Only the answer has its token. */
export const invitePerson = post('/api/trusted/people', {
  body: z.strictObject({
    name: personName('Please enter a name for this person.'),
    memberName: personName('Please enter the name this person knows you by.'),
    shares: SharedItems,
    /** Idempotency key, created by the form. A repeated call replaces the invitation and its token. */
    id: z.uuid().optional(),
  }),
  answer: z.object({ id: z.string(), token: z.string(), endsAt: z.string() }),
})
/** Changes what is shared with a person, immediately. */
export const changeShares = put('/api/trusted/people/:id/shares', {
  params: Id,
  body: z.strictObject({ shares: SharedItems }),
  answer: Done,
})
export const SealedPlan = z
  .string()
  .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'The plan has to be encrypted.')
  .min(40, 'The plan has to be encrypted.')
  .max(200_000, 'This plan is too long to share.')
/** Stores the encrypted safety plan for a person, with the version after the stored one. */
export const sharePlan = put('/api/trusted/people/:id/plan', {
  params: Id,
  body: z.strictObject({
    revision: z.int().min(1).max(2_000_000_000),
    sealed: SealedPlan,
  }),
  bodyBytes: 256 * 1024,
  answer: Done,
})
/** Ends everything that is shared with a person. */
export const removePerson = del('/api/trusted/people/:id', { params: Id, answer: Done })
/** Sends a request to be called. A repeated request, or another one within ten minutes, returns the first. */
export const requestCall = post('/api/trusted/calls', {
  body: z.strictObject({ id: z.uuid() }),
  answer: CallRequest,
})

export const maxPeople = 5
/** A second press within these minutes is the same request. */
export const sameCallMinutes = 10
export const maxCallsPerDay = 24

export const tooManyPeople = refusal(409, `You can have ${maxPeople} trusted people. Remove one first.`)
export const callNotSent = refusal(409, 'Your request was not sent. Please press again.')
export const planNotShared = refusal(404, 'The plan is not shared with this person.')
export const planChanged = refusal(409, 'Another device shared a newer plan. Please load the page again.')
export const noSuchPerson = refusal(404, 'This person is not on your list.')
export const noPeopleToCall = refusal(
  409,
  'No one gets your requests yet, so nothing was sent. Call someone yourself, or use the numbers on this page.',
)
export function tooManyCalls(seconds: number): Refusal {
  return new Refusal(
    429,
    'You asked many times today, and they have your requests. Please call them yourself, or use the numbers on this page.',
    { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  )
}
