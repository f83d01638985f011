// A first password for the journal, and what it means to lose it.
import { type FormEvent, useState } from 'react'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import { saying } from './journal.tsx'
import { setUp } from './unlocking.browser.ts'

export function SetUp({ owner, onCode }: { owner: string; onCode: (code: string) => void }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [withCode, setWithCode] = useState(true)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password !== again) return setError('The two passwords are not the same.')
    if ([...password].length < 8)
      return setError('Please choose at least 8 characters. Three or four words are good.')
    setPending(true)
    setError(undefined)
    try {
      const code = await setUp(owner, password, withCode)
      if (code) onCode(code)
      toast({ title: 'Journal unlocked' })
    } catch (failure) {
      setError(saying(failure))
      setPending(false)
    }
  }

  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} className="grid gap-5">
        <CardTitle>Set up your journal</CardTitle>
        <p>
          Choose a password for your journal alone. Your browser makes the keys from it; we never see it. If
          you have older entries from before, choose the password they were written with.
        </p>
        <Field
          label="Encryption password"
          hint="At least 8 characters. Three or four words are easy to keep."
        >
          <Input
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label="The same password again" error={error}>
          <Input
            type="password"
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
        </Field>
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
