// The journal on the account page: read, export and delete, without writing.
import { useState } from 'react'
import { Button } from '../platform/ui/button.tsx'
import { Entries } from './screens/entries.tsx'
import { ExportImport } from './screens/export-import.tsx'
import { useJournal } from './screens/journal.tsx'
import { Notices } from './screens/notices.tsx'
import { RecoveryCode } from './screens/recovery-code-card.tsx'
import { UnlockScreen } from './screens/unlock-screen.tsx'
import { lockEverywhere } from './session/open-journal.browser.ts'

export function ReadOnlyJournal() {
  const journal = useJournal()
  const [code, setCode] = useState<string>()
  return <div className="grid gap-5 p-4 sm:p-5">{content()}</div>

  function content() {
    if (code) return <RecoveryCode code={code} onSaved={() => setCode(undefined)} />
    return journal ? <Unlocked /> : <UnlockScreen onCode={setCode} />
  }
}

function Unlocked() {
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => void lockEverywhere()}>
        Lock now
      </Button>
      <Notices canWrite={false} />
      <ExportImport canWrite={false} />
      <Entries canWrite={false} />
    </>
  )
}
