// Whether this member has someone to ask for a call, as this device saw it last: so that the card has its place at once.
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

/** Both sides want it, so a request goes to this person. */
export function getsCalls({ state, shares }: TrustedPerson): boolean {
  return state === 'accepted' && shares.calls.since !== null && shares.calls.taken
}
