// The journal page after unlocking.
import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { useWake } from '../platform/browser/use-today.browser.ts'
import { Tabs } from '../platform/ui/tabs.tsx'
import { toast } from '../platform/ui/toast.tsx'
import { joinOtherTabs } from './device/other-tabs.browser.ts'
import { Entries } from './screens/entries.tsx'
import { ExportImport } from './screens/export-import.tsx'
import { Notices } from './screens/notices.tsx'
import { JournalSettings } from './screens/settings.tsx'
import { StoredSummary } from './screens/stored-summary.tsx'
import { refreshEntries } from './session/journal-session.browser.ts'
import { lockEverywhere } from './session/open-journal.browser.ts'

const newKey = {
  title: 'Your journal’s password was changed',
  description: 'It was changed on another device. Unlock the journal with the new one.',
}

async function refresh() {
  if (await refreshEntries().catch(() => true)) return
  await lockEverywhere()
  toast(newKey)
}

/** Shows what other tabs write at once, and what other devices write when the page is shown or gets the focus, and every minute. */
function useRefreshedEntries() {
  useWake(() => void refresh())
  useEffect(() => {
    const leaveOtherTabs = joinOtherTabs(() => void refresh())
    const refreshNow = () => void refresh()
    window.addEventListener('focus', refreshNow)
    window.addEventListener('online', refreshNow)
    refreshNow()
    return () => {
      leaveOtherTabs()
      window.removeEventListener('focus', refreshNow)
      window.removeEventListener('online', refreshNow)
    }
  }, [])
}

export function UnlockedJournal() {
  useRefreshedEntries()
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
