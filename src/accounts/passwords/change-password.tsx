import { useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { writeDraft } from '../../platform/browser/draft.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { unansweredChange } from '../stored-session.browser.ts'
import { PasswordInput } from './password-input.tsx'
import { markPassword } from './password-mark.browser.ts'

/** Shows a refusal at the field that caused it. */
export function ChangePassword({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const change = useSend(contract.changePassword, {
    refreshes: [contract.sessions],
    onDone: (_, { body }) => {
      writeDraft(unansweredChange, '')
      void markPassword(body.newPassword)
      onDone()
      toast({ title: 'Your password is changed', description: 'Every other device is logged out.' })
    },
    // The lost response had the session's new keys, so a 401 leaves open what happened.
    onFail: ({ status }) => {
      if ([400, 403, 429].includes(status)) writeDraft(unansweredChange, '')
    },
  })
  const wrongPassword = change.error?.message === contract.wrongPassword().message
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        writeDraft(unansweredChange, 'password')
        change.mutate({ body: { password, newPassword } })
      }}
    >
      <Field label="Current password" error={wrongPassword ? change.error?.message : undefined}>
        <PasswordInput
          autoComplete="current-password"
          showLabel="Show current password"
          value={password}
          onChange={setPassword}
        />
      </Field>
      <Field
        label="New password"
        hint="At least 8 characters. A few words you’ll remember work best."
        error={wrongPassword ? undefined : change.error?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          showLabel="Show new password"
          value={newPassword}
          onChange={setNewPassword}
        />
      </Field>
      <Button type="submit" className="justify-self-end" disabled={change.isPending}>
        Change password
      </Button>
    </form>
  )
}
