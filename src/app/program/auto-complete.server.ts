// Completes tracker activities that were done elsewhere in Cairn. A failure never fails the original action.
import type { Services } from '../../platform/http/http.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { complete } from '../../tracker/tracker.server.ts'

type When = { date: string; today: string; zone: string }
type Tick = (services: Services, memberId: string, when: When) => Promise<void>

function ticking(activityId: string): Tick {
  return async ({ db, clock, log }, memberId, when) => {
    try {
      await complete(db, memberId, activityId, { ...when, now: clock.now(), byItself: true })
    } catch (error) {
      // Dates too far back are not completed.
      if (!(error instanceof Refusal)) log.warn({ err: error, activityId }, 'a tick was not kept')
    }
  }
}

/** Minimum minutes of meditation. */
export const onSitting = ticking('morning-meditation')
export const onEntry = ticking('evening-reflection')
export const onAttended = ticking('support-meeting')
