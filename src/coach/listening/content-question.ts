// A reflection and a question about the content of a message.
import type { SituationId } from '../script/situation-id.ts'
import type { StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

/** `step`: one small thing to do about it, given once in a conversation. */
type Wordings = { reflect?: readonly string[]; step?: string; ask: readonly string[] }

export type ContentQuestion = {
  id: string
  /** On the normalized message, in English and Spanish. */
  cue: RegExp
  not?: RegExp
  /** Only for messages about the writer. */
  own?: true
  /** Only in conversations about someone else. */
  who?: 'other'
  /** Only in conversations about one of these subjects. */
  topics?: readonly StoryTopic[]
  /** Only while the conversation is in one of these situations. */
  at?: readonly SituationId[]
  /** Only if one of the last messages matches. */
  spoke?: RegExp
} & Record<CoachLanguage, Wordings>
