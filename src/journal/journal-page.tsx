import { BookLock } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useFeature } from '../platform/browser/feature-flags.tsx'
import { Button } from '../platform/ui/button.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { BuildCheck } from './screens/build-check.tsx'
import { useJournal } from './screens/journal.tsx'
import { RecoveryCode } from './screens/recovery-code-card.tsx'
import { UnlockScreen } from './screens/unlock-screen.tsx'
import { lockEverywhere } from './session/open-journal.browser.ts'

const loadUnlocked = () => import('./unlocked-journal.tsx')
const UnlockedJournal = lazy(async () => ({ default: (await loadUnlocked()).UnlockedJournal }))

/** Once the journal is unlocked, the entries need the space more than the sentence. */
function JournalHead({ isUnlocked }: { isUnlocked: boolean }) {
  const coachOn = useFeature('coach')
  if (isUnlocked)
    return (
      <PageHead title="Journal">
        <Button variant="outline" onClick={() => void lockEverywhere()}>
          <BookLock aria-hidden strokeWidth={1.75} className="size-5" />
          Lock now
        </Button>
      </PageHead>
    )
  return (
    <PageHead
      title="Journal"
      lead={`Encrypted in your browser before it is sent. Only you can read it: not us, ${coachOn ? 'not the coach, ' : ''}not a moderator.`}
    />
  )
}

export function JournalPage() {
  const { user } = useSession()
  const journal = useJournal()
  const [code, setCode] = useState<string>()
  const isUnlocked = journal !== undefined
  let step: 'unlock' | 'recovery code' | 'unlocked' = isUnlocked ? 'unlocked' : 'unlock'
  if (code) step = 'recovery code'

  // Scrolls to the top after each step.
  useEffect(() => {
    if (step !== 'unlock') window.scrollTo({ top: 0 })
  }, [step])

  return (
    // Loads the rest while the password is typed: the page arrives sooner, and unlocking does not wait.
    <div className="page" onFocus={() => void loadUnlocked().catch(() => undefined)}>
      <JournalHead isUnlocked={step === 'unlocked'} />
      {code ? <RecoveryCode code={code} onSaved={() => setCode(undefined)} /> : null}
      {step === 'unlocked' ? (
        <Suspense fallback={<Loading lines={6} />}>
          <UnlockedJournal />
        </Suspense>
      ) : null}
      {step === 'unlock' ? <UnlockScreen onCode={setCode} /> : null}
      {user ? <BuildCheck /> : null}
    </div>
  )
}
