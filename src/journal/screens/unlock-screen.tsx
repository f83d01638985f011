// The locked journal: set up or unlock, and how entries are protected.
import { useEffect, useState } from 'react'
import { useSession } from '../../accounts/session.tsx'
import { type CallError, useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { loadMemory } from '../device/device.browser.ts'
import { type LockState, storedKey } from '../device/stored-key.browser.ts'
import { countWaiting } from '../device/stored-outbox.browser.ts'
import * as keyContract from '../key-contract.ts'
import { isTransient } from '../session/call-failures.ts'
import { prepareCryptoWorker } from '../worker/crypto-worker-client.browser.ts'
import { waitingChanges } from './journal.tsx'
import { prepareUnlock } from './passwords.tsx'
import { SetUp } from './set-up.tsx'
import { Unlock } from './unlock-forms.tsx'

// The page's head requests the key, and shows the setup form if there is none (early-state.browser.ts).
const forNoKey = `${keyContract.readKey.path} record`

/** `onCode` receives a new recovery code, to be shown once. */
export function UnlockScreen({ onCode }: { onCode: (code: string) => void }) {
  const [typing, setTyping] = useState(false)
  const { user } = useSession()
  // Fetched on every lock: another device may have changed the password.
  const key = useRead(keyContract.readKey, {}, { enabled: user !== undefined, gcTime: 0, staleTime: 0 })
  const storedOwner = key.error ? storedKey()?.owner : undefined
  const owner = key.data?.record ? key.data.owner : storedOwner
  useEffect(() => {
    if (typing) prepareCryptoWorker()
    if (typing && owner) prepareUnlock(owner)
  }, [typing, owner])
  const isOffline = key.error && key.error.status !== 401 && isTransient(key.error)
  const stored = isOffline ? storedKey() : undefined
  if (key.error && !stored) return <KeyError error={key.error} onRetry={() => void key.refetch()} />
  const lock: LockState | undefined = key.data ? { ...key.data, record: key.data.record ?? null } : stored
  return (
    // As high as the screen while waiting, so that nothing below it moves when the form appears.
    <div
      className={`grid items-start gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] ${lock ? '' : 'min-h-dvh'}`}
      onFocus={() => setTyping(true)}
    >
      <div className="grid gap-6">
        {stored ? <Offline /> : null}
        {lock && lock.record !== null ? <Waiting owner={lock.owner} /> : null}
        {lock?.record === null && loadMemory(localStorage, lock.owner) ? <KeyMissing /> : null}
        {lock ? null : (
          <div data-early={`unless ${forNoKey}`}>
            <Loading label="Looking for your journal…" />
          </div>
        )}
        {lock && lock.record !== null ? (
          <Unlock lock={lock} offline={stored !== undefined} onCode={onCode} />
        ) : (
          <div hidden={!lock} data-early={`empty ${forNoKey}`}>
            <SetUp owner={lock?.owner} onCode={onCode} />
          </div>
        )}
      </div>
      {lock ? <EncryptionNote /> : null}
    </div>
  )
}

function KeyError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  return (
    <Card tone="sand" className="grid max-w-xl justify-items-start gap-4" role="alert">
      <p>{error.message}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  )
}

function Offline() {
  return (
    <Card tone="sky" role="status">
      <p>
        Cairn can’t be reached right now. You can open the encrypted copy on this device, read it and write in
        it.
      </p>
    </Card>
  )
}

/** The number of changes made offline that were not sent before the journal was locked. */
function Waiting({ owner }: { owner: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let current = true
    void countWaiting(owner).then((found) => current && setCount(found))
    return () => {
      current = false
    }
  }, [owner])
  if (count === 0) return null
  return (
    <Card tone="sky" role="status">
      <p>{waitingChanges(count)} Unlock the journal to send what you wrote.</p>
    </Card>
  )
}

function KeyMissing() {
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

function EncryptionNote() {
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
