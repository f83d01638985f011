// Sets up the journal's password and explains what losing it means.
import { useState } from 'react'
import { Card } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { requireGoodPassword } from '../session/password-check.browser.ts'
import { loadUnlock, PasswordField, PasswordForm, usePasswordForm } from './passwords.tsx'

/** The form is disabled until `owner` is known. */
export function SetUp({ owner, onCode }: { owner: string | undefined; onCode: (code: string) => void }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [withCode, setWithCode] = useState(true)
  const { error, ...form } = usePasswordForm(async () => {
    if (!owner) return
    if (password !== again) throw new Error('Passwords do not match')
    await requireGoodPassword(password)
    const { setUp } = await loadUnlock()
    const code = await setUp(owner, password, withCode)
    if (code) onCode(code)
    toast({ title: 'Journal unlocked' })
  })

  return (
    <PasswordForm
      title="Set up your journal"
      action="Set Up Journal"
      actionPending="Making your keys…"
      ready={password !== '' && again !== ''}
      waiting={!owner}
      {...form}
    >
      <p>
        Choose a password just for your journal, not the one you log in with. It never leaves your browser. If
        you have older entries, use the password they were written with.
      </p>
      <PasswordField
        label="Encryption password"
        hint="At least 8 characters. Three or four words work well."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="Confirm password"
        error={error}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
      <Checkbox
        label="Make me a recovery code"
        hint="Print it or write it down. It opens your journal if you forget the password."
        checked={withCode}
        onChange={(event) => setWithCode(event.target.checked)}
      />
      <Card tone="sand" className="text-base">
        <p>
          <strong>We can’t recover this password.</strong> Without it and without a recovery code, no one can
          read your entries again: not you, not us.
        </p>
      </Card>
    </PasswordForm>
  )
}
