// What every form with a password of the journal is made of: the field, the rule for a new one, and one try at a time.
import { type FormEvent, useState } from 'react'
import { Field, Input } from '../../platform/ui/field.tsx'
import { saying } from './journal.tsx'

type PasswordFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password' | 'off'
  className?: string
  value: string
  onChange: (password: string) => void
}

export function PasswordField({ autoComplete, value, onChange, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      <Input
        type="password"
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** Throws for a new password that is too short; letters outside the first plane count as one. */
export function needLength(password: string): void {
  if ([...password].length < 8)
    throw new Error('Please choose at least 8 characters. Three or four words are good.')
}

/** The `submit` of a form: `work` runs once at a time, and what it throws is said under the field. */
export function useTry(work: () => Promise<void>) {
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  async function tryOnce() {
    if (pending) return
    setPending(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(saying(failure))
    }
    setPending(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void tryOnce()
  }

  return { error, pending, submit }
}
