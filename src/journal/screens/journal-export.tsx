// On the account page: members whose plan ended can still read, export and delete their entries.
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { SettingsRow } from '../../platform/ui/settings-rows.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { journalExists } from '../contract.ts'

const ReadOnlyJournal = lazy(async () => ({
  default: (await import('../read-only-journal.tsx')).ReadOnlyJournal,
}))

/** Renders nothing for members without a journal. */
export function JournalExport() {
  const journal = useRead(journalExists)
  const [open, setOpen] = useState(false)
  if (!journal.data?.exists) return null
  return (
    <>
      <SettingsRow label="Your journal" value="Read, download or delete it, with or without a plan">
        {open ? null : (
          <Button variant="quiet" className="-mr-3 px-3!" onClick={() => setOpen(true)}>
            Open my journal
          </Button>
        )}
      </SettingsRow>
      {open ? (
        <Suspense fallback={<Loading lines={4} />}>
          <ReadOnlyJournal />
        </Suspense>
      ) : null}
    </>
  )
}
