// API calls of the staff pages that belong to no capability.
import { z } from 'zod'
import { Done } from '../../accounts/contract.ts'
import { conducts } from '../../forum/moderation/queue.ts'
import { get, post, put } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'
import { text } from '../../platform/text.ts'

const Role = z.enum(['member', 'moderator', 'admin'])

export const ActionRow = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
})
export const MemberRow = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  /** False until the owner of the address confirms it: anyone can register with it. */
  emailVerified: z.boolean(),
  role: Role,
  plan: z.string(),
  createdAt: z.string(),
  secondFactor: z.boolean(),
  /** The reason given when staff closed the account; null while open. */
  closedReason: z.string().nullable(),
})
export const JobRow = z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() })
export const OutboxEmail = z.object({
  id: z.string(),
  /** Null, with subject and text, for an email to a trusted person. */
  to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
})
export const StaffCounts = z.object({
  members: z.int(),
  newThisWeek: z.int(),
  checkedInThisWeek: z.int(),
  paidPlans: z.int(),
  /** Pending work per queue; `oldest` is its oldest timestamp. */
  waiting: z.array(
    z.object({
      queue: z.enum(['forum', 'coach', 'contact', 'consultations']),
      count: z.int(),
      urgent: z.int(),
      oldest: z.string().nullable(),
    }),
  ),
  /** The number of answers in the last 30 days, and how many of them within 24 hours. */
  answered: z.array(
    z.object({ queue: z.enum(['contact', 'consultations']), count: z.int(), inTime: z.int() }),
  ),
  /** Set if plans on a public site cost nothing because no real payment is set up. */
  paymentWarning: z.string().nullable(),
})

export const actionsShown = 200
export const actions = get('/api/admin/actions', { answer: z.array(ActionRow) })
export const membersOnPage = 50
/** Newest first: all, an exact email match, or with `staff` all members with a role. A full page may have a next one. */
export const members = get('/api/admin/members', {
  query: z.strictObject({ email: z.string().max(254).optional(), before: z.uuid().optional() }),
  answer: z.array(MemberRow),
})
export const giveRole = put('/api/admin/members/:id/role', {
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ role: Role }),
  answer: Done,
})
const reason = text({
  max: 500,
  blank: 'Please give a reason; the person will read it.',
  long: 'Please say it in at most 500 characters.',
})
const MemberId = z.strictObject({ id: z.uuid() })
const ReasonBody = z.strictObject({ reason })
/** Logs a member out of every device. */
export const endMemberSessions = post('/api/admin/members/:id/sessions/end', {
  params: MemberId,
  body: ReasonBody,
  answer: Done,
})
/** The owner of a closed account can only export or delete it. */
export const closeAccount = post('/api/admin/members/:id/close', {
  params: MemberId,
  body: ReasonBody,
  answer: Done,
})
export const reopenAccount = post('/api/admin/members/:id/reopen', {
  params: MemberId,
  body: ReasonBody,
  answer: Done,
})
/** Permanently deletes the account with all its data. */
export const deleteAccount = post('/api/admin/members/:id/delete', {
  params: MemberId,
  body: ReasonBody,
  answer: Done,
})
/** Stops a member from posting for some days, also a member in danger: they can still read and get help. */
export const limitPosting = post('/api/admin/members/:id/limit-posting', {
  params: MemberId,
  /** `conduct` is needed for a member in danger. */
  body: z.strictObject({
    reason,
    days: z.int().min(1).max(90),
    conduct: z.enum(conducts).optional(),
  }),
  answer: Done,
})
export const jobCounts = get('/api/admin/jobs', { answer: z.array(JobRow) })
export const emailsShown = 100
export const mails = get('/api/admin/mails', {
  answer: z.object({ emailEnabled: z.boolean(), emails: z.array(OutboxEmail) }),
})
export const counts = get('/api/admin/counts', { answer: StaffCounts })

export const ownRole = refusal(409, 'You can’t change your own role.')
export const ownAccount = refusal(409, 'You can’t do this to your own account here.')
export const mayBeInDanger = refusal(
  409,
  'This person may be in danger: they have an open case in the forum or contact queue. We don’t close accounts for that. You can limit their posting instead.',
)
export const noSuchMember = refusal(404, 'There is no such member.')
