import type { Programme } from '../contract.ts'
import { relapsePrevention } from './relapse-prevention.server.ts'
import { steadySleep } from './steady-sleep.server.ts'
import { urgeSurfing } from './urge-surfing.server.ts'
import { values } from './values.server.ts'

const programmes: readonly Programme[] = [urgeSurfing, steadySleep, relapsePrevention, values]

export const programmeSizes = programmes.map(({ id, weeks }) => ({
  id,
  steps: weeks.flatMap(({ steps }) => steps).length,
}))

export function programmeOf(id: string): Programme | undefined {
  return programmes.find((programme) => programme.id === id)
}
