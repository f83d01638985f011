import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../platform/browser/call.browser.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import * as contract from '../contract.ts'
import { useActivityList } from './activity-list.browser.ts'
import { ActivityRow } from './activity-row.tsx'

const shownAtOnce = 2

/** Two daily activities to check off on Today. They stay in place when they are completed. */
export function TodayActivities({ email }: { email: string }) {
  const settings = useRead(contract.settings)
  const { list, pending, ready, isOffline, complete, undo } = useActivityList(
    email,
    settings.data?.weekStart ?? 1,
  )
  const [chosen, setChosen] = useState<string[]>()
  const daily = list.filter(({ frequency }) => frequency === 'daily')
  const open = daily.filter(({ isCompleted }) => !isCompleted)
  const next = [...open, ...daily.filter(({ isCompleted }) => isCompleted)].slice(0, shownAtOnce)
  const shown = chosen ? daily.filter(({ id }) => chosen.includes(id)) : next
  if (daily.length === 0) return null
  const stay = () => setChosen(shown.map(({ id }) => id))
  return (
    <Card className="grid content-start gap-3 p-4! sm:p-5!">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CardTitle>For you today</CardTitle>
        <Link
          to="/recovery-tracker"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
        >
          All activities
          <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
        </Link>
      </div>
      <ul className="grid gap-2">
        {shown.map((activity) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            pending={pending === activity.id}
            ready={ready && (settings.data !== undefined || isOffline)}
            compact
            onComplete={() => {
              stay()
              void complete(activity)
            }}
            onUndo={() => {
              stay()
              void undo(activity)
            }}
          />
        ))}
      </ul>
    </Card>
  )
}
