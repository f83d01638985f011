// The password, the recovery code, and when the journal locks automatically.
import { useState } from 'react'
import { isOwnDevice, setOwnDevice } from '../../platform/browser/device-data.browser.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { idleChoices, readLockSettings, writeLockSettings } from '../session/auto-lock.browser.ts'
import { requireGoodPassword } from '../session/password-check.browser.ts'
import { changePassword, newRecoveryCode } from '../session/unlock.browser.ts'
import { DeviceUnlocks } from './device-unlocks.tsx'
import { useJournal } from './journal.tsx'
import { ReencryptionProgress } from './notices.tsx'
import { PasswordField, PasswordForm, usePasswordForm } from './passwords.tsx'
import { RecoveryCode } from './recovery-code-card.tsx'

export function JournalSettings() {
  return (
    <div className="grid gap-6">
      <Locking />
      <OwnDevice />
      <DeviceUnlocks />
      <ChangePassword />
      <NewCode />
    </div>
  )
}

function Locking() {
  const [locking, setLocking] = useState(readLockSettings)

  function choose(next: typeof locking) {
    setLocking(next)
    writeLockSettings(next)
  }

  return (
    <Card className="grid gap-4">
      <CardTitle>When it locks</CardTitle>
      <Field label="After this long without activity">
        <Select
          value={locking.idleMinutes}
          onChange={(event) => {
            const idleMinutes = idleChoices.find((minutes) => minutes === Number(event.target.value))
            if (idleMinutes) choose({ ...locking, idleMinutes })
          }}
        >
          {idleChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 1 ? '1 minute' : `${minutes} minutes`}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label="As soon as I look at another tab or app"
        hint="What you are typing is saved encrypted on this device."
        checked={locking.onHide}
        onChange={(event) => choose({ ...locking, onHide: event.target.checked })}
      />
      <p className="text-sm text-ink-soft">
        It also locks when you log out and when you close or reload this tab.
      </p>
    </Card>
  )
}

function OwnDevice() {
  const [own, setOwn] = useState(isOwnDevice)
  return (
    <Card className="grid gap-4">
      <CardTitle>Copy on this device</CardTitle>
      <p className="text-sm text-ink-soft">
        Your browser stores an encrypted copy, so that your journal opens fast. It opens with your password or
        recovery code, or with a PIN or passkey that you set up here.
      </p>
      <Checkbox
        label="This is my own device"
        hint="The encrypted copy stays when you log out. Leave it off on a shared device."
        checked={own}
        onChange={(event) => {
          setOwn(event.target.checked)
          setOwnDevice(event.target.checked)
        }}
      />
    </Card>
  )
}

function ChangePassword() {
  const reencryption = useJournal()?.reencryption
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [code, setCode] = useState<string>()
  const { error, ...form } = usePasswordForm(async () => {
    await requireGoodPassword(next)
    setCode(await changePassword(old, next))
    toast({
      title: 'Password changed',
      description: 'Your entries are being encrypted with a new key. Set PIN and passkey again.',
    })
    setOld('')
    setNext('')
  })

  if (code) return <RecoveryCode code={code} replaces onSaved={() => setCode(undefined)} />
  return (
    <PasswordForm
      title="Change the password"
      action="Change Password"
      actionPending="Changing…"
      ready={old !== '' && next !== ''}
      {...form}
      below={reencryption ? <ReencryptionProgress {...reencryption} /> : null}
    >
      <p className="text-sm text-ink-soft">
        The journal gets a new key, so the old password opens nothing you write from now on. If you have a
        recovery code, you get a new one too.
      </p>
      <PasswordField
        label="Current encryption password"
        autoComplete="current-password"
        value={old}
        onChange={setOld}
      />
      <PasswordField
        label="New encryption password"
        error={error}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
    </PasswordForm>
  )
}

function NewCode() {
  const journal = useJournal()
  const has = journal?.sync.keys.vault.record.recovery !== null
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const { error, ...form } = usePasswordForm(async () => {
    setCode(await newRecoveryCode(password))
    setPassword('')
  })

  if (code) return <RecoveryCode code={code} replaces={has} onSaved={() => setCode(undefined)} />
  return (
    <PasswordForm
      title="Recovery code"
      action={has ? 'Make a new code' : 'Make a recovery code'}
      actionPending="Making it…"
      variant="outline"
      ready={password !== ''}
      {...form}
    >
      <p>
        {has
          ? 'You have one. A new code replaces it, and the old one stops working.'
          : 'You don’t have one. If you forget the password, no one can read your journal again.'}
      </p>
      <PasswordField
        label="Encryption password"
        error={error}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </PasswordForm>
  )
}
