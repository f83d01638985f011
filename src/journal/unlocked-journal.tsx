// The journal page after unlocking.
import { KeyRound } from 'lucide-react'
import { Tabs } from '../platform/ui/tabs.tsx'
import { Entries } from './screens/entries.tsx'
import { ExportImport } from './screens/export-import.tsx'
import { Notices } from './screens/notices.tsx'
import { JournalSettings } from './screens/settings.tsx'
import { StoredSummary } from './screens/stored-summary.tsx'

export function UnlockedJournal() {
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
