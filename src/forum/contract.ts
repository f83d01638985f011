// The forum's API calls and refusals.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { helpNoticeKinds } from '../crisis/help/notice.ts'
import { del, get, patch, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { optionalText, text } from '../platform/text.ts'

export const categories = ['general', 'newcomers', 'daily', 'challenges'] as const
export const Category = z.enum(categories)
export type Category = z.output<typeof Category>

export const contentNotes = [
  'return to use',
  'self-harm',
  'violence',
  'amounts and numbers',
  'grief',
  'food and body',
] as const
export const supportKinds = ['with_you', 'thank_you', 'same_here'] as const
export const reportReasons = [
  'unkind',
  'personal details',
  'selling or asking for drugs',
  'medical advice',
  'spam',
  'worried about this person',
  'something else',
] as const

export const longestPost = 5_000
const content = (what: string) =>
  text({
    max: longestPost,
    blank: `A ${what} cannot be blank.`,
    long: `A ${what} can be at most 5,000 characters.`,
  })
const Note = z.enum(contentNotes).nullable().optional()
/** Idempotency key. */
const SendKey = z.string().min(8).max(64).optional()

const NewPost = z.strictObject({
  content: content('post'),
  category: Category,
  contentNote: Note,
  sendKey: SendKey,
})
const NewReply = z.strictObject({ content: content('reply'), contentNote: Note, sendKey: SendKey })

/** Only for the author: the reason why the text is held. */
const Private = z.object({ held: z.string().nullable() })
/** Only for the author, on every device: which help to show with the text. */
const Help = z.enum(helpNoticeKinds).exclude(['unsure']).nullable()

export const Reply = z.object({
  id: z.string(),
  author: z.string(),
  /** Distinguishes authors with the same name; null if no member wrote it. Random per member. */
  authorMark: z.int().nullable(),
  content: z.string(),
  contentNote: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isAIModerator: z.boolean(),
  isModerated: z.boolean(),
  moderatorNote: z.string().optional(),
  isMine: z.boolean(),
  help: Help,
})
export const Post = z.object({
  id: z.string(),
  author: z.string(),
  authorMark: z.int().nullable(),
  content: z.string(),
  category: z.string(),
  contentNote: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isModerated: z.boolean(),
  moderatorNote: z.string().optional(),
  isMine: z.boolean(),
  help: Help,
  isDaily: z.boolean(),
  supportPending: z.boolean(),
  /** Kinds of support received, without counts. */
  supports: z.array(z.string()),
  mySupports: z.array(z.string()),
  isFollowed: z.boolean(),
  /** Replies by others since the reader's last visit, if they follow the post. */
  newReplies: z.int(),
  /** The time of that visit; null before the first one. */
  seenAt: z.string().nullable(),
  /** The number of replies not in `replies`, which holds the newest hundred. */
  earlierReplies: z.int(),
  replies: z.array(Reply),
})
export type Post = z.output<typeof Post>
export type Reply = z.output<typeof Reply>
export const SharedPost = Post.extend(Private.shape)
const SharedReply = Reply.extend(Private.shape)

const Id = z.strictObject({ id: z.uuid('There is no such post.') })

export const pageSize = 20
export const longestPage = 50
export const listPosts = get('/api/forum/posts', {
  query: z.strictObject({
    category: Category.optional(),
    view: z.enum(['all', 'unanswered']).optional(),
    q: z.string().max(200).optional(),
    before: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(longestPage).optional(),
  }),
  answer: z.array(Post),
  summary: 'Posts with their replies, newest first; the header Link names the next page.',
})
export const readPost = get('/api/forum/posts/:id', { params: Id, answer: Post })
export const earlierReplies = get('/api/forum/posts/:id/replies', {
  params: Id,
  query: z.strictObject({ before: z.uuid() }),
  answer: z.array(Reply),
})
export const sharePost = post('/api/forum/posts', { body: NewPost, answer: SharedPost })
export const shareReply = post('/api/forum/posts/:id/reply', {
  params: Id,
  body: NewReply,
  answer: SharedReply,
})
export const requestSupport = post('/api/forum/posts/:id/request-support', {
  params: Id,
  answer: z.object({ pending: z.boolean() }),
})

const SupportEngine = z.object({
  /** The engine that Community Support (AI) can use, and whether the member agreed; null without one. */
  engine: z.object({ name: z.string(), host: z.string(), agreed: z.boolean() }).nullable(),
})
export const supportEngine = get('/api/forum/support-engine', { answer: SupportEngine })
export const chooseSupportEngine = put('/api/forum/support-engine', {
  body: z.strictObject({
    /** Agrees to the engine by the name and host that were shown; null withdraws. */
    engine: z.string().max(300).nullable(),
  }),
  answer: SupportEngine,
})

const Edit = z.strictObject({ content: content('post'), contentNote: Note })
export const editPost = patch('/api/forum/posts/:id', { params: Id, body: Edit, answer: SharedPost })
export const removePost = del('/api/forum/posts/:id', { params: Id, answer: Done })
export const editReply = patch('/api/forum/replies/:id', { params: Id, body: Edit, answer: SharedReply })
export const removeReply = del('/api/forum/replies/:id', { params: Id, answer: Done })

const Supports = z.object({ supports: z.array(z.string()), mySupports: z.array(z.string()) })
export const giveSupport = put('/api/forum/posts/:id/support', {
  params: Id,
  body: z.strictObject({ kind: z.enum(supportKinds), given: z.boolean() }),
  answer: Supports,
})

const Report = z.strictObject({
  reason: z.enum(reportReasons),
  details: optionalText({ max: 500, long: 'Please say it in at most 500 characters.' }).optional(),
})
export const reportPost = post('/api/forum/posts/:id/report', { params: Id, body: Report, answer: Done })
export const reportReply = post('/api/forum/replies/:id/report', { params: Id, body: Report, answer: Done })
const Mute = z.strictObject({ kind: z.enum(['mute', 'block']) })
/** Mutes or blocks the author without revealing who it is. */
export const muteAuthor = post('/api/forum/posts/:id/mute', { params: Id, body: Mute, answer: Done })
export const muteReplyAuthor = post('/api/forum/replies/:id/mute', { params: Id, body: Mute, answer: Done })
export const unmute = del('/api/forum/mutes/:id', { params: Id, answer: Done })

const OwnText = z.object({
  id: z.string(),
  postId: z.string(),
  /** The first 200 characters. */
  excerpt: z.string(),
  createdAt: z.string(),
  state: z.enum(['shown', 'held', 'removed']),
})

export const Mine = z.object({
  /** The member's posts and replies, newest first, at most fifty of each. */
  posts: z.array(OwnText.extend({ repliesByOthers: z.int(), newReplies: z.int() })),
  replies: z.array(OwnText),
  /** Posts by others that the member follows: those with new replies first. */
  following: z.array(
    OwnText.omit({ state: true, id: true }).extend({ author: z.string(), newReplies: z.int() }),
  ),
  reports: z.array(
    z.object({ id: z.string(), reason: z.string(), createdAt: z.string(), outcome: z.string().nullable() }),
  ),
  /** Whether the member offered to welcome newcomers. */
  offersWelcome: z.boolean(),
  mutes: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
  sanctions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['silence', 'suspend']),
      reason: z.string(),
      until: z.string(),
      appealed: z.boolean(),
      lifted: z.boolean(),
      appealOutcome: z.string().nullable(),
    }),
  ),
  /** Safety checks of the member's texts in the last 90 days, with finding and action. */
  checks: z.array(z.object({ id: z.string(), label: z.string(), action: z.string(), createdAt: z.string() })),
})
export const mine = get('/api/forum/mine', { answer: Mine })
export const appeal = post('/api/forum/sanctions/:id/appeal', {
  params: Id,
  body: z.strictObject({
    message: text({
      max: 2_000,
      blank: 'Please say why.',
      long: 'Please say it in at most 2,000 characters.',
    }),
  }),
  answer: Done,
})
export const forumSummary = get('/api/forum/summary', {
  answer: z.object({
    onDuty: z.boolean(),
    lastWeek: z.record(z.string(), z.int()),
    /** Followed posts with new replies. */
    newInFollowed: z.int(),
  }),
})
/** `hidden`: readers no longer see the post, because it was held, taken down or deleted. */
export type ForumChange = { kind: 'post' | 'reply' | 'hidden'; category: string; postId: string }
/** Server-sent events: `change` with a `ForumChange`, and `gap` if some may have been missed. */
export const live = get('/api/forum/live', { answer: z.unknown() })

export const noSuchPost = refusal(404, 'There is no such post.')
export const noSuchReply = refusal(404, 'There is no such reply.')
export const removedByStaff = refusal(
  409,
  'This was taken down, so it cannot be changed. You can delete it, or write a new one.',
)
export const differentContent = refusal(409, 'Something else was already sent with this key.')
export const noSuchMute = refusal(404, 'There is no one like that on your list.')
export const ownContent = refusal(400, 'This is your own. You can edit or delete it.')
export const noAuthor = refusal(409, 'No member wrote this one, so there is no one to mute.')
export const noSuchSanction = refusal(404, 'There is no such decision.')
export const alreadyAppealed = refusal(
  409,
  'You already asked us to look at this again. A person will answer.',
)
export const tooManyStreams = refusal(429, 'The forum is open in too many windows.')
