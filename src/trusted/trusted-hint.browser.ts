// Whether the member had people to ask for a call at the last visit on this device, to reserve the card's space immediately.
import { useEffect } from 'react'
import { readMemberText, writeMemberText } from '../platform/browser/device-data.browser.ts'
import type { TrustedPerson } from './contract.ts'

const name = 'trusted-people'

export function expectsCallCard(): boolean {
  return readMemberText(name) === 'yes'
}

export function useStoredHint(people: TrustedPerson[] | undefined): void {
  const some = people && people.some(getsCalls)
  useEffect(() => {
    if (some !== undefined) writeMemberText(name, some ? 'yes' : 'no')
  }, [some])
}

/** True if the member shares requests with this person and the person agreed. */
export function getsCalls({ state, shares }: TrustedPerson): boolean {
  return state === 'accepted' && shares.calls.since !== null && shares.calls.accepted
}
