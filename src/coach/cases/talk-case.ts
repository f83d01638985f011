// One specific situation with its prepared answer: a reflection, help, and one question.
import type { SituationId } from '../script/situation-id.ts'

export type CaseText = {
  reflect: string
  help: string
  ask: string
  /** Suggested replies. */
  chips?: readonly string[]
  /** The question wants a number from 0 to 10. */
  scale?: true
}

export type TalkCase = {
  id: string
  /** The situation that the conversation continues with. */
  path: SituationId
  /** About another person. */
  who?: 'other'
  /** The substance is within reach, so getting away comes first. */
  near?: true
  /** Good news. */
  glad?: true
  /** The phrases that match. */
  says: { en: readonly string[]; es: readonly string[] }
  en: CaseText
  es: CaseText
}
