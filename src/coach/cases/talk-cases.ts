import { behaviorCases } from './behaviors.ts'
import { feelingCases } from './feelings.ts'
import { lifeCases } from './life.ts'
import { relativeCases } from './relatives.ts'
import type { TalkCase } from './talk-case.ts'
import { usingCases } from './using.ts'

export const talkCases: readonly TalkCase[] = [
  ...usingCases,
  ...relativeCases,
  ...behaviorCases,
  ...feelingCases,
  ...lifeCases,
]

const byId = new Map(talkCases.map((one) => [one.id, one]))

export const talkCase = (id: string): TalkCase | undefined => byId.get(id)
