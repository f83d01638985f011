// Shared parts of the journal's password forms.
import { type FormEvent, useState } from 'react'
import { Field, Input } from '../../platform/ui/field.tsx'
import { messageOf } from './journal.tsx'

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

/** Form state: runs `work` one at a time and shows its error under the field. */
export function usePasswordForm(work: () => Promise<void>) {
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  async function tryOnce() {
    if (pending) return
    setPending(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(messageOf(failure))
    }
    setPending(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void tryOnce()
  }

  return { error, pending, submit }
}
