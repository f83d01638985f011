// The people who can read the plan. Each gets an encrypted copy, renewed when the plan changes, and deleted in one tap.
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isEmpty, type SafetyPlan } from '../../crisis/safety-plan/safety-plan.ts'
import type { PlanSharingProps } from '../../crisis/safety-plan-page.tsx'
import { send, useRead, useRefresh } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../../trusted/contract.ts'
import { linkKeyOf, newLinkKey, storeLinkKey } from '../../trusted/plan-keys.browser.ts'
import { sealPlan } from './plan-cipher.browser.ts'

export function PlanSharing({ plan, isStored }: Omit<PlanSharingProps, 'update'>) {
  const read = useRead(contract.trustedPeople, {}, { refetchOnMount: 'always' })
  const people = (read.data?.people ?? []).filter(({ state }) => state === 'accepted' || state === 'invited')
  if (!read.data) return null
  const sharing = people.filter(({ shares }) => shares.plan.since !== null)
  return (
    <section aria-labelledby="sharing" className="mt-8 grid gap-3 print:hidden">
      <h2 id="sharing" className="text-xl">
        Who sees this plan
      </h2>
      {sharing.length === 0 ? (
        <p className="text-ink-soft">
          Only you. <Link to="/trusted-people">You can share it with someone you trust</Link>; we can’t read
          it then, either.
        </p>
      ) : (
        <ul className="grid gap-3">
          {sharing.map((person) => (
            <SharedWith key={person.id} person={person} plan={plan} isStored={isStored} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Encrypts and sends the plan after each change, once it is stored on this device. */
function useCopy(person: contract.TrustedPerson, plan: SafetyPlan, isStored: boolean) {
  const refresh = useRefresh()
  const [secret, setSecret] = useState<string | null>()
  const [error, setError] = useState<string>()
  const { id: personId, plan: copy } = person
  const changedAt = plan.changedAt ?? ''
  // The plan that the effect below sends; `changedAt` identifies its version.
  const latest = useRef({ plan, refresh })
  useEffect(() => {
    latest.current = { plan, refresh }
  })
  const stale = !isEmpty(plan) && (copy === null || changedAt > copy.updatedAt)
  useEffect(() => {
    void linkKeyOf(personId).then((found) => setSecret(found ?? null))
  }, [personId])
  useEffect(() => {
    if (!secret || !isStored || !stale) return
    const revision = (copy?.revision ?? 0) + 1
    sealPlan(secret, { personId, revision }, latest.current.plan)
      .then((sealed) => send(contract.sharePlan, { params: { id: personId }, body: { revision, sealed } }))
      .then(
        () => setError(undefined),
        (failure: Error) => setError(failure.message),
      )
      .finally(() => void latest.current.refresh([contract.trustedPeople]))
  }, [secret, isStored, stale, changedAt, personId, copy?.revision])
  return { secret, setSecret, error }
}

type SharedWithProps = Omit<PlanSharingProps, 'update'> & { person: contract.TrustedPerson }

function SharedWith({ person, plan, isStored }: SharedWithProps) {
  const refresh = useRefresh()
  const { secret, setSecret, error } = useCopy(person, plan, isStored)
  const { id, name, shares, plan: copy } = person
  const stop = () =>
    send(contract.changeShares, {
      params: { id },
      body: {
        shares: { calls: shares.calls.since !== null, checkIns: shares.checkIns.since !== null, plan: false },
      },
    }).then(
      () => refresh([contract.trustedPeople]),
      (failure: Error) => toast({ title: 'Error', description: failure.message, kind: 'destructive' }),
    )
  return (
    <li className="grid gap-2 rounded-card border border-line p-4">
      <p>
        <bdi className="font-semibold">{name}</bdi>: {copyWords(person, copy, isEmpty(plan))}
      </p>
      <p role="alert" className="text-clay empty:hidden">
        {error}
      </p>
      {secret === null ? <NewLink personId={id} name={name} onMade={setSecret} /> : null}
      <Button variant="outline" className="justify-self-start" onClick={() => void stop()}>
        Stop sharing it
      </Button>
    </li>
  )
}

function copyWords(
  { state, shares }: contract.TrustedPerson,
  copy: contract.TrustedPerson['plan'],
  empty: boolean,
): string {
  if (state === 'invited') return 'sees it after they accept.'
  if (!shares.plan.accepted) return 'chose not to see it.'
  if (!copy) return 'sees nothing yet.'
  const time = formatTime(copy.updatedAt)
  // The plan was deleted, or does not exist on this device.
  return empty
    ? `still sees the plan of ${time}. Stop sharing it to take it back.`
    : `sees the plan of ${time}.`
}

type NewLinkProps = { personId: string; name: string; onMade: (secret: string) => void }

/** Only the device that created the invitation has the key; another device has to create a new link for the person. */
function NewLink({ personId, name, onMade }: NewLinkProps) {
  const [link, setLink] = useState<string>()
  if (link)
    return (
      <Field label={`New link for ${name}`} hint="They open it once in the browser they use for this.">
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
    )
  return (
    <>
      <p className="text-sm text-ink-soft">
        This device doesn’t have the key, so it can’t update what {name} sees.
      </p>
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          const secret = newLinkKey()
          void storeLinkKey(personId, secret).then(() => {
            setLink(`${location.origin}/trusted#key=${secret}`)
            onMade(secret)
          })
        }}
      >
        Make a new link for {name}
      </Button>
    </>
  )
}
