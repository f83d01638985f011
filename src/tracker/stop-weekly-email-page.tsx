import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import * as contract from './contract.ts'

const never = () => () => undefined

/** Where the link in a weekly email leads. Nobody has to log in for it. */
export function StopWeeklyEmailPage() {
  const location = useLocation()
  // The prerendered page knows no fragment: the first paint in the browser has to match it.
  const token = useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => '',
  )
  const [stopped, setStopped] = useState(false)
  const stop = useSend(contract.stopWeeklyEmail, { onDone: () => setStopped(true) })
  if (stopped) {
    return (
      <div className="page">
        <PageHead
          title="The weekly email is off"
          lead="You won’t get it anymore. Everything else stays as it is."
        />
        <p className="measure mb-6">
          Your week still shows on the tracker page. You can turn the email back on there.
        </p>
        <ButtonLink to="/recovery-tracker" variant="outline">
          Go to the tracker
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="page">
      <PageHead
        title="Stop the weekly email?"
        lead="It’s the one that says what you did in your week. You don’t have to log in."
      />
      {stop.error ? (
        <p className="measure mb-6" role="alert">
          {stop.error.message}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          disabled={stop.isPending || token === ''}
          onClick={() => stop.mutate({ params: { token } })}
        >
          Stop the email
        </Button>
        <ButtonLink to="/recovery-tracker" variant="outline">
          Keep it
        </ButtonLink>
      </div>
    </div>
  )
}
