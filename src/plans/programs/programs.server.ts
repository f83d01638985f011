import type { SelfHelpProgram } from './program-contract.ts'
import { relapsePrevention } from './relapse-prevention.server.ts'
import { steadySleep } from './steady-sleep.server.ts'
import { urgeSurfing } from './urge-surfing.server.ts'
import { values } from './values.server.ts'

const programs: readonly SelfHelpProgram[] = [urgeSurfing, steadySleep, relapsePrevention, values]

export const programSizes = programs.map(({ id, weeks }) => ({
  id,
  steps: weeks.flatMap(({ steps }) => steps).length,
}))

export function programOf(id: string): SelfHelpProgram | undefined {
  return programs.find((program) => program.id === id)
}
