// One small situation that people bring, and the prepared answer to it: gives it back, helps, asks one thing.
import type { SituationId } from '../script/situation-id.ts'

export type CaseText = {
  reflect: string
  help: string
  ask: string
  /** Answers to tap. */
  chips?: readonly string[]
  /** The question wants a number from 0 to 10. */
  scale?: true
}

export type TalkCase = {
  id: string
  /** Where the talk goes on from here. */
  path: SituationId
  /** About someone else. */
  who?: 'other'
  /** What is craved is within reach: distance comes first. */
  near?: true
  /** Something to be glad of. */
  glad?: true
  /** How people say it. */
  says: { en: readonly string[]; es: readonly string[] }
  en: CaseText
  es: CaseText
}
