import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { UrgentCalls } from '../../crisis/help/urgent-calls.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { useSession } from '../session.tsx'
import { openApp } from './app-lock.browser.ts'
import { type PinResult, tryPin } from './pin.browser.ts'

/** Replaces every page of a member while the app is locked. The help pages stay open. */
export function LockScreen() {
  const { signOut } = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="page max-w-md! py-8 sm:py-16">
      <h1 className="text-3xl">Cairn is locked</h1>
      <PinForm action="Unlock" onRight={openApp} />
      <p className="mt-6">
        <Button variant="quiet" className="-ml-5" onClick={() => setLeaving(true)}>
          Forgot your PIN?
        </Button>
      </p>
      <p className="mt-2 mb-4 text-ink-soft">
        <Link to="/help" className="font-semibold text-pine underline">
          Help now
        </Link>{' '}
        works without the PIN.
      </p>
      <UrgentCalls />
      <AlertDialog
        open={leaving}
        title="Log out on this device?"
        description="Then log in with your email and password. The PIN is removed. What you wrote is safe in your account; what this device hasn’t sent yet is lost."
        confirm="Log out"
        onConfirm={signOut}
        onCancel={() => setLeaving(false)}
      />
    </div>
  )
}

function errorOf(result: PinResult | undefined): string | undefined {
  if (result?.is === 'wrong')
    return `That’s not your PIN. ${result.left === 1 ? 'One try' : `${result.left} tries`} left before a short wait.`
  if (result?.is === 'early')
    return `Too many tries. Please try again in ${result.seconds === 1 ? '1 second' : `${result.seconds} seconds`}.`
  return undefined
}

/** Asks for the PIN and calls `onRight` when it is right. */
export function PinForm({ action, onRight }: { action: string; onRight: () => void }) {
  const [pin, setPin] = useState('')
  const [result, setResult] = useState<PinResult>()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || pin === '') return
    setBusy(true)
    const found = await tryPin(pin)
    setBusy(false)
    setPin('')
    setResult(found)
    if (found.is === 'right') onRight()
  }
  return (
    <form className="mt-6 grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="PIN" error={errorOf(result)}>
        <PinInput value={pin} onChange={setPin} />
      </Field>
      <Button type="submit" disabled={pin === '' || busy}>
        {busy ? 'One moment...' : action}
      </Button>
    </form>
  )
}

export function PinInput({ value, onChange }: { value: string; onChange: (pin: string) => void }) {
  return (
    <Input
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  )
}
