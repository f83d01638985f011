// The page of every link to trusted people. The fragment says which link it is; no login is needed.
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { ConfirmEmail, UnsubscribeEmails } from './email-links.tsx'
import { InvitationView } from './invitation-view.tsx'
import type { PersonView } from './person-contract.ts'
import { PersonPanel } from './person-panel.tsx'
import { addPlanKey } from './plan-keys.browser.ts'

const never = () => () => undefined

export type PlanOfPerson = ComponentType<{ view: PersonView }>

/** `SharedPlan` shows the plan that is shared with the person. */
export function TrustedPage({ SharedPlan }: { SharedPlan: PlanOfPerson }) {
  const location = useLocation()
  // The prerendered page has no fragment, and the first render in the browser has to match it.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => undefined,
  )
  return (
    // The height keeps the footer in place until the kind of link is known.
    <div className="page min-h-96">
      {hash === undefined ? <Loading lines={4} /> : <Linked hash={hash} SharedPlan={SharedPlan} />}
    </div>
  )
}

function Linked({ hash, SharedPlan }: { hash: string; SharedPlan: PlanOfPerson }) {
  const link = new URLSearchParams(hash.slice(1))
  useEffect(() => addPlanKey(new URLSearchParams(hash.slice(1)).get('key') ?? ''), [hash])
  const [invite, person, confirm, stop] = ['invite', 'person', 'confirm', 'stop'].map((name) =>
    link.get(name),
  )
  const key = link.get('key') ?? ''
  if (invite) return <InvitationView key={invite} token={invite} planKey={key} />
  if (person) return <PersonPanel key={person} token={person} SharedPlan={SharedPlan} />
  if (confirm) return <ConfirmEmail key={confirm} token={confirm} />
  if (stop) return <UnsubscribeEmails key={stop} token={stop} />
  if (key)
    return (
      <PageHead
        title="The key is stored in this browser"
        lead="Now open your page again, from your bookmark or from the last email."
      />
    )
  return (
    <PageHead
      title="This page needs its link"
      lead="Please open the whole link from the message or the email. If it doesn’t work, ask for a new one."
    />
  )
}
