import { useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { EmailField } from './email-field.tsx'
import { PasswordInput } from './password-input.tsx'

type ForgottenPasswordProps = { email: string; onEmail: (email: string) => void; onBack: () => void }

export function ForgottenPassword({ email, onEmail, onBack }: ForgottenPasswordProps) {
  const request = useSend(contract.requestReset)
  if (request.isSuccess) {
    return (
      <div className="grid gap-4" role="status">
        <h2 className="text-2xl">Check your email</h2>
        <p>
          If this address has an account, we sent a link to it. It works once, for an hour. If it doesn’t
          arrive, write to us on the contact page.
        </p>
        <Button variant="outline" onClick={onBack}>
          Back to login
        </Button>
      </div>
    )
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        request.mutate({ body: { email } })
      }}
    >
      <h2 className="text-2xl">A new password</h2>
      <p className="text-ink-soft">
        It opens your account again. Your journal has its own password, which no one can reset.
      </p>
      <EmailField value={email} onChange={onEmail} error={request.error?.message} />
      <Button type="submit" wide disabled={request.isPending}>
        Send the link
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to login
      </Button>
    </form>
  )
}

export function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [newPassword, setNewPassword] = useState('')
  const reset = useSend(contract.resetPassword, {
    onDone: () => {
      toast({ title: 'Your new password is set', description: 'Please log in with it.' })
      onDone()
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        reset.mutate({ body: { token, newPassword } })
      }}
    >
      <h2 className="text-2xl">Choose a new password</h2>
      <Field
        label="New password"
        hint="At least 8 characters. A few words you’ll remember work best."
        error={reset.error?.message}
      >
        <PasswordInput autoComplete="new-password" value={newPassword} onChange={setNewPassword} />
      </Field>
      <Button type="submit" wide disabled={reset.isPending}>
        Set password
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Back to login
      </Button>
    </form>
  )
}
