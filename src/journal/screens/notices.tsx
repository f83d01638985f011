// Notices above the list: manifest findings, v1 entries, drafts.
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import type { ManifestFinding } from '../crypto/manifest.ts'
import { wrongPassword } from '../crypto/vault.browser.ts'
import { migrateEntries } from '../session/entry-actions.browser.ts'
import { reconnect, reencryptAll } from '../session/journal-session.browser.ts'
import { acceptFindings, tryPassword } from '../session/unlock.browser.ts'
import { journalErrorMessage, useJournal, waitingChanges } from './journal.tsx'
import { PasswordField, PasswordForm, usePasswordForm } from './passwords.tsx'

export function Notices({ canWrite = true }: { canWrite?: boolean }) {
  const journal = useJournal()
  if (!journal) return null
  const closed = journal.cards.filter(({ closed }) => closed)
  const legacyEntries = journal.cards.filter(({ isLegacy, closed }) => isLegacy && !closed)
  return (
    <>
      {journal.unreachable ? <Unreachable waiting={journal.waiting} /> : null}
      {journal.refusal && !journal.unreachable ? <Refused reason={journal.refusal} /> : null}
      {journal.sync.findings.length > 0 || journal.unexpectedKey ? (
        <Findings findings={journal.sync.findings} unexpectedKey={journal.unexpectedKey} />
      ) : null}
      {journal.reencryption ? (
        <Card tone="sky">
          <ReencryptionProgress {...journal.reencryption} />
        </Card>
      ) : null}
      {journal.opening === undefined && legacyEntries.length > 0 && canWrite ? (
        <LegacyEntries count={legacyEntries.length} />
      ) : null}
      {journal.opening === undefined && closed.some(({ isLegacy }) => isLegacy) ? (
        <ClosedEntries count={closed.length} />
      ) : null}
    </>
  )
}

function sentenceOf(finding: ManifestFinding): string {
  if (finding.kind === 'older-list')
    return 'The server’s list of your entries is older than the one this device has seen, or can’t be read.'
  const count = finding.eids.length
  const entries = count === 1 ? 'One entry' : `${count} entries`
  if (finding.kind === 'missing') return `${entries} that you wrote did not come back from the server.`
  if (finding.kind === 'rolled-back')
    return `${entries} came back in an older version than the one you saved.`
  return `${entries} that you deleted came back.`
}

function Findings({
  findings,
  unexpectedKey,
}: {
  findings: readonly ManifestFinding[]
  unexpectedKey: boolean
}) {
  const [pending, setPending] = useState(false)

  async function accept() {
    setPending(true)
    try {
      await acceptFindings()
    } catch (error) {
      toast({ title: 'Error', description: journalErrorMessage(error), kind: 'destructive' })
    }
    setPending(false)
  }

  return (
    <Card tone="sand" role="alert" className="grid justify-items-start gap-4">
      <CardTitle icon={<TriangleAlert aria-hidden strokeWidth={1.75} className="text-clay" />}>
        Something is not as you left it
      </CardTitle>
      <ul className="grid list-disc gap-1 pl-5">
        {unexpectedKey ? (
          <li>The server sent an older key of this journal than this device has seen.</li>
        ) : null}
        {findings.map((finding) => (
          <li key={finding.kind}>{sentenceOf(finding)}</li>
        ))}
      </ul>
      <p className="measure">
        If you know why, all is well. If not, please tell us. An encrypted backup that you made can bring
        entries back.
      </p>
      <Button variant="outline" disabled={pending} onClick={() => void accept()}>
        I know why, continue
      </Button>
    </Card>
  )
}

function Unreachable({ waiting }: { waiting: number }) {
  const [pending, setPending] = useState(false)

  async function tryAgain() {
    setPending(true)
    await reconnect().catch(() => {})
    setPending(false)
  }

  useEffect(() => {
    const retry = () => void reconnect().catch(() => {})
    window.addEventListener('online', retry)
    const timer = setInterval(retry, retrySeconds * 1_000)
    return () => {
      window.removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [])

  return (
    <Card tone="sand" className="grid justify-items-start gap-3" role="status">
      <p>
        Cairn can’t be reached right now. You’re reading the copy on this device. You can write, change and
        delete entries; they’re sent once there’s a connection.
      </p>
      {waiting > 0 ? <p className="font-semibold">{waitingChanges(waiting)}</p> : null}
      <Button variant="outline" disabled={pending} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </Card>
  )
}

const retrySeconds = 30

function Refused({ reason }: { reason: string }) {
  return (
    <Card tone="sand" role="status">
      <p>
        A change on this device couldn’t be sent: {reason} It stays here, encrypted. You can still read it and
        copy it.
      </p>
    </Card>
  )
}

type ReencryptionProgressProps = { done: number; of: number; stopped: boolean }

/** A key change encrypts the entries again. Reading and writing continue meanwhile. */
export function ReencryptionProgress({ done, of, stopped }: ReencryptionProgressProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <Progress value={done} max={of} label="Entries encrypted with your new key" />
      <p className="text-sm text-ink-soft">
        {done.toLocaleString()} of {of.toLocaleString()} entries are encrypted with your new key.{' '}
        {stopped
          ? 'It stopped because the server couldn’t be reached. Nothing is lost. It continues the next time you unlock.'
          : 'You can read and write in the meantime. If you close this page, it continues the next time you unlock.'}
      </p>
      {stopped ? (
        <Button variant="outline" onClick={() => void reencryptAll()}>
          Continue now
        </Button>
      ) : null}
    </div>
  )
}

function LegacyEntries({ count }: { count: number }) {
  const [done, setDone] = useState<number>()

  async function move() {
    setDone(0)
    try {
      const { moved } = await migrateEntries(setDone)
      toast({
        title: 'Done',
        description: moved === 1 ? 'One entry moved.' : `${moved} entries moved.`,
      })
    } catch (error) {
      toast({
        title: 'Error',
        description: `${journalErrorMessage(error)} Nothing is lost. You can simply start again.`,
        kind: 'destructive',
      })
    }
    setDone(undefined)
  }

  return (
    <Card tone="sky" className="grid justify-items-start gap-4">
      <CardTitle>{count === 1 ? 'One older entry' : `${count} older entries`}</CardTitle>
      <p className="measure">
        They use an earlier, weaker encryption. Your browser can move them to the new one: each is copied,
        read back and compared, and only then is the old copy deleted. You can stop any time.
      </p>
      {done === undefined ? (
        <Button onClick={() => void move()}>Move them</Button>
      ) : (
        <Progress value={done} max={count} label={`${done} of ${count} moved`} />
      )}
    </Card>
  )
}

function ClosedEntries({ count }: { count: number }) {
  const [password, setPassword] = useState('')
  const { error, ...form } = usePasswordForm(async () => {
    if ((await tryPassword(password)) === 0) throw new Error(wrongPassword)
    setPassword('')
  })

  return (
    <PasswordForm
      tone="sand"
      title={count === 1 ? 'One entry stays closed' : `${count} entries stay closed`}
      action="Try it"
      actionPending="Trying…"
      variant="outline"
      ready={password !== ''}
      {...form}
    >
      <p className="measure">
        They were written with another password, maybe one with a typo. They stay as they are. Try any
        password you may have used.
      </p>
      <PasswordField
        label="Another password"
        error={error}
        autoComplete="off"
        className="max-w-md"
        value={password}
        onChange={setPassword}
      />
    </PasswordForm>
  )
}
