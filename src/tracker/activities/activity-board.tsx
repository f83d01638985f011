// Today's progress bar and the three lists. The built-in activities render at once and get their state from the server.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { CallError, keyOf, send, useRead, useRefresh } from '../../platform/browser/call.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { activities as builtIn, type Frequency } from './activities.ts'
import { ActivityRow } from './activity-row.tsx'
import { ListDialog } from './list-dialog.tsx'
import {
  addPendingCompletion,
  pendingCompletions,
  removePendingCompletion,
  sendPendingCompletions,
} from './offline-completions.browser.ts'
import { periodStart } from './periods.ts'

type Listed = z.output<typeof contract.Activity>
type BoardProps = { email: string; settings: z.output<typeof contract.Settings> }

const atFirst: Listed[] = builtIn.map((activity) => ({ ...activity, own: false, hidden: false }))
const changes = [contract.activities, contract.stats, contract.calendar]

/** Tab labels wrap on phones, so that all three fit. */
const narrow = (words: string) => (
  <span className="-mx-2 block leading-tight whitespace-normal max-sm:text-sm sm:mx-0">{words}</span>
)

export function ActivityBoard({ email, settings }: BoardProps) {
  // Refetched on each visit: activities done elsewhere in Cairn are completed automatically.
  const read = useRead(contract.activities, {}, { refetchOnMount: 'always' })
  const refresh = useRefresh()
  const [kept, setKept] = useState(() => pendingCompletions(email))
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [changing, setChanging] = useState(false)
  const [today, setToday] = useState(() => localToday())
  const { weekStart } = settings

  // Shows an accepted completion even if refetching the list fails.
  const client = useQueryClient()
  function mark(id: string, isCompleted: boolean) {
    client.setQueryData<Listed[]>(keyOf(contract.activities), (known) =>
      known?.map((activity) => (activity.id === id ? { ...activity, isCompleted } : activity)),
    )
  }

  const keptNow = ({ id, frequency }: Listed) =>
    kept.find(
      ({ activityId, date }) =>
        activityId === id &&
        periodStart(frequency, date, weekStart) === periodStart(frequency, today, weekStart),
    )
  const list = (read.data ?? atFirst)
    .filter(({ hidden }) => !hidden)
    .map((activity) => (keptNow(activity) ? { ...activity, isCompleted: true } : activity))
  const daily = list.filter(({ frequency }) => frequency === 'daily')
  const done = daily.filter(({ isCompleted }) => isCompleted).length
  const away = read.isError

  const deliver = useEffectEvent(async () => {
    const waiting = list.filter(keptNow)
    const sent = await sendPendingCompletions(email)
    if (sent > 0) for (const { id } of waiting) mark(id, true)
    setKept(pendingCompletions(email))
    if (sent > 0) await refresh(changes)
  })
  useEffect(() => {
    const back = () => void deliver()
    back()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [email])

  const wake = useEffectEvent(() => {
    if (document.hidden || localToday() === today) return
    setToday(localToday())
    void refresh(changes)
  })
  useEffect(() => {
    const look = () => wake()
    document.addEventListener('visibilitychange', look)
    const every = setInterval(look, 60_000)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(every)
    }
  }, [])

  async function during(id: string, work: () => Promise<void>) {
    setPending((before) => new Set(before).add(id))
    try {
      await work()
    } catch (error) {
      const words = error instanceof Error ? error.message : ''
      toast({ title: 'Error', description: words, kind: 'destructive' })
    } finally {
      setPending((before) => new Set([...before].filter((other) => other !== id)))
    }
  }

  function complete(activity: Listed) {
    return during(activity.id, async () => {
      try {
        await send(contract.complete, { params: { activityId: activity.id }, body: undefined })
        mark(activity.id, true)
        toast({
          title: 'Great work!',
          description: 'Activity completed. Keep building your recovery!',
          action: { label: 'Undo', run: () => void undo(activity) },
        })
        await refresh(changes)
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 0) throw error
        addPendingCompletion(email, { activityId: activity.id, date: today })
        setKept(pendingCompletions(email))
        toast({
          title: 'Kept on this device',
          description: 'It is sent with today’s date as soon as there is a connection.',
        })
      }
    })
  }

  function undo(activity: Listed) {
    return during(activity.id, async () => {
      const waiting = keptNow(activity)
      if (waiting) {
        removePendingCompletion(email, waiting)
        setKept(pendingCompletions(email))
        return
      }
      await send(contract.undo, { params: { activityId: activity.id } })
      mark(activity.id, false)
      await refresh(changes)
    })
  }

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
      <ul className="grid gap-3">
        {shown.map((activity) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            pending={pending.has(activity.id)}
            ready={read.data !== undefined || away}
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
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <div className="grid gap-3">
        <CardTitle>Today's Progress</CardTitle>
        <Progress value={daily.length === 0 ? 0 : (done / daily.length) * 100} label="Today's Progress" />
        <p role="status">
          {`${done} of ${daily.length} activities completed`}
          {kept.length > 0 ? (
            <span className="block text-sm text-ink-soft">
              Kept on this device until there is a connection.
            </span>
          ) : away ? (
            <span className="block text-sm text-ink-soft">
              Your tracker cannot be reached right now. What you tick is kept here and sent later.
            </span>
          ) : null}
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
      <ListDialog open={changing} onClose={() => setChanging(false)} list={read.data ?? atFirst} />
    </Card>
  )
}
