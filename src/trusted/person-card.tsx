import { useState } from 'react'
import { Link } from 'react-router'
import { send } from '../platform/browser/call.browser.ts'
import { useRunChange } from '../platform/browser/run-change.browser.ts'
import { formatTime } from '../platform/format-date.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { AlertDialog } from '../platform/ui/dialog.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { itemNames } from './item-names.ts'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const dayOf = (at: string) => dayFormat.format(new Date(at))

const endLabels: Record<contract.TrustedPerson['state'], string> = {
  invited: 'Withdraw the invitation',
  accepted: 'End it now',
  left: 'Remove from the list',
  expired: 'Remove from the list',
}

export function PersonCard({ person }: { person: contract.TrustedPerson }) {
  const { pending, run } = useRunChange([contract.trustedPeople])
  const { id, name, state } = person
  const [ending, setEnding] = useState(false)
  const end = () =>
    run(async () => {
      await send(contract.removePerson, { params: { id } })
      toast({ title: 'Ended', description: `${name} sees nothing of you anymore.` })
    })
  const ended = state === 'left' || state === 'expired'
  return (
    <Card className="grid gap-4" aria-label={name}>
      <div className="grid gap-1">
        <CardTitle>
          <bdi>{name}</bdi>
        </CardTitle>
        <p className="text-ink-soft">{stateWords(person)}</p>
      </div>
      {ended ? null : <Shares person={person} pending={pending} run={run} />}
      {state === 'accepted' ? <Reach person={person} /> : null}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={pending}
        onClick={() => (state === 'accepted' ? setEnding(true) : void end())}
      >
        {endLabels[state]}
      </Button>
      <AlertDialog
        open={ending}
        title={`End it with ${name}?`}
        description={`${name} sees nothing of you anymore, and can’t be asked to call. To start again, invite them again.`}
        confirm="End it"
        pending={pending}
        onConfirm={() => void end()}
        onCancel={() => setEnding(false)}
      />
    </Card>
  )
}

function stateWords({ name, memberName, state, acceptedAt, inviteEndsAt }: contract.TrustedPerson): string {
  switch (state) {
    case 'invited':
      return `Invited. The link works until ${dayOf(inviteEndsAt)}. ${name} sees nothing until then.`
    case 'expired':
      return 'The invitation expired. Nothing is shared.'
    case 'left':
      return `${name} ended it. Nothing is shared, and requests to call don’t go there.`
    case 'accepted':
      return `There for you since ${dayOf(acceptedAt ?? inviteEndsAt)}. Knows you as ${memberName}.`
  }
}

type SharesProps = {
  person: contract.TrustedPerson
  pending: boolean
  run: (work: () => Promise<unknown>) => Promise<void>
}

function Shares({ person, pending, run }: SharesProps) {
  const { id, name, state, shares, plan } = person
  const on = {
    calls: shares.calls.since !== null,
    checkIns: shares.checkIns.since !== null,
    plan: shares.plan.since !== null,
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">What {name} gets</legend>
      {contract.sharedItems.map((item) => {
        const { since, accepted } = shares[item]
        return (
          <label key={item} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="tick size-5"
              checked={on[item]}
              disabled={pending}
              onChange={(event) => {
                const next = { ...on, [item]: event.target.checked }
                void run(() => send(contract.changeShares, { params: { id }, body: { shares: next } }))
              }}
            />
            <span>
              {itemNames[item].mine}
              <span className="block text-sm text-ink-soft">
                {since === null ? 'Off' : `Since ${dayOf(since)}`}
                {since !== null && state === 'accepted' && !accepted ? `. ${name} chose not to get it.` : ''}
              </span>
            </span>
          </label>
        )
      })}
      {on.plan && plan === null ? (
        <p className="text-sm">
          The plan isn’t sent yet.{' '}
          <Link to="/safety-plan" className="underline">
            Open it once on your device
          </Link>
          , and {name} can read it.
        </p>
      ) : null}
    </fieldset>
  )
}

const emailWords: Record<contract.TrustedPerson['email'], string> = {
  none: 'no email address left',
  unconfirmed: 'email address not confirmed yet, so nothing is sent there',
  on: 'email on',
  stopped: 'emails turned off by them',
}

function Reach({ person: { email, devices, lastMessage } }: { person: contract.TrustedPerson }) {
  const unreachable = email !== 'on' && devices === 0
  const browsers = devices === 1 ? 'push in 1 browser' : `push in ${devices} browsers`
  return (
    <dl className="grid gap-1 text-sm">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-ink-soft">Reached by:</dt>
        <dd className={unreachable ? 'font-semibold text-clay' : ''}>
          {emailWords[email]}, {devices === 0 ? 'no push' : browsers}
        </dd>
      </div>
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-ink-soft">Last message:</dt>
        <dd>
          {lastMessage
            ? `${lastMessage.kind === 'call' ? 'request to call' : 'check-in'}, ${formatTime(lastMessage.at)}`
            : 'none yet'}
        </dd>
      </div>
    </dl>
  )
}
