import { behaviorPathsEn, behaviorPathsEs } from './behavior-paths.ts'
import type { ExerciseId } from './exercise.ts'
import { situationCues } from './situation-cues.ts'
import { type SituationId, situationIds } from './situation-id.ts'
import { situationsEn } from './situations-en.ts'
import { situationsEs } from './situations-es.ts'
import type { CoachLanguage } from './wording.ts'

/** One step: a thought that leads to the question, and the question. */
export type SituationStep = { id: string; thought: string; ask: string; chips?: readonly string[] }

export type Situation = {
  /** Its name in a list of choices and in a summary. */
  name: string
  opens: readonly string[]
  steps: readonly SituationStep[]
  closes: readonly string[]
  exercise?: ExerciseId
  reading: string
  meeting?: boolean
}

const books: Record<CoachLanguage, Record<SituationId, Situation>> = {
  en: { ...situationsEn, ...behaviorPathsEn },
  es: { ...situationsEs, ...behaviorPathsEs },
}

export function situation(language: CoachLanguage, id: SituationId): Situation {
  return books[language][id]
}

export type ScoredSituation = { id: SituationId; score: number }

/** Scores each situation for a message (normalized), highest first. */
export function situationsIn(said: string): ScoredSituation[] {
  const scored: ScoredSituation[] = []
  for (const id of situationIds) {
    let score = 0
    for (const [weight, pattern] of situationCues[id]) if (pattern.test(said)) score += weight
    if (score > 0) scored.push({ id, score })
  }
  return scored.sort((a, b) => b.score - a.score)
}
