// Sets up the journal's password and explains what losing it means.
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { setUp } from '../session/unlocking.browser.ts'
import { PasswordField, requireLength, usePasswordForm } from './passwords.tsx'

export function SetUp({ owner, onCode }: { owner: string; onCode: (code: string) => void }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [withCode, setWithCode] = useState(true)
  const { error, pending, submit } = usePasswordForm(async () => {
    if (password !== again) throw new Error('The two passwords are not the same.')
    requireLength(password)
    const code = await setUp(owner, password, withCode)
    if (code) onCode(code)
    toast({ title: 'Journal unlocked' })
  })

  return (
    <Card>
      <form onSubmit={submit} className="grid gap-5">
        <CardTitle>Set up your journal</CardTitle>
        <p>
          Choose a password for your journal alone. Your browser makes the keys from it; we never see it. If
          you have older entries from before, choose the password they were written with.
        </p>
        <PasswordField
          label="Encryption password"
          hint="At least 8 characters. Three or four words are easy to keep."
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label="The same password again"
          error={error}
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
        />
        <Checkbox
          label="Make me a recovery code"
          hint="A code to print or write down. It opens the journal if the password is ever forgotten."
          checked={withCode}
          onChange={(event) => setWithCode(event.target.checked)}
        />
        <Card tone="sand" className="text-base">
          <p>
            <strong>This password cannot be recovered by us.</strong> Without the password and without a
            recovery code, what you wrote cannot be read again by anybody, and nobody can help: not support,
            not a court, not you.
          </p>
        </Card>
        <Button
          type="submit"
          disabled={password === '' || again === '' || pending}
          className="justify-self-start"
        >
          {pending ? 'Making your keys…' : 'Set Up Journal'}
        </Button>
      </form>
    </Card>
  )
}
