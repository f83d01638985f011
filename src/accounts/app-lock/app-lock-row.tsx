import { type FormEvent, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'
import { EditRow } from '../../platform/ui/settings-rows.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { useSession } from '../session.tsx'
import { lockApp, storedLock, storeLock } from './app-lock.browser.ts'
import { PinForm, PinInput } from './lock-screen.tsx'
import { pinPattern, setPin } from './pin.browser.ts'

const delays: [minutes: number, label: string][] = [
  [0, 'Right away'],
  [1, 'After 1 minute'],
  [5, 'After 5 minutes'],
  [15, 'After 15 minutes'],
]
const delayLabel = (minutes: number) => delays.find(([each]) => each === minutes)?.[1] ?? 'On'

/** The app lock as a row of the account page. */
export function AppLockRow() {
  const [lock, setLock] = useState(storedLock)
  const refresh = () => setLock(storedLock())
  return (
    <EditRow
      label="App lock"
      value={lock ? `On. ${delayLabel(lock.minutes)}` : 'Off'}
      description="A PIN for this device. It stops someone who picks up your phone. It doesn’t encrypt what this browser stores, so lock your phone too."
    >
      {(close) => {
        const closeDialog = () => {
          refresh()
          close()
        }
        return lock ? <TurnOff onDone={closeDialog} /> : <TurnOn onDone={closeDialog} />
      }}
    </EditRow>
  )
}

function TurnOn({ onDone }: { onDone: () => void }) {
  const { user } = useSession()
  const [pin, setPinText] = useState('')
  const [again, setAgain] = useState('')
  const [minutes, setMinutes] = useState(1)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!user || busy) return
    if (!pinPattern.test(pin)) return setError('Choose 4 to 12 digits.')
    if (pin !== again) return setError('The PINs don’t match.')
    setBusy(true)
    await setPin(user.email, pin, minutes)
    toast({ title: 'App lock is on', description: 'Help stays open without the PIN.' })
    onDone()
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="PIN" hint="4 to 12 digits." error={error}>
        <PinInput value={pin} onChange={setPinText} />
      </Field>
      <Field label="Confirm PIN">
        <PinInput value={again} onChange={setAgain} />
      </Field>
      <Field label="Lock when Cairn is out of view">
        <Select value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
          {delays.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-sm text-ink-soft">
        If you forget the PIN, log out and log in with your password. That removes it.
      </p>
      <Button type="submit" disabled={busy}>
        Turn on
      </Button>
    </form>
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <Button
        variant="outline"
        onClick={() => {
          onDone()
          lockApp()
        }}
      >
        Lock now
      </Button>
      <PinForm
        action="Turn off"
        onRight={() => {
          storeLock(undefined)
          toast({ title: 'App lock is off' })
          onDone()
        }}
      />
    </div>
  )
}
