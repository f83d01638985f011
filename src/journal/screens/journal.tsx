// The open journal, dates and messages for the journal's screens.
import { useSyncExternalStore } from 'react'
import { type OpenJournal, openJournal, subscribeToJournal } from '../session/open-journal.browser.ts'

export function useJournal(): OpenJournal | undefined {
  return useSyncExternalStore(subscribeToJournal, openJournal, () => undefined)
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' })

export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

export function formatClock(iso: string): string {
  return clock.format(new Date(iso))
}

/** Formats `2026-03` or an ISO date as 'March 2026'. */
export function formatMonth(date: string): string {
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
