// The email address of the account: changes it, and confirms it if emails can be sent.
import { useState } from 'react'
import { type Answer, useSend } from '../platform/browser/call.browser.ts'
import { writeDraft } from '../platform/browser/draft.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { PasswordInput } from './passwords/password-input.tsx'
import { unansweredChange } from './stored-session.browser.ts'

type EmailFormProps = { account: Answer<typeof contract.account>; onDone: () => void }

export function EmailForm({ account, onDone }: EmailFormProps) {
  const [email, setEmail] = useState(account.email)
  const [password, setPassword] = useState('')
  const change = useSend(contract.changeAccount, {
    refreshes: [contract.account, contract.profile],
    onDone: () => {
      writeDraft(unansweredChange, '')
      onDone()
      toast(
        account.emailEnabled
          ? { title: 'Check your email', description: 'Open the link we sent to the new address.' }
          : { title: 'Your email address is changed', description: 'Every other device is logged out.' },
      )
    },
    // The lost response had the session's new keys, so a 401 leaves open what happened.
    onFail: ({ status }) => {
      if ([400, 403, 409, 429].includes(status)) writeDraft(unansweredChange, '')
    },
  })
  const wrongPassword = change.error?.message === contract.wrongPassword().message
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        writeDraft(unansweredChange, 'email')
        change.mutate({ body: { email, password } })
      }}
    >
      <Field
        label="Email address"
        hint="Only for logging in, and for emails that you ask for."
        error={wrongPassword ? undefined : change.error?.message}
      >
        <Input
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Your password" error={wrongPassword ? change.error?.message : undefined}>
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
      <Button
        type="submit"
        className="justify-self-end"
        disabled={change.isPending || email === account.email}
      >
        Change email
      </Button>
    </form>
  )
}

export function UnconfirmedEmail({ email }: { email: string }) {
  const resend = useSend(contract.resendVerification, {
    failTitle: 'Error',
    onDone: () => toast({ title: 'Check your email', description: 'We sent the link again.' }),
  })
  return (
    <div className="grid gap-3 bg-sand p-4 sm:px-5">
      <p>
        Please confirm <bdi>{email}</bdi>: open the link in the email we sent there. Until then, you can’t
        reset a lost password.
      </p>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={resend.isPending}
        onClick={() => resend.mutate({})}
      >
        Send the link again
      </Button>
    </div>
  )
}
