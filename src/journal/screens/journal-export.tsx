// On the account page: members whose plan ended can still read, export and delete their entries.
import { useState } from 'react'
import { useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { SettingsRow } from '../../platform/ui/settings-rows.tsx'
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
  const [open, setOpen] = useState(false)
  if (!key.data) return null
  return (
    <>
      <SettingsRow label="Your journal" value="Read, download or delete it, with or without a plan">
        {open ? null : (
          <Button
            variant="quiet"
            className="-mr-3 max-w-3/5 shrink-0 px-3! max-[16rem]:mr-0 max-[16rem]:shrink"
            onClick={() => setOpen(true)}
          >
            Open my journal
          </Button>
        )}
      </SettingsRow>
      {open ? <OpenedJournal /> : null}
    </>
  )
}

function OpenedJournal() {
  const journal = useJournal()
  const [code, setCode] = useState<string>()
  return (
    <div className="grid gap-5 p-4 sm:p-5">
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
      ) : (
        <UnlockScreen onCode={setCode} />
      )}
    </div>
  )
}
