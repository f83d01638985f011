// The invitation for a person without an account: who invites, what they would get, and the button to accept.
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../platform/browser/call.browser.ts'
import { useSendKey } from '../platform/browser/draft.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Field, FormError, Input } from '../platform/ui/field.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { sharedItems } from './contract.ts'
import { itemNames } from './item-names.ts'
import * as contract from './person-contract.ts'

/** `planKey` decrypts a shared plan; it stays in the URL, so that a bookmark includes it. */
export function InvitationView({ token, planKey }: { token: string; planKey: string }) {
  const [invitation, setInvitation] = useState<contract.Invitation>()
  const { mutate, error } = useSend(contract.readInvitation, { onDone: setInvitation })
  useEffect(() => mutate({ body: { token } }), [mutate, token])
  if (error) return <PageHead title="This link doesn’t work" lead={error.message} />
  if (!invitation) return <Loading lines={4} />
  return <Accept token={token} planKey={planKey} invitation={invitation} />
}

type AcceptProps = { token: string; planKey: string; invitation: contract.Invitation }

function Accept({ token, planKey, invitation: { memberName, shares, emailEnabled } }: AcceptProps) {
  const navigate = useNavigate()
  const [accepts, setAccepts] = useState(shares)
  const [email, setEmail] = useState('')
  const { keyFor, forget } = useSendKey('trusted.invitation')
  const accept = useSend(contract.acceptInvitation, {
    onDone: (answer) => {
      forget()
      void navigate({ hash: `person=${answer.token}${planKey ? `&key=${planKey}` : ''}` }, { replace: true })
    },
  })
  const offered = sharedItems.filter((item) => shares[item])
  return (
    <>
      <PageHead
        title={
          <>
            <bdi>{memberName}</bdi> trusts you
          </>
        }
        lead="They’d like you to be someone they can reach on a hard day. You don’t need an account."
      />
      <form
        className="grid max-w-2xl gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const address = email.trim()
          const attempt = keyFor(token)
          accept.mutate({ body: { token, accepts, attempt, ...(address ? { email: address } : {}) } })
        }}
      >
        <Card className="grid gap-3">
          <CardTitle>What you would get</CardTitle>
          {offered.length === 0 ? <p>Nothing yet. They can turn things on later.</p> : null}
          {offered.map((item) => (
            <label key={item} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="tick size-5"
                checked={accepts[item]}
                onChange={(event) => setAccepts({ ...accepts, [item]: event.target.checked })}
              />
              {itemNames[item].theirs}
            </label>
          ))}
          <p className="text-sm text-ink-soft">
            You’re not on duty. Call when you can. You can stop at any time with one tap, and they see that
            you did.
          </p>
        </Card>
        {emailEnabled ? (
          <Field
            label="Your email (if you want messages there)"
            hint="They don’t see it. We send one email to confirm it, and then only what you chose above."
          >
            <Input
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        ) : null}
        <FormError error={accept.error} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="large" disabled={accept.isPending}>
            Yes, I’ll be there
          </Button>
          <p className="text-sm text-ink-soft">If you don’t want to, just close this page.</p>
        </div>
      </form>
    </>
  )
}
