// The trusted person's page: a request to call first, then what they get and how, and how to leave.
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { UrgentCalls } from '../crisis/help/urgent-calls.tsx'
import { type CallError, send } from '../platform/browser/call.browser.ts'
import { formatTime } from '../platform/format-date.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './person-contract.ts'
import { PersonSettings } from './person-settings.tsx'

/** Loads the page, and reloads it after each change. */
function usePerson(token: string) {
  const [view, setView] = useState<contract.PersonView>()
  const [error, setError] = useState<string>()
  const read = useCallback(
    () =>
      send(contract.readPerson, { body: { token } }).then(
        (answer) => setView(answer),
        (refused: CallError) => setError(refused.message),
      ),
    [token],
  )
  useEffect(() => void read(), [read])
  return { view, error, read }
}

type PersonPanelProps = { token: string; SharedPlan: ComponentType<{ view: contract.PersonView }> }

export function PersonPanel({ token, SharedPlan }: PersonPanelProps) {
  const { view, error, read } = usePerson(token)
  const [left, setLeft] = useState(false)
  if (left)
    return (
      <PageHead
        title="You’re out"
        lead="Your address and devices are deleted. Thank you for having been there."
      />
    )
  if (error) return <PageHead title="Nothing to see here" lead={error} />
  if (!view) return <Loading lines={4} />
  return (
    <>
      <PageHead
        title={
          <>
            You’re there for <bdi>{view.memberName}</bdi>
          </>
        }
        lead="Save this page as a bookmark: its link is yours alone."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-4">
          {view.call ? (
            <CallToAnswer token={token} memberName={view.memberName} call={view.call} onSeen={read} />
          ) : null}
          {view.plan ? (
            <Suspense>
              <SharedPlan view={view} />
            </Suspense>
          ) : null}
          <Card className="grid gap-3">
            <CardTitle>If you’re worried</CardTitle>
            <p>
              If a life may be in danger, call emergency services. The crisis lines also help people who worry
              about someone.
            </p>
            <UrgentCalls />
          </Card>
        </div>
        <PersonSettings token={token} view={view} onChanged={read} onLeft={() => setLeft(true)} />
      </div>
    </>
  )
}

type CallToAnswerProps = {
  token: string
  memberName: string
  call: NonNullable<contract.PersonView['call']>
  onSeen: () => Promise<void>
}

function CallToAnswer({ token, memberName, call, onSeen }: CallToAnswerProps) {
  const [error, setError] = useState<string>()
  const confirmSeen = () =>
    send(contract.seenCall, { body: { token, call: call.id } }).then(onSeen, (refused: CallError) =>
      setError(refused.message),
    )
  return (
    <Card tone="sand" className="grid gap-3">
      <CardTitle>
        <span>
          <bdi>{memberName}</bdi> asks you to call
        </span>
      </CardTitle>
      <p>Asked on {formatTime(call.calledAt)}. Call or text from your phone, as you always do.</p>
      {call.seenAt ? (
        <p role="status" className="font-semibold">
          <bdi>{memberName}</bdi> can see that you saw this.
        </p>
      ) : (
        <Button className="justify-self-start" onClick={() => void confirmSeen()}>
          I saw it, and I’ll get in touch
        </Button>
      )}
      <p role="alert" className="text-clay empty:hidden">
        {error}
      </p>
    </Card>
  )
}
