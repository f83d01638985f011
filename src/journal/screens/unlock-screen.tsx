// The locked journal: unlock, set up, and recover with a code.
import { useEffect, useState } from 'react'
import { type CallError, useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { loadMemory } from '../session/device.browser.ts'
import { requireGoodPassword } from '../session/password-check.browser.ts'
import { type LockState, storedKey } from '../session/stored-key.browser.ts'
import { prepareWorker, recover, unlock } from '../session/unlocking.browser.ts'
import { PasswordField, usePasswordForm } from './passwords.tsx'
import { SetUp } from './set-up.tsx'

/** `onCode` receives a new recovery code, to be shown once. */
export function UnlockScreen({ onCode }: { onCode: (code: string) => void }) {
  useEffect(prepareWorker, [])
  // Fetched on every lock: another device may have changed the password.
  const key = useRead(contract.readKey, {}, { gcTime: 0, staleTime: 0 })
  if (key.isPending) return <Loading label="Looking for your journal…" />
  const stored = key.error?.status === 0 ? storedKey() : undefined
  if (key.error && !stored) return <NoKey error={key.error} again={() => void key.refetch()} />
  const lock: LockState | undefined = key.data ? { ...key.data, record: key.data.record ?? null } : stored
  if (!lock) return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="grid gap-6">
        {stored ? <Offline /> : null}
        {lock.record === null && loadMemory(localStorage, lock.owner) ? <KeyGone /> : null}
        {lock.record === null ? <SetUp owner={lock.owner} onCode={onCode} /> : <Unlock lock={lock} />}
      </div>
      <HowItIsKept />
    </div>
  )
}

function NoKey({ error, again }: { error: CallError; again: () => void }) {
  return (
    <Card tone="sand" className="grid max-w-xl justify-items-start gap-4" role="alert">
      <p>{error.message}</p>
      <Button variant="outline" onClick={again}>
        Try again
      </Button>
    </Card>
  )
}

function Offline() {
  return (
    <Card tone="sky" role="status">
      <p>Cairn can’t be reached right now. You can open the encrypted copy on this device and read it.</p>
    </Card>
  )
}

function KeyGone() {
  return (
    <Card tone="sand" role="alert">
      <p>
        <strong>
          You have opened a journal on this device before, but the server has no key for it now.
        </strong>{' '}
        Please don’t set up a new one yet. Tell us first. Any encrypted backup that you made still opens with
        your password or recovery code.
      </p>
    </Card>
  )
}

function HowItIsKept() {
  return (
    <Card tone="moss" className="grid gap-4">
      <CardTitle>How your words are protected</CardTitle>
      <ul className="grid list-disc gap-3 pl-5">
        <li>Your browser encrypts each entry before it is sent: text, title, mood and tags.</li>
        <li>We see when you write and roughly how much. We can’t see what.</li>
        <li>Search and calendar work in your browser only.</li>
        <li>Under every entry you can see exactly what we store.</li>
      </ul>
      <p className="text-sm text-ink-soft">
        No page can protect you from someone who changes the page itself or holds your unlocked device.
      </p>
    </Card>
  )
}

function Unlock({ lock }: { lock: LockState }) {
  const [password, setPassword] = useState('')
  const [byCode, setByCode] = useState(false)
  const { error, pending, submit } = usePasswordForm(async () => {
    await unlock(lock, password)
    toast({ title: 'Journal unlocked' })
  })

  if (byCode) return <Recover lock={lock} onBack={() => setByCode(false)} />
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-5">
        <CardTitle>Unlock your journal</CardTitle>
        <PasswordField
          label="Encryption password"
          error={error}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={password === '' || pending}>
            {pending ? 'Unlocking…' : 'Unlock Journal'}
          </Button>
          <Button variant="quiet" onClick={() => setByCode(true)}>
            Use my recovery code
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          We can’t recover this password, because it never leaves your browser. If you made a recovery code,
          it opens the journal too.
        </p>
      </form>
    </Card>
  )
}

function Recover({ lock, onBack }: { lock: LockState; onBack: () => void }) {
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { error, pending, submit } = usePasswordForm(async () => {
    await requireGoodPassword(password)
    await recover(lock, code, password)
    toast({ title: 'Journal unlocked', description: 'Your new password is set.' })
  })

  return (
    <Card>
      <form onSubmit={submit} className="grid gap-5">
        <CardTitle>Use your recovery code</CardTitle>
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={code === '' || password === '' || pending}>
            {pending ? 'Opening…' : 'Open and set password'}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </Card>
  )
}
