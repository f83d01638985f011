// What is done elsewhere in Cairn ticks by itself on the tracker. A tick that fails never fails what was done.
import { dateIn } from '../platform/clock.ts'
import type { Services } from '../platform/http.server.ts'
import { Refusal } from '../platform/refusal.ts'
import { complete } from '../tracker/tracker.server.ts'

type Tick = (services: Services, memberId: string, when: { date: string; zone: string }) => Promise<void>

function ticking(activityId: string): Tick {
  return async ({ db, clock, log }, memberId, { date, zone }) => {
    const now = clock.now()
    const when = { date, today: dateIn(zone, now), now, zone, byItself: true }
    try {
      await complete(db, memberId, activityId, when)
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
