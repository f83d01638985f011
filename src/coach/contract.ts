// Every call of the coach.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { regionNames } from '../crisis/help/lines.ts'
import { del, get, patch, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { text } from '../platform/text.ts'

const regions = Object.keys(regionNames) as [string, ...string[]]

export const MessageLink = z.object({
  label: z.string(),
  href: z.string(),
  /** Shown as small text instead of a button. */
  quiet: z.literal(true).optional(),
})

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** Links to help, an article or a meeting. */
  links: z.array(MessageLink).optional(),
  /** Suggested replies, each sent as a message. Only those of the newest message are shown. */
  choices: z.array(z.string()).optional(),
  /** Who wrote an answer: the guided coach with prepared answers, or the engine. */
  by: z.enum(['guide', 'engine']).optional(),
  /** Whether a safety check had a finding, and its action. */
  check: z.string().optional(),
})
export type ChatMessage = z.output<typeof ChatMessage>

const DiaryName = z.string().regex(/^[\p{L} ’'-]{1,40}$/u, 'This is not one of the diary’s choices.')
/** Diary data that a member shares with the coach: figures and tapped choices, never their own words. It is not stored. */
export const DiaryForCoach = z.strictObject({
  craving: z.number().min(0).max(10).nullable(),
  mood: z.number().min(1).max(5).nullable(),
  trigger: DiaryName.nullable(),
  helped: DiaryName.nullable(),
  /** The same names in Spanish. */
  spanish: z
    .strictObject({ trigger: DiaryName.nullable(), helped: DiaryName.nullable() })
    .default({ trigger: null, helped: null }),
  /** The engine that may also get the data, by the name and host that the member was shown. */
  engine: z.string().max(300).nullable(),
})
export type DiaryForCoach = z.output<typeof DiaryForCoach>

export const longestMessage = 4_000

export const NewChatMessage = z.strictObject({
  message: text({
    max: longestMessage,
    blank: 'Write something first; a message cannot be blank.',
    long: 'A message can be at most 4,000 characters.',
  }),
  conversationId: z.string().max(100).nullish(),
  /** Idempotency key: a retry after a lost response is not counted twice. */
  attempt: z.uuid().optional(),
  /** The region of the crisis numbers; by default from the time zone. */
  region: z.enum(regions).optional(),
  /** Stores nothing: the encrypted conversation is sent back and forth between the page and the server. */
  temporary: z.boolean().optional(),
  sealed: z.string().max(40_000).optional(),
  diary: DiaryForCoach.optional(),
})

export const Chat = z.object({
  conversationId: z.string(),
  messages: z.array(ChatMessage),
  sealed: z.string().optional(),
})
export type Chat = z.output<typeof Chat>

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Conversation = z.output<typeof Conversation>

export const CoachStatus = z.object({
  on: z.boolean(),
  /** `guided`, or `engine` if one is configured. */
  mode: z.enum(['guided', 'engine']),
  engine: z.object({ name: z.string(), place: z.string(), agreed: z.boolean() }).nullable(),
  keepDays: z.number().nullable(),
})

const Id = z.object({ id: z.string().max(100) })

/**
 * Answers as JSON, or with `Accept: text/event-stream` as events: `piece` (more text), `replace` (the whole text),
 * `done` (the same as the JSON answer), `fail` (a message).
 */
export const sendMessage = post('/api/ai-chat', {
  body: NewChatMessage,
  answer: Chat,
  summary: 'Sends a message to the coach',
})
export const coachStatus = get('/api/coach', {
  answer: CoachStatus,
  summary: 'Whether the coach is on, and how it answers',
})
export const changeChoices = put('/api/coach/choices', {
  body: z.strictObject({
    keepDays: z
      .union(
        [z.literal(1), z.literal(7), z.literal(30), z.literal(90), z.literal(365), z.null()],
        'Choose one of the offered times.',
      )
      .optional(),
    /** Agrees to the engine by the name and host that were shown; null withdraws. */
    engine: z.string().max(300).nullable().optional(),
  }),
  answer: CoachStatus,
})
export const conversations = get('/api/coach/conversations', {
  answer: z.object({ conversations: z.array(Conversation) }),
})
export const conversation = get('/api/coach/conversations/:id', {
  params: Id,
  answer: Chat.extend({ title: z.string() }),
})
export const renameConversation = patch('/api/coach/conversations/:id', {
  params: Id,
  body: z.strictObject({
    title: text({
      max: 80,
      blank: 'A title cannot be blank.',
      long: 'A title can be at most 80 characters.',
    }),
  }),
  answer: Done,
})
export const deleteConversation = del('/api/coach/conversations/:id', { params: Id, answer: Done })
export const deleteAll = del('/api/coach/conversations', { answer: Done })
export const deleteMessage = del('/api/coach/conversations/:id/messages/:messageId', {
  params: z.object({ id: z.string().max(100), messageId: z.string().max(100) }),
  answer: Chat,
})
export const exportTalks = get('/api/coach/export', {
  answer: z.object({ conversations: z.array(Conversation.extend({ messages: z.array(ChatMessage) })) }),
})

export const coachOff = refusal(
  404,
  'The coach is switched off here. Help, meetings and the forum are still there for you.',
)
export const noSuchTalk = refusal(404, 'There is no such conversation.')
export const noSuchMessage = refusal(404, 'There is no such message.')
export const sealBroken = refusal(400, 'This temporary chat can no longer be read. Please start a new one.')
