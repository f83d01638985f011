// A reply to an everyday statement for which there is no prepared answer and no case.
import type { SituationId } from '../script/situation-id.ts'
import type { StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

export type ListeningText = {
  /** Restates the message in other words. */
  reflect: string
  /** One useful thing. */
  help?: string
  /** A question that follows from the message. */
  ask?: string
  chips?: readonly string[]
}

export type ListeningReply = {
  id: string
  /** On the normalized message, in English and Spanish. */
  cue: RegExp
  not?: RegExp
  /** Only in a talk about oneself, or about someone else. */
  who?: 'self' | 'other'
  /** Only while the talk is in one of these situations. */
  at?: readonly SituationId[]
  /** Only in a talk about one of these. */
  topics?: readonly StoryTopic[]
  /** The situation in which the talk continues. */
  path?: SituationId
  glad?: true
} & Record<CoachLanguage, ListeningText>
