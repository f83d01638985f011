// The tracker with check-in dates.
import { useSession } from '../../accounts/session.tsx'
import * as checkin from '../../checkin/contract.ts'
import { useRead } from '../../platform/browser/call.browser.ts'
import { RecoveryTrackerPage } from '../../tracker/recovery-tracker-page.tsx'

export function TrackerPage() {
  const { user } = useSession()
  const days = useRead(checkin.checkInDays, {}, { enabled: user !== undefined })
  return <RecoveryTrackerPage checkInDates={days.data?.dates ?? []} />
}
