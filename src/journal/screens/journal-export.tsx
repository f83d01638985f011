// On the account page: members whose plan ended can still read, export and delete their entries.
import { useState } from 'react'
import { useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import * as contract from '../contract.ts'
import { lock } from '../session/journal.browser.ts'
import { Entries } from './entries.tsx'
import { ExportImport } from './export-import.tsx'
import { useJournal } from './journal.tsx'
import { Notices } from './notices.tsx'
import { RecoveryCode } from './recovery-code-card.tsx'
import { UnlockScreen } from './unlock-screen.tsx'

/** Renders nothing for members without a journal. */
export function JournalExport() {
  const key = useRead(contract.readKey)
  const journal = useJournal()
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState<string>()
  if (!key.data) return null
  return (
    <Card className="grid gap-5 lg:col-span-2">
      <CardTitle>Your journal</CardTitle>
      <p className="measure">
        What you wrote is yours, with or without a plan. Unlock it here to read it, take it along or delete
        it.
      </p>
      {code ? (
        <RecoveryCode code={code} onKept={() => setCode(undefined)} />
      ) : journal ? (
        <>
          <Button variant="outline" className="justify-self-start" onClick={() => void lock()}>
            Lock now
          </Button>
          <Notices canWrite={false} />
          <ExportImport canWrite={false} />
          <Entries canWrite={false} />
        </>
      ) : open ? (
        <UnlockScreen onCode={setCode} />
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          Open my journal
        </Button>
      )}
    </Card>
  )
}
