import { BookLock, KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFeature } from '../platform/browser/feature-flags.tsx'
import { Button } from '../platform/ui/button.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Tabs } from '../platform/ui/tabs.tsx'
import { Entries } from './screens/entries.tsx'
import { ExportImport } from './screens/export-import.tsx'
import { useJournal } from './screens/journal.tsx'
import { Notices } from './screens/notices.tsx'
import { RecoveryCode } from './screens/recovery-code-card.tsx'
import { JournalSettings } from './screens/settings.tsx'
import { StoredSummary } from './screens/stored-summary.tsx'
import { UnlockScreen } from './screens/unlock-screen.tsx'
import { lock } from './session/journal.browser.ts'

export function JournalPage() {
  const journal = useJournal()
  const coachOn = useFeature('coach')
  const [code, setCode] = useState<string>()
  const step = code ? 'code' : journal ? 'open' : 'door'

  // Scrolls to the top at each step.
  useEffect(() => {
    if (step !== 'door') window.scrollTo({ top: 0 })
  }, [step])

  return (
    <div className="page">
      <PageHead
        title="Journal"
        lead={`Encrypted in your browser before it is sent. Only you can read it: not us, ${coachOn ? 'not the coach, ' : ''}not a moderator.`}
      >
        {journal && !code ? (
          <Button variant="outline" onClick={() => void lock()}>
            <BookLock aria-hidden strokeWidth={1.75} className="size-5" />
            Lock now
          </Button>
        ) : null}
      </PageHead>
      {code ? (
        <RecoveryCode code={code} onKept={() => setCode(undefined)} />
      ) : journal ? (
        <Unlocked />
      ) : (
        <UnlockScreen onCode={setCode} />
      )}
    </div>
  )
}

function Unlocked() {
  return (
    <div className="grid gap-6">
      <Notices />
      <Tabs
        label="Journal"
        tabs={[
          { value: 'entries', label: 'Entries', content: <Entries /> },
          {
            value: 'keys',
            label: (
              <span className="inline-flex items-center gap-2">
                <KeyRound aria-hidden strokeWidth={1.75} className="size-4" />
                Password & backups
              </span>
            ),
            content: (
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <JournalSettings />
                <div className="grid gap-6">
                  <ExportImport />
                  <StoredSummary />
                </div>
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
