// Today's progress bar and the three lists. The built-in activities render immediately and get their state from the server.
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import type * as contract from '../contract.ts'
import type { Frequency } from './activities.ts'
import { useActivityList } from './activity-list.browser.ts'
import { ActivityRow } from './activity-row.tsx'
import { ListDialog } from './list-dialog.tsx'

type BoardProps = { email: string; settings: contract.TrackerSettings }

/** Tab labels wrap on phones, so that all three fit. */
const narrow = (text: string) => (
  <span className="-mx-1 block leading-tight whitespace-normal max-sm:text-sm">{text}</span>
)

function offlineNote({
  isOffline,
  hasQueued,
}: {
  isOffline: boolean
  hasQueued: boolean
}): string | undefined {
  if (hasQueued) return 'Saved on this device until there is a connection.'
  if (!isOffline) return undefined
  return 'Your tracker can’t be reached right now. What you check off is saved here and sent later.'
}

export function ActivityBoard({ email, settings }: BoardProps) {
  const activities = useActivityList(email, settings.weekStart)
  const { all, list, pending, ready, isOffline, hasQueued, complete, undo } = activities
  const [changing, setChanging] = useState(false)
  const daily = list.filter(({ frequency }) => frequency === 'daily')
  const done = daily.filter(({ isCompleted }) => isCompleted).length

  const note = offlineNote({ isOffline, hasQueued })

  const listOf = (frequency: Frequency) => {
    const shown = list.filter((activity) => activity.frequency === frequency)
    if (shown.length === 0) {
      return (
        <EmptyState title="Nothing on this list">
          <p>Everything here is hidden. Show something again, or add something of your own.</p>
          <Button variant="outline" onClick={() => setChanging(true)}>
            Change the list
          </Button>
        </EmptyState>
      )
    }
    return (
      <ul className="grid gap-2">
        {shown.map((activity) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            pending={pending === activity.id}
            ready={ready}
            showPoints={settings.showPoints}
            showStreak={settings.showStreaks}
            onComplete={() => void complete(activity)}
            onUndo={() => void undo(activity)}
          />
        ))}
      </ul>
    )
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid gap-2">
        <CardTitle>Today's Progress</CardTitle>
        <Progress value={daily.length === 0 ? 0 : (done / daily.length) * 100} label="Today's Progress" />
        <p role="status">
          {`${done} of ${daily.length} activities completed`}
          {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
        </p>
      </div>
      <Tabs
        label="Activities"
        tabs={[
          { value: 'daily', label: narrow('Daily Activities'), content: listOf('daily') },
          { value: 'weekly', label: narrow('Weekly Goals'), content: listOf('weekly') },
          { value: 'monthly', label: narrow('Monthly Milestones'), content: listOf('monthly') },
        ]}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => setChanging(true)}>
        Change the list
      </Button>
      <ListDialog open={changing} onClose={() => setChanging(false)} list={all} />
    </Card>
  )
}
