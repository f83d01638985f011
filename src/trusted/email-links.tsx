import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { FormError } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import * as contract from './person-contract.ts'

/** A button confirms, because mail servers open links to scan for viruses. */
export function ConfirmEmail({ token }: { token: string }) {
  const navigate = useNavigate()
  const confirm = useSend(contract.confirmPersonEmail, {
    onDone: (answer) => void navigate({ hash: `person=${answer.token}` }, { replace: true }),
  })
  return (
    <>
      <PageHead title="Confirm your email" lead="One tap, and messages can reach you there." />
      <div className="grid justify-items-start gap-4">
        <FormError error={confirm.error} />
        <Button disabled={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
          Confirm
        </Button>
      </div>
    </>
  )
}

export function UnsubscribeEmails({ token }: { token: string }) {
  const [stopped, setStopped] = useState(false)
  const stop = useSend(contract.unsubscribePerson, { onDone: () => setStopped(true) })
  if (stopped)
    return (
      <>
        <PageHead
          title="These emails are off"
          lead="Requests to call don’t reach you by email anymore. The person who invited you can see that."
        />
        <ButtonLink to="/" variant="outline">
          Go to the home page
        </ButtonLink>
      </>
    )
  return (
    <>
      <PageHead
        title="Stop these emails?"
        lead="Then requests to call don’t reach you by email anymore. You don’t have to log in."
      />
      <div className="grid justify-items-start gap-4">
        <FormError error={stop.error} />
        <Button disabled={stop.isPending} onClick={() => stop.mutate({ params: { token } })}>
          Stop the emails
        </Button>
      </div>
    </>
  )
}
