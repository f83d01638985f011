// What is done elsewhere in Cairn ticks by itself on the tracker. A tick that fails never fails what was done.
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
      // A date too long ago is simply not ticked.
      if (!(error instanceof Refusal)) log.warn({ err: error, activityId }, 'a tick was not kept')
    }
  }
}

/** Ten minutes or more of sitting. */
export const onSitting = ticking('morning-meditation')
export const onEntry = ticking('evening-reflection')
export const onAttended = ticking('support-meeting')
