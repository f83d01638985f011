// Settings: a PIN or a passkey that opens the journal on this device.
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type DeviceUnlock, deleteDeviceUnlock, deviceUnlocks } from '../device/device-unlocks.browser.ts'
import { passkeysSupported } from '../device/passkey.browser.ts'
import { useJournal } from './journal.tsx'
import { PasswordField, PasswordForm, usePasswordForm } from './passwords.tsx'

/** Undefined until the device's state is loaded. `refresh` reloads it. */
export function useDeviceUnlocks(owner: string, kid: string) {
  const [found, setFound] = useState<readonly DeviceUnlock[]>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let current = true
    void deviceUnlocks(owner, kid).then((unlocks) => current && setFound(unlocks))
    return () => {
      current = false
    }
  }, [owner, kid, count])
  return { found, refresh: () => setCount(count + 1) }
}

export function DeviceUnlocks() {
  const vault = useJournal()?.sync.keys.vault
  return vault ? <UnlockCards owner={vault.owner} kid={vault.kid} /> : null
}

function UnlockCards({ owner, kid }: { owner: string; kid: string }) {
  const { found = [], refresh } = useDeviceUnlocks(owner, kid)
  const has = (kind: DeviceUnlock['kind']) => found.some((unlock) => unlock.kind === kind)

  async function remove(kind: DeviceUnlock['kind']) {
    await deleteDeviceUnlock(owner, kind)
    refresh()
    toast({ title: kind === 'pin' ? 'PIN removed' : 'Passkey removed' })
  }

  return (
    <>
      {has('pin') ? (
        <RemovableUnlock title="PIN on this device" action="Remove PIN" onRemove={() => void remove('pin')}>
          Your PIN opens the journal in this browser. After 5 wrong tries you need your password.
        </RemovableUnlock>
      ) : (
        <SetPin onDone={refresh} />
      )}
      {has('passkey') ? (
        <RemovableUnlock
          title="Passkey on this device"
          action="Remove passkey"
          onRemove={() => void remove('passkey')}
        >
          Your fingerprint, face or security key opens the journal in this browser.
        </RemovableUnlock>
      ) : null}
      {passkeysSupported() && !has('passkey') ? <AddPasskey onDone={refresh} /> : null}
    </>
  )
}

type RemovableUnlockProps = { title: string; action: string; onRemove: () => void; children: ReactNode }

function RemovableUnlock({ title, action, onRemove, children }: RemovableUnlockProps) {
  return (
    <Card className="grid gap-4">
      <CardTitle>{title}</CardTitle>
      <p>{children}</p>
      <Button variant="outline" className="justify-self-start" onClick={onRemove}>
        {action}
      </Button>
    </Card>
  )
}

function SetPin({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [pin, setNewPin] = useState('')
  const { error, ...form } = usePasswordForm(async () => {
    const { setPin } = await import('../session/device-unlock.browser.ts')
    await setPin(password, pin)
    toast({ title: 'PIN set', description: 'It opens the journal in this browser only.' })
    onDone()
  })
  return (
    <PasswordForm
      title="Open with a PIN"
      action="Set PIN"
      actionPending="Setting…"
      variant="outline"
      ready={password !== '' && pin !== ''}
      {...form}
    >
      <p className="text-sm text-ink-soft">
        A PIN stops someone who picks up your device. It can’t stop someone who copies this browser’s files:
        they could try every PIN. On a shared device, use only your password.
      </p>
      <PasswordField
        label="Your encryption password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="New PIN"
        hint="4 to 12 digits."
        error={error}
        autoComplete="off"
        digits
        value={pin}
        onChange={setNewPin}
      />
    </PasswordForm>
  )
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const { error, ...form } = usePasswordForm(async () => {
    const { addPasskey } = await import('../session/device-unlock.browser.ts')
    await addPasskey(password)
    toast({ title: 'Passkey added', description: 'It opens the journal in this browser.' })
    onDone()
  })
  return (
    <PasswordForm
      title="Open with a passkey"
      action="Add passkey"
      actionPending="Waiting for your device…"
      variant="outline"
      ready={password !== ''}
      {...form}
    >
      <p className="text-sm text-ink-soft">
        Your fingerprint, face or security key then opens the journal in this browser. Your password still
        works. After a change of the password, add the passkey again.
      </p>
      <PasswordField
        label="Encryption password for the passkey"
        error={error}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </PasswordForm>
  )
}
