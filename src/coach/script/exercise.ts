import { exercisesEn } from './exercises-en.ts'
import { exercisesEs } from './exercises-es.ts'
import type { CoachLanguage } from './wording.ts'

export const exerciseIds = ['urge_surfing', 'cost_benefit', 'halt', 'thinking_traps', 'plan_tonight'] as const

export type ExerciseId = (typeof exerciseIds)[number]

/** `heard` acknowledges the answer to the previous step; `{answer}` and `{a1}`… are the person's own words. */
export type ExerciseStep = { heard?: readonly string[]; say: string; ask: string }

export type Exercise = {
  name: string
  /** Says what it is and how long it takes; asked before it starts. */
  offer: string
  steps: readonly ExerciseStep[]
  /** The end; sums up the answers as `{a1}`, `{a2}` … */
  end: string
}

const books: Record<CoachLanguage, Record<ExerciseId, Exercise>> = { en: exercisesEn, es: exercisesEs }

export function exercise(language: CoachLanguage, id: ExerciseId): Exercise {
  return books[language][id]
}

const asked: Record<ExerciseId, RegExp> = {
  urge_surfing:
    /\b(urge surf\w*|surf (the|this) (urge|craving|wave)|ride (it|the wave) out|surfear|surf de (las )?(ganas|impulsos?)|dejar pasar la ola)\b/,
  cost_benefit:
    /\b(cost.?benefit|pros (and|&) cons|weigh (it|the) (up|sides)|costos? y beneficios?|pros y contras|balanza)\b/,
  halt: /\b(halt\b|hungry,? angry,? lonely|hambre,? enojo,? soledad|revision halt)/,
  thinking_traps:
    /\b(thinking (traps?|errors?)|cognitive distortions?|challenge (my|the|this) thoughts?|trampas? (del|de) pensamiento|pensamientos tramposos)\b/,
  plan_tonight:
    /\b(plan for tonight|plan tonight|plan (my|the) (night|evening)|get through (tonight|the night)|plan para (esta|hoy en la) noche|plan para hoy|pasar (la|esta) noche)\b/,
}

/** The exercise that a message (normalized) asks for by name. */
export function exerciseIn(said: string): ExerciseId | undefined {
  return exerciseIds.find((id) => asked[id].test(said))
}
