// Shared parts of the journal's password forms.
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { VaultError } from '../crypto/vault-error.ts'
import { journalErrorMessage } from './journal.tsx'

type PasswordFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password' | 'off'
  className?: string
  /** For a PIN: phones show a numeric keypad. */
  digits?: boolean
  value: string
  onChange: (password: string) => void
}

export function PasswordField({ autoComplete, digits, value, onChange, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      <Input
        type="password"
        inputMode={digits ? 'numeric' : undefined}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function unreachable(): never {
  throw new VaultError('Cairn can’t be reached right now. Please try again.')
}

let prepared: Promise<unknown> = Promise.resolve()

/** Opens the journal's stores on this device while the password is typed. If that fails, the unlock shows the error. */
export function prepareUnlock(owner: string): void {
  prepared = import('../session/prepared-stores.browser.ts').then(
    ({ prepareStores }) => prepareStores(owner),
    () => undefined,
  )
}

/**
 * Usually loaded already. Waits for the preparation, because stores that are opened during an unlock would write the same entries twice.
 */
export async function loadUnlock() {
  await prepared
  return import('../session/unlock.browser.ts').catch(unreachable)
}

export async function loadDeviceUnlock() {
  await prepared
  return import('../session/device-unlock.browser.ts').catch(unreachable)
}

/** Form state: runs `work`, never twice at the same time, and shows its error under the field. */
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
      setError(journalErrorMessage(failure))
    }
    setPending(false)
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void tryOnce()
  }

  return { error, pending, onSubmit }
}

type PasswordFormProps = {
  title: string
  /** The text of the button, and its text while the work runs. */
  action: string
  actionPending: string
  ready: boolean
  /** The fields cannot be used yet. */
  waiting?: boolean
  pending: boolean
  onSubmit: (event: SyntheticEvent) => void
  variant?: 'outline'
  tone?: 'sand'
  /** Next to the button. */
  nextToButton?: ReactNode
  /** Below the button. */
  below?: ReactNode
  children: ReactNode
}

/** A card with a form: its fields, then the button. */
export function PasswordForm({
  title,
  children,
  ready,
  waiting,
  pending,
  onSubmit,
  ...form
}: PasswordFormProps) {
  return (
    <Card {...(form.tone ? { tone: form.tone } : {})}>
      <form onSubmit={onSubmit}>
        <fieldset disabled={waiting} className="grid min-w-0 gap-5">
          <CardTitle>{title}</CardTitle>
          {children}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              disabled={!ready || pending}
              {...(form.variant ? { variant: form.variant } : {})}
            >
              {pending ? form.actionPending : form.action}
            </Button>
            {form.nextToButton}
          </div>
          {form.below}
        </fieldset>
      </form>
    </Card>
  )
}
