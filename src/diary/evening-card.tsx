// Offers the evening review on Today. It never asks twice in an evening and counts nothing.
import { Moon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../accounts/session.tsx'
import { useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { readMemberText, writeMemberText } from '../platform/browser/device-data.browser.ts'
import { localDate, localToday } from '../platform/browser/local-date.browser.ts'
import { useFlush } from '../platform/browser/offline-queue.browser.ts'
import { useWake } from '../platform/browser/use-today.browser.ts'
import { Button, buttonClass } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { moodNames } from './choices.ts'
import * as contract from './contract.ts'
import { sendPendingEntries } from './offline-entries.browser.ts'

const eveningHour = 18
const dismissal = 'evening-dismissed'

/** From six in the evening until the member's day ends. */
function isEvening(): boolean {
  const now = new Date()
  return now.getHours() >= eveningHour || localToday() !== localDate(now)
}

/** The date whose review is offered now, if any. */
function offeredDate(): string | undefined {
  const today = localToday()
  return isEvening() && readMemberText(dismissal) !== today ? today : undefined
}

export function EveningCard() {
  const [date, setDate] = useState(offeredDate)
  useWake(() => setDate(offeredDate()))
  const refresh = useRefresh()
  // Sent from Today as well, because the page of reviews may not be opened again. What is refused waits for that page.
  useFlush(useSession().user?.email, async (email) => {
    if ((await sendPendingEntries(email)).sent > 0) await refresh([contract.tonight])
  })
  if (date === undefined) return null
  function dismiss() {
    writeMemberText(dismissal, localToday())
    setDate(undefined)
  }
  // Mounted again each evening, so that it reads the review of that evening.
  return <ReviewOffer key={date} onDismiss={dismiss} />
}

function ReviewOffer({ onDismiss }: { onDismiss: () => void }) {
  const read = useRead(contract.tonight, {}, { refetchOnMount: 'always' })
  if (read.isError) return null
  return (
    <Card tone="sand" className="grid min-h-32 grid-cols-1 content-start gap-2 p-4! sm:p-5!">
      <CardTitle icon={<Moon aria-hidden className="size-5 text-pine" strokeWidth={1.75} />}>
        {read.data?.review ? 'Your evening review is saved' : 'How was today?'}
      </CardTitle>
      {read.data?.review ? null : (
        <p className="-my-2 flex items-center justify-between gap-x-4 text-sm text-ink-soft">
          Only you see it.
          <Button variant="quiet" className="-mr-3 shrink-0 px-3!" onClick={onDismiss}>
            Not tonight
          </Button>
        </p>
      )}
      {read.data?.review ? (
        <>
          <p>Good night, when you get there.</p>
          <Link to="/evening-review" className={`${buttonClass({ variant: 'outline' })} justify-self-start`}>
            Look at it
          </Link>
        </>
      ) : (
        <p className="-mx-4 flex gap-1.5 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0">
          {moodNames.map((name, at) => (
            <Link
              key={name}
              to={`/evening-review?mood=${at + 1}`}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-paper-raised px-3.5 text-sm font-medium hover:border-pine"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </Card>
  )
}
