// The meetings whose rows are in the page before React loads (early-rows.browser.ts).
import { useState } from 'react'
import { useHydrating } from '../../platform/browser/hydrating.browser.ts'
import type { Meeting } from '../contract.ts'

export type EarlyMeetings = { meetings: Meeting[]; now: number }

declare global {
  var earlyMeetings: EarlyMeetings | undefined
}

/** The early meetings, only while React hydrates the HTML that contains them. */
export function useEarlyMeetings(): EarlyMeetings | undefined {
  const hydrating = useHydrating()
  const [meetings] = useState(() => (hydrating ? globalThis.earlyMeetings : undefined))
  return meetings
}
