// The member's activities with their state in the current period; completing and undoing, also offline.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isGone, isOutage, keyOf, send, useRead, useRefresh } from '../../platform/browser/call.browser.ts'
import { useFlush } from '../../platform/browser/offline-queue.browser.ts'
import { useToday } from '../../platform/browser/use-today.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { activities as builtIn } from './activities.ts'
import {
  addPendingCompletion,
  type PendingCompletion,
  pendingCompletions,
  removePendingCompletion,
  sendPendingCompletions,
} from './offline-completions.browser.ts'
import { periodStart } from './periods.ts'

const builtInList: contract.Activity[] = builtIn.map((activity) => ({
  ...activity,
  own: false,
  hidden: false,
}))
const changes = [contract.activities, contract.stats, contract.calendar]

export function useActivityList(email: string, weekStart: number) {
  // Refetched on each visit: activities done elsewhere in Cairn are completed automatically.
  const read = useRead(contract.activities, {}, { refetchOnMount: 'always' })
  const refresh = useRefresh()
  const [queued, setQueued] = useState(() => pendingCompletions(email))
  const today = useToday(() => void refresh(changes))

  // Shows an accepted completion even if refetching the list fails.
  const client = useQueryClient()
  function mark(id: string, isCompleted: boolean) {
    client.setQueryData<contract.Activity[]>(keyOf(contract.activities), (known) =>
      known?.map((activity) => (activity.id === id ? { ...activity, isCompleted } : activity)),
    )
  }

  const queuedOf = ({ id, frequency }: contract.Activity) =>
    queued.find(
      ({ activityId, date }) =>
        activityId === id &&
        periodStart(frequency, date, weekStart) === periodStart(frequency, today, weekStart),
    )
  const all = read.data ?? builtInList
  const list = all
    .filter(({ hidden }) => !hidden)
    .map((activity) => (queuedOf(activity) ? { ...activity, isCompleted: true } : activity))

  useFlush(email, async () => {
    const waiting = list.filter(queuedOf)
    const titleOf = (id: string) => {
      const known = client.getQueryData<contract.Activity[]>(keyOf(contract.activities)) ?? builtInList
      return known.find((activity) => activity.id === id)?.title ?? 'An activity'
    }
    const sent = await sendPendingCompletions(email, titleOf)
    if (sent > 0) for (const { id } of waiting) mark(id, true)
    setQueued(pendingCompletions(email))
    if (sent > 0) await refresh(changes)
  })

  const { pending, complete, undo } = useCompleting({
    mark,
    queuedOf,
    enqueue(activityId) {
      addPendingCompletion(email, { activityId, date: today })
      setQueued(pendingCompletions(email))
    },
    dequeue(completion) {
      removePendingCompletion(email, completion)
      setQueued(pendingCompletions(email))
    },
  })
  const isOffline = read.isError
  const ready = pending === undefined && (read.data !== undefined || isOffline)
  return { all, list, pending, ready, isOffline, hasQueued: queued.length > 0, complete, undo }
}

type CompletionOptions = {
  mark(id: string, isCompleted: boolean): void
  queuedOf(activity: contract.Activity): PendingCompletion | undefined
  enqueue(activityId: string): void
  dequeue(completion: PendingCompletion): void
}

/** Completing and undoing, one at a time. */
function useCompleting({ mark, queuedOf, enqueue, dequeue }: CompletionOptions) {
  const [pending, setPending] = useState<string>()
  const refresh = useRefresh()

  /** Every checkbox is disabled until the server responds; the related reads are refetched afterwards. */
  async function during(id: string, work: () => Promise<void>) {
    setPending(id)
    try {
      await work()
    } catch (error) {
      const words = error instanceof Error ? error.message : ''
      toast({ title: 'Error', description: words, kind: 'destructive' })
    } finally {
      setPending(undefined)
    }
  }

  function complete(activity: contract.Activity) {
    return during(activity.id, async () => {
      try {
        await send(contract.complete, { params: { activityId: activity.id }, body: undefined })
        mark(activity.id, true)
        toast({
          title: 'Great work!',
          description: 'Activity completed. Keep building your recovery!',
          action: { label: 'Undo', run: () => void undo(activity) },
        })
        void refresh(changes)
      } catch (error) {
        if (!isOutage(error)) throw error
        enqueue(activity.id)
        toast({
          title: 'Saved on this device',
          description: 'It is sent with today’s date as soon as there is a connection.',
        })
      }
    })
  }

  function undo(activity: contract.Activity) {
    return during(activity.id, async () => {
      const waiting = queuedOf(activity)
      if (waiting) {
        dequeue(waiting)
        return
      }
      await send(contract.undo, { params: { activityId: activity.id } }).catch((error: unknown) => {
        if (!isGone(contract.undo, error)) throw error
      })
      mark(activity.id, false)
      void refresh(changes)
    })
  }
  return { pending, complete, undo }
}
