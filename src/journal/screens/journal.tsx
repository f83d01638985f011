// Hooks and formatting for the journal's screens.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenedEntry } from '../crypto/open-entry.browser.ts'
import { openVisibleEntry } from '../session/entry-actions.browser.ts'
import { type OpenJournal, openJournal, subscribeToJournal } from '../session/journal.browser.ts'
import { visibleEntry } from '../session/visible-entries.ts'

export function useJournal(): OpenJournal | undefined {
  return useSyncExternalStore(subscribeToJournal, openJournal, () => undefined)
}

/** An entry's content, decrypted when it changes; 'closed' if no key opens it, undefined until then. */
export function useOpenedEntry(id: string): OpenedEntry | 'closed' | undefined {
  const sync = useJournal()?.sync
  const content = sync && visibleEntry(sync, id)?.encryptedContent
  const keys = sync?.keys
  const [opened, setOpened] = useState<OpenedEntry | 'closed'>()
  useEffect(() => {
    if (!keys || content === undefined) return
    let current = true
    // The journal may have been locked meanwhile; the page then shows the unlock screen.
    void openVisibleEntry(id).then(
      (found) => current && setOpened(found ?? 'closed'),
      () => {},
    )
    return () => {
      current = false
    }
  }, [keys, id, content])
  return opened
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' })

export function onDay(iso: string): string {
  return day.format(new Date(iso))
}

export function atMoment(iso: string): string {
  return moment.format(new Date(iso))
}

export function atClock(iso: string): string {
  return clock.format(new Date(iso))
}

/** Formats `2026-03` or an ISO date as 'March 2026'. */
export function inMonth(date: string): string {
  return month.format(new Date(`${date.slice(0, 7)}-15T12:00:00`))
}

export function waitingChanges(count: number): string {
  return count === 1 ? '1 change waits on this device.' : `${count} changes wait on this device.`
}

/** The message of an error to show to the person. */
export function journalErrorMessage(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'That did not work. Please try again.'
}
