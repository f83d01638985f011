// The request to be called: two taps, then the delivery state for each person. Crisis numbers are always next to it.
import { PhoneIncoming } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useRead, useRefresh, useSend } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { CallStatus } from './call-status.tsx'
import * as contract from './contract.ts'
import { expectsCallCard, getsCalls, useStoredHint } from './trusted-hint.browser.ts'
import { UrgentLinks } from './urgent-links.tsx'

const hour = 3_600_000

/** The polling interval: short while a message is being delivered, then longer for an hour until everyone has seen the request. */
function pollMilliseconds(call: contract.CallRequest | null | undefined): number | false {
  if (!call) return false
  if (call.people.some(({ email, push }) => email === 'waiting' || push === 'waiting')) return 3_000
  const isRecent = Date.now() - Date.parse(call.calledAt) < hour
  return isRecent && call.people.some(({ seenAt }) => seenAt === null) ? 10_000 : false
}

/** Renders nothing if no one gets requests. If loading fails on a device that had trusted people, shows an error with the crisis numbers. */
export function CallCard() {
  const read = useRead(
    contract.trustedPeople,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => pollMilliseconds(state.data?.call),
    },
  )
  useStoredHint(read.data?.people)
  const people = read.data?.people.filter(getsCalls) ?? []
  const isAway = !read.data && read.isError && expectsCallCard()
  if (people.length === 0 && !isAway) return null
  return (
    <Card tone="sand" className="grid gap-3 p-4! sm:p-5!" aria-label="Ask for a call">
      {isAway ? (
        <p role="status" className="font-semibold">
          Cairn can’t send a request right now. Please call someone yourself.
        </p>
      ) : (
        <AskForCall names={people.map(({ name }) => name)} call={read.data?.call ?? null} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <UrgentLinks />
        <Link to="/trusted-people" className="inline-flex min-h-11 items-center text-sm underline">
          Who sees what
        </Link>
      </div>
    </Card>
  )
}

type AskForCallProps = { names: string[]; call: contract.CallRequest | null }

function AskForCall({ names, call }: AskForCallProps) {
  const refresh = useRefresh()
  const [confirming, setConfirming] = useState(false)
  // One id for all attempts, so that a retry after a lost response is the same request.
  const id = useRef(crypto.randomUUID())
  const ask = useSend(contract.requestCall, {
    onDone() {
      id.current = crypto.randomUUID()
      setConfirming(false)
      void refresh([contract.trustedPeople])
    },
  })
  const who = joinNames(names)
  const press = () => ask.mutate({ body: { id: id.current } })
  const askLabel = ask.error ? 'Try again' : 'Yes, ask now'
  return (
    <>
      {call ? <CallStatus call={call} /> : null}
      {ask.error ? (
        <p role="alert" className="font-semibold text-clay">
          {ask.error.status === 0
            ? `No connection: it may not have been sent. Call ${who} yourself.`
            : ask.error.message}
        </p>
      ) : null}
      {confirming ? (
        <>
          <p className="font-semibold" role="status">
            Ask <bdi>{who}</bdi> to call you now?
          </p>
          <div className="flex flex-wrap gap-2">
            <Button disabled={ask.isPending} onClick={press}>
              {ask.isPending ? 'Sending…' : askLabel}
            </Button>
            <Button variant="outline" disabled={ask.isPending} onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant={call ? 'outline' : 'primary'}
          className="justify-self-start"
          onClick={() => setConfirming(true)}
        >
          <PhoneIncoming aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <span>
            {call ? 'Ask again' : 'Ask '}
            {call ? null : <bdi>{who}</bdi>}
            {call ? null : ' to call me'}
          </span>
        </Button>
      )}
    </>
  )
}

function joinNames(names: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
