// Completes tracker activities that were done elsewhere in Cairn. A failure never fails the original action.
import type { Services } from '../../platform/http/http.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { complete } from '../../tracker/tracker.server.ts'
import { shareCheckIn } from '../../trusted/send-call.server.ts'

type CompletionDate = { date: string; today: string; zone: string }
type AutoComplete = (services: Services, memberId: string, when: CompletionDate) => Promise<void>

function completes(activityId: string): AutoComplete {
  return async ({ db, clock, log }, memberId, when) => {
    try {
      await complete(db, memberId, activityId, { ...when, now: clock.now(), isAutomatic: true })
    } catch (error) {
      // An activity of a date too far back is not completed.
      if (!(error instanceof Refusal))
        log.warn({ err: error, activityId }, 'an automatic completion was not stored')
    }
  }
}

/** Announces only today's check-in, not one that was made offline for an earlier day. */
export async function onCheckIn(
  services: Services,
  memberId: string,
  { date, today, stored }: { date: string; today: string; stored: Promise<unknown> },
): Promise<void> {
  if (date !== today) return
  try {
    await shareCheckIn(services, memberId, date, stored)
  } catch (error) {
    services.log.warn({ err: error }, 'a check-in was not shared')
  }
}

/** Minimum minutes of meditation. */
export const onSitting = completes('morning-meditation')
export const onEntry = completes('evening-reflection')
export const onAttended = completes('support-meeting')
