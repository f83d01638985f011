// Today's check-in: its state, the press, and the queue for check-ins made offline.
import { useEffect, useEffectEvent, useState } from 'react'
import * as accounts from '../accounts/contract.ts'
import { useSession } from '../accounts/session.tsx'
import { isOutage, send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { useFlush } from '../platform/browser/offline-queue.browser.ts'
import { useToday } from '../platform/browser/use-today.browser.ts'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { addPendingCheckIn, pendingCheckIns, sendPendingCheckIns } from './offline-check-ins.browser.ts'
import { playStoneFeedback, prepareStoneFeedback } from './stone-feedback.browser.ts'

const changes = [contract.checkInToday, contract.checkInDays, accounts.profile]

export type CheckInState = {
  checked: boolean
  /** Checked in offline: stored on this device until there is a connection. */
  queued: boolean
  /** Pressed, without a response yet. Today's state may still be loading. */
  pending: boolean
  /** Pressed just now: the stone's landing is animated. */
  landing: boolean
  press: () => void
}

export function useCheckIn(): CheckInState {
  const { user } = useSession()
  const today = useRead(contract.checkInToday, {}, { enabled: user !== undefined })
  const [pressed, setPressed] = useState(false)
  const { queued, pending, landing, checkIn } = useSending(user?.email)
  // Until the server responds, the last state that this device stored.
  const checked = queued || (today.data ? today.data.hasCheckedIn : user?.lastCheckIn === localToday())

  const answer = useEffectEvent(() => {
    setPressed(false)
    if (!checked) void checkIn()
  })

  // A press before today's state is loaded is sent once it is.
  const known = !today.isPending
  useEffect(() => {
    if (pressed && known) answer()
  }, [pressed, known])

  function press() {
    prepareStoneFeedback()
    setPressed(true)
  }

  return { checked, queued, pending: pending || pressed, landing, press }
}

/** Sends a check-in, and later those that were made without a connection. */
function useSending(email: string | undefined) {
  const refresh = useRefresh()
  const [pending, setPending] = useState(false)
  const [queued, setQueued] = useState(false)
  const [landing, setLanding] = useState(false)

  useToday(() => {
    setLanding(false)
    setQueued(email !== undefined && pendingCheckIns(email).includes(localToday()))
    void refresh(changes)
  })

  useFlush(email, async (whose) => {
    setQueued(pendingCheckIns(whose).includes(localToday()))
    if ((await sendPendingCheckIns(whose)) === 0) return
    setQueued(pendingCheckIns(whose).includes(localToday()))
    await refresh(changes)
  })

  function land() {
    setLanding(true)
    playStoneFeedback()
  }

  async function checkIn() {
    setPending(true)
    try {
      const { daysOnPath } = await send(contract.checkIn, { body: contract.dailyCheckIn })
      land()
      toast({ title: 'Check-in Complete! 🎉', description: `You're here today! Days on path: ${daysOnPath}` })
      await refresh(changes)
    } catch (error) {
      if (isOutage(error) && email) {
        addPendingCheckIn(email, localToday())
        setQueued(true)
        land()
        toast({
          title: 'Saved on this device',
          description: 'Your check-in is sent as soon as there is a connection.',
        })
      } else {
        const words = error instanceof Error ? error.message : ''
        toast({ title: 'Check-in Failed', description: words, kind: 'destructive' })
      }
    } finally {
      setPending(false)
    }
  }

  return { queued, pending, landing, checkIn }
}
