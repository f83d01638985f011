import { Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { readMemberText, writeMemberText } from '../../platform/browser/device-data.browser.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { joinSameDay, sameDay } from './same-day.ts'

const declined = 'same-day-declined'
const listFormat = new Intl.ListFormat('en')

function dayWords(day: number | null): string {
  if (day === null) return 'on your day'
  return day === 0 ? 'starting out' : `on day ${day.toLocaleString('en')}`
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card tone="sky" className="grid gap-2 p-4! sm:p-5!" aria-label={title}>
      <CardTitle icon={<Users aria-hidden className="size-5 text-pine" strokeWidth={1.75} />}>
        {title}
      </CardTitle>
      {children}
    </Card>
  )
}

/** On Today: who else is on the same day, or the offer to join, which can be dismissed. In the forum's “Yours” the offer stays. */
export function SameDayCard({ place }: { place: 'today' | 'yours' }) {
  const read = useRead(sameDay, {}, { refetchOnMount: 'always' })
  const join = useSend(joinSameDay, { refreshes: [sameDay], failTitle: 'Error' })
  const [hidden, setHidden] = useState(() => place === 'today' && readMemberText(declined) !== undefined)
  if (!read.data) return null
  const { state, day, names, more } = read.data
  const choose = (joined: boolean) => join.mutate({ body: { joined } })
  if (state === 'in')
    return (
      <Frame title={`Others ${dayWords(day)} today`}>
        <p>
          {names.length === 0
            ? 'Nobody else who joined is on this day today. That changes every morning.'
            : listFormat.format([...names, ...(more > 0 ? [more === 1 ? '1 more' : `${more} more`] : [])])}
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          They see your first name.
          <Button variant="quiet" className="-mr-5" disabled={join.isPending} onClick={() => choose(false)}>
            Leave
          </Button>
        </p>
      </Frame>
    )
  if (place === 'today' && (hidden || state === 'no-counter' || day === 0)) return null
  return (
    <Frame title={`Others ${dayWords(day)} today`}>
      <p className="text-sm">
        Join, and you see each other’s first names: only people who joined, only on the same day. You can
        leave with one tap.
      </p>
      <div className="flex flex-wrap gap-2">
        {state === 'no-counter' ? (
          <ButtonLink to="/recovery-tracker" variant="outline">
            Set your recovery date first
          </ButtonLink>
        ) : (
          <Button variant="outline" disabled={join.isPending} onClick={() => choose(true)}>
            Join
          </Button>
        )}
        {place === 'today' ? (
          <Button
            variant="quiet"
            onClick={() => {
              writeMemberText(declined, 'yes')
              setHidden(true)
            }}
          >
            Not for me
          </Button>
        ) : null}
      </div>
    </Frame>
  )
}
