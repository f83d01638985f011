// The moderation calls: queue, decisions, sanctions, appeals, duty.
import { z } from 'zod'
import { Done } from '../../accounts/contract.ts'
import { get, post, put } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'
import { text } from '../../platform/text.ts'

const Id = z.strictObject({ id: z.uuid() })
const reason = text({
  max: 500,
  blank: 'Please give a reason; the author will read it.',
  long: 'Please say it in at most 500 characters.',
})

export const ForumCase = z.object({
  id: z.string(),
  kind: z.enum(['hold', 'risk', 'report', 'unknown']),
  labels: z.array(z.string()),
  urgency: z.enum(['normal', 'high', 'emergency']),
  createdAt: z.string(),
  /** The review deadline: immediately, within an hour or within a day. */
  dueAt: z.string(),
  overdue: z.boolean(),
  where: z.enum(['post', 'reply']),
  postId: z.string(),
  author: z.string(),
  content: z.string(),
  editedAt: z.string().nullable(),
  state: z.enum(['shown', 'held', 'removed', 'deleted']),
  note: z.string().nullable(),
  reports: z.array(z.object({ reason: z.string(), details: z.string() })),
  /** Texts that readers no longer see: as written, as reported, before an edit. */
  versions: z.array(z.object({ kind: z.string(), content: z.string(), createdAt: z.string() })),
  /** The author was sanctioned before. */
  earlierSanctions: z.int(),
  /** False for posts without an account. */
  canSanction: z.boolean(),
  /** The author may be in danger: staff can only limit posting, and only for other conduct. */
  inDanger: z.boolean(),
})
export type ForumCase = z.output<typeof ForumCase>

export const Appeal = z.object({
  id: z.string(),
  author: z.string(),
  kind: z.string(),
  reason: z.string(),
  until: z.string(),
  appeal: z.string(),
  appealedAt: z.string(),
})
export type Appeal = z.output<typeof Appeal>

export const queue = get('/api/admin/forum/queue', {
  answer: z.object({
    /** The most urgent ones. */
    cases: z.array(ForumCase),
    /** The number of open cases that are not in the list. */
    more: z.int(),
    onDutyUntil: z.string().nullable(),
    staffOnDuty: z.int(),
  }),
})
/** The edit and the state that the staff member saw: a decision is refused if there is a later edit or another state. */
const seen = {
  editedAt: z.string().nullable().optional(),
  seenState: z.enum(['shown', 'held', 'removed', 'deleted']).optional(),
}
export const Decision = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve'), ...seen }),
  z.strictObject({ action: z.literal('reached-out'), ...seen }),
  z.strictObject({ action: z.literal('hold'), reason, ...seen }),
  z.strictObject({ action: z.literal('note'), reason, ...seen }),
  z.strictObject({ action: z.literal('remove'), reason, ...seen }),
])
export const decide = post('/api/admin/forum/cases/:id', { params: Id, body: Decision, answer: Done })
/** Reasons to limit posting of a person in danger. Expressions of despair are not among them. */
export const conducts = [
  'contact details',
  'selling or asking for drugs',
  'harassment',
  'advertising',
  'medical advice',
] as const
export const sanction = post('/api/admin/forum/cases/:id/sanction', {
  params: Id,
  body: z.strictObject({
    kind: z.enum(['silence', 'suspend']),
    days: z.int().min(1).max(90),
    reason,
    /** Needed for authors in danger. */
    conduct: z.enum(conducts).optional(),
    /** The number that the staff member saw: refused if someone else sanctioned the author since. */
    earlierSanctions: z.int().optional(),
  }),
  answer: Done,
})
export const appeals = get('/api/admin/forum/appeals', {
  answer: z.object({
    /** The longest waiting ones. */
    appeals: z.array(Appeal),
    /** The number of open appeals that are not in the list. */
    more: z.int(),
  }),
})
export const answerAppeal = post('/api/admin/forum/appeals/:id', {
  params: Id,
  body: z.strictObject({ lift: z.boolean(), reason }),
  answer: Done,
})
export const duty = put('/api/admin/forum/duty', {
  body: z.strictObject({ hours: z.int().min(0).max(12) }),
  answer: z.object({ onDutyUntil: z.string().nullable() }),
})
export const signCounts = get('/api/admin/forum/counts', {
  answer: z.array(z.object({ label: z.string(), urgency: z.string(), action: z.string(), count: z.int() })),
})

export const noSuchCase = refusal(404, 'There is no such case, or someone has closed it already.')
export const authorInCrisis = refusal(
  409,
  'A person in crisis is never sanctioned for saying so. You can limit posting for something else they did: say what it was.',
)
export const readingStaysOpen = refusal(
  409,
  'This person may be in danger. You can limit posting; reading stays open to them.',
)
export const editedSince = refusal(
  409,
  'The author changed this while you were reading. Please read it again.',
)
export const movedSince = refusal(
  409,
  'This was hidden, shown or deleted while you were reading. Please look at it again.',
)
export const sanctionedSince = refusal(
  409,
  'Someone from the team limited this author while you were reading. Look at the new number of earlier decisions first.',
)
export const stillHeld = refusal(409, 'Others cannot see this yet. Approve it or remove it.')
export const nobodyToSanction = refusal(409, 'No one with an account wrote this.')
export const ownCase = refusal(
  409,
  'You wrote this yourself. Someone else from the team has to decide about it.',
)
export const ownDecision = refusal(
  409,
  'This appeal is about you or about your own decision. Someone else from the team has to answer it.',
)
export const noSuchAppeal = refusal(404, 'There is no such appeal, or someone has answered it already.')
