// A reflection and a question about the content of a message.
import type { SituationId } from '../script/situation-id.ts'
import type { StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

/** `step`: one small thing to do about it, said once in a talk. */
type Wordings = { reflect?: readonly string[]; step?: string; ask: readonly string[] }

export type ContentQuestion = {
  id: string
  /** On the normalized message, in English and Spanish. */
  cue: RegExp
  not?: RegExp
  /** Only about the person who writes. */
  own?: true
  /** Not in a talk about the person who writes. */
  who?: 'other'
  /** Only in a talk about one of these. */
  topics?: readonly StoryTopic[]
  /** Only while the talk is in one of these situations. */
  at?: readonly SituationId[]
  /** Only if one of the last messages matches. */
  spoke?: RegExp
  /** Fits many messages: more specific questions come first. */
  general?: true
} & Record<CoachLanguage, Wordings>
