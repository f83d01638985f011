// The ways to open a locked journal: PIN, passkey, password, recovery code, an earlier password.
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import type { DeviceUnlock } from '../device/device-unlocks.browser.ts'
import type { LockState } from '../device/stored-key.browser.ts'
import { requireGoodPassword } from '../session/password-check.browser.ts'
import { useDeviceUnlocks } from './device-unlocks.tsx'
import { loadDeviceUnlock, loadUnlock, PasswordField, PasswordForm, usePasswordForm } from './passwords.tsx'

type UnlockProps = { lock: LockState; offline: boolean; onCode: (code: string) => void }

export function Unlock({ lock, offline, onCode }: UnlockProps) {
  const [way, setWay] = useState<'device' | 'password' | 'code' | 'earlier'>('device')
  const { found, refresh } = useDeviceUnlocks(lock.owner, kidOf(lock))
  const back = () => setWay('password')
  if (!found) return null
  if (way === 'device' && found.length > 0)
    return <ByDevice lock={lock} unlocks={found} onWrong={refresh} onUsePassword={back} />
  if (way === 'code') return <Recover lock={lock} onBack={back} />
  if (way === 'earlier') return <RestoreKey lock={lock} onCode={onCode} onBack={back} />
  return (
    <ByPassword
      lock={lock}
      onUseCode={() => setWay('code')}
      onUseEarlier={offline ? undefined : () => setWay('earlier')}
    />
  )
}

function kidOf({ record }: LockState): string {
  const kid = typeof record === 'object' && record !== null && 'kid' in record ? record.kid : ''
  return typeof kid === 'string' ? kid : ''
}

type ByDeviceProps = {
  lock: LockState
  unlocks: readonly DeviceUnlock[]
  /** Called after a wrong PIN: the device may have deleted the stored one. */
  onWrong: () => void
  onUsePassword: () => void
}

function ByDevice({ lock, unlocks, onWrong, onUsePassword }: ByDeviceProps) {
  const passkey = unlocks.find((unlock) => unlock.kind === 'passkey')
  const [pin, setPin] = useState('')
  const byPasskey = usePasswordForm(async () => {
    const { unlockWithPasskey } = await loadDeviceUnlock()
    if (passkey) await unlockWithPasskey(lock, passkey)
    toast({ title: 'Journal unlocked' })
  })
  const { error, ...form } = usePasswordForm(async () => {
    const { pinForgotten, unlockWithPin } = await loadDeviceUnlock()
    await unlockWithPin(lock, pin).catch((failure: unknown) => {
      setPin('')
      if (failure instanceof Error && failure.message === pinForgotten)
        toast({ title: 'PIN forgotten', description: pinForgotten, kind: 'destructive' })
      onWrong()
      throw failure
    })
    toast({ title: 'Journal unlocked' })
  })
  const usePassword = (
    <Button variant="quiet" onClick={onUsePassword}>
      Use my password
    </Button>
  )
  const hasPin = unlocks.some(({ kind }) => kind === 'pin')
  const open = passkey ? (
    <>
      <Button
        variant={hasPin ? 'outline' : 'primary'}
        disabled={byPasskey.pending}
        onClick={byPasskey.onSubmit}
      >
        Open with passkey
      </Button>
      {byPasskey.error ? <p role="alert">{byPasskey.error}</p> : null}
    </>
  ) : null
  if (!hasPin)
    return (
      <Card className="grid justify-items-start gap-4">
        <CardTitle>Unlock your journal</CardTitle>
        {open}
        {usePassword}
      </Card>
    )
  return (
    <PasswordForm
      title="Unlock your journal"
      action="Unlock Journal"
      actionPending="Unlocking…"
      ready={pin !== ''}
      {...form}
      nextToButton={usePassword}
      below={open}
    >
      <PasswordField label="PIN" error={error} autoComplete="off" digits value={pin} onChange={setPin} />
    </PasswordForm>
  )
}

type ByPasswordProps = { lock: LockState; onUseCode: () => void; onUseEarlier: (() => void) | undefined }

function ByPassword({ lock, onUseCode, onUseEarlier }: ByPasswordProps) {
  const [password, setPassword] = useState('')
  const { error, ...form } = usePasswordForm(async () => {
    const { unlock } = await loadUnlock()
    await unlock(lock, password)
    toast({ title: 'Journal unlocked' })
  })
  return (
    <PasswordForm
      title="Unlock your journal"
      action="Unlock Journal"
      actionPending="Unlocking…"
      ready={password !== ''}
      {...form}
      nextToButton={
        <Button variant="quiet" onClick={onUseCode}>
          Use my recovery code
        </Button>
      }
      below={
        <>
          <p className="text-sm text-ink-soft">
            We can’t recover this password, because it never leaves your browser. If you made a recovery code,
            it opens the journal too.
          </p>
          {onUseEarlier ? (
            <Button variant="quiet" className="justify-self-start" onClick={onUseEarlier}>
              My password was changed
            </Button>
          ) : null}
        </>
      }
    >
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

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" onClick={onBack}>
      Back
    </Button>
  )
}

function Recover({ lock, onBack }: { lock: LockState; onBack: () => void }) {
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { error, ...form } = usePasswordForm(async () => {
    await requireGoodPassword(password)
    const { recover } = await loadUnlock()
    await recover(lock, code, password)
    toast({ title: 'Journal unlocked', description: 'Your new password is set.' })
  })
  return (
    <PasswordForm
      title="Use your recovery code"
      action="Open and set password"
      actionPending="Opening…"
      ready={code !== '' && password !== ''}
      {...form}
      nextToButton={<Back onBack={onBack} />}
    >
      <Field label="Recovery code" hint="Eight groups of four. Capitals, spaces and dashes don’t matter.">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          className="font-mono"
        />
      </Field>
      <PasswordField
        label="New encryption password"
        error={error}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </PasswordForm>
  )
}

type RestoreKeyProps = { lock: LockState; onCode: (code: string) => void; onBack: () => void }

/** Restores a key record that was replaced in the last 30 days. */
function RestoreKey({ lock, onCode, onBack }: RestoreKeyProps) {
  const [earlier, setEarlier] = useState('')
  const [account, setAccount] = useState('')
  const { error, ...form } = usePasswordForm(async () => {
    const { restoreReplacedKey } = await loadUnlock()
    const code = await restoreReplacedKey(lock, earlier, account)
    if (code) onCode(code)
    toast({ title: 'Journal unlocked', description: 'Your earlier password works again.' })
  })
  return (
    <PasswordForm
      title="Go back to an earlier password"
      action="Bring it back"
      actionPending="Opening…"
      ready={earlier !== '' && account !== ''}
      {...form}
      nextToButton={<Back onBack={onBack} />}
    >
      <p>
        If your journal password was changed in the last 30 days, the one before can be brought back. Entries
        that were encrypted with the newer password stay, but they open only with that one.
      </p>
      <PasswordField
        label="Earlier encryption password"
        autoComplete="off"
        value={earlier}
        onChange={setEarlier}
      />
      <PasswordField
        label="Password of your account"
        hint="The one you log in with. It shows that it’s you."
        error={error}
        autoComplete="current-password"
        value={account}
        onChange={setAccount}
      />
    </PasswordForm>
  )
}
