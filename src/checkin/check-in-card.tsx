import { useEffect, useEffectEvent, useState } from 'react'
import * as accounts from '../accounts/contract.ts'
import { useSession } from '../accounts/session.tsx'
import { CallError, send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { addPendingCheckIn, pendingCheckIns, sendPendingCheckIns } from './offline-check-ins.browser.ts'

const everyday = { mood: 'present', notes: 'Daily check-in completed' } as const

// Gray in both themes; brighter in dark mode, because a dull gray looks disabled there.
const grey =
  'bg-[light-dark(var(--ink-soft),color-mix(in_oklab,var(--ink)_65%,var(--ink-soft)))]! shadow-card hover:bg-ink!'

/** The check-in button. Offline, the check-in is queued and sent later. */
export function CheckInCard({ level = 2 }: { level?: 2 | 3 }) {
  const { user } = useSession()
  const refresh = useRefresh()
  const today = useRead(contract.checkInToday, {}, { enabled: user !== undefined })
  const [pending, setPending] = useState(false)
  const [kept, setKept] = useState(false)
  const email = user?.email

  const deliver = useEffectEvent(async (whose: string) => {
    setKept(pendingCheckIns(whose).includes(localToday()))
    if ((await sendPendingCheckIns(whose)) === 0) return
    setKept(pendingCheckIns(whose).includes(localToday()))
    await refresh([contract.checkInToday, contract.checkInDays, accounts.profile])
  })

  useEffect(() => {
    if (!email) return undefined
    const back = () => void deliver(email)
    back()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [email])

  if (!user) return null
  const checked = kept || today.data?.hasCheckedIn === true

  async function press() {
    setPending(true)
    try {
      const { daysOnPath } = await send(contract.checkIn, { body: everyday })
      toast({ title: 'Check-in Complete! 🎉', description: `You're here today! Days on path: ${daysOnPath}` })
      await refresh([contract.checkInToday, contract.checkInDays, accounts.profile])
    } catch (error) {
      if (error instanceof CallError && error.status === 0 && email) {
        addPendingCheckIn(email, localToday())
        setKept(true)
        toast({
          title: 'Kept on this device',
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

  return (
    <Card className="grid content-start gap-4">
      <CardTitle level={level}>Daily check-in</CardTitle>
      {checked ? (
        <p role="status">
          Thank you for showing up today! <span aria-hidden>🌟</span>
          {kept ? (
            <span className="block text-sm text-ink-soft">
              Kept on this device until there is a connection.
            </span>
          ) : null}
        </p>
      ) : (
        <p>One press a day lays a stone. That is all it asks.</p>
      )}
      <Button
        size="large"
        wide
        disabled={pending || checked || today.isPending}
        className={checked ? 'bg-moss! text-ink! opacity-100!' : grey}
        onClick={press}
      >
        {pending ? 'Checking in...' : checked ? 'Checked In! ✓' : "I'm Here Today"}
      </Button>
    </Card>
  )
}
