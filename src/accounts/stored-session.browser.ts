// The session in this device's storage: token, last profile, and whether the session is suspended because the server cannot be reached.
import { useSyncExternalStore } from 'react'
import { claimMemberData } from '../platform/browser/device-data.browser.ts'
import { storeDayStart } from '../platform/browser/local-date.browser.ts'
import { sessionChanged, storedToken, storeToken } from '../platform/browser/session-token.browser.ts'
import type { Profile } from './contract.ts'
import { setLogoutPending } from './sessions/pending-logout.browser.ts'

export const profileKey = ['', 'api', 'profile']
const profileName = 'cairn.profile'
const suspendedName = 'cairn.suspended'
const draftOwner = 'cairn.draft-owner'
/** Stored by passwords/password-mark.browser.ts. */
export const passwordMark = 'cairn.password-mark'
/** The draft that says that a new email or password was sent and no response came: the login page then names the old one as well. */
export const unansweredChange = 'login-change'

function write(name: string, value: string | undefined) {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Without storage the session lasts until the page is closed.
  }
}

function isSuspended(): boolean {
  try {
    return localStorage.getItem(suspendedName) !== null
  } catch {
    return false
  }
}

export function storeProfile(profile: Profile): void {
  claimMemberData(profile.id)
  write(profileName, JSON.stringify(profile))
}

/** Stores a new session, or a new token for the current one. */
export function storeSession({ token, user }: { token: string; user: Profile }): void {
  setLogoutPending(false)
  storeToken(token)
  write(suspendedName, undefined)
  storeProfile(user)
  storeDayStart(user.dayStartsAt)
  window.dispatchEvent(new Event(sessionChanged))
}

/** Drops the token only: the session cookie and the last profile stay. */
export function suspendStoredSession(): void {
  write(suspendedName, '1')
  storeToken(undefined)
  window.dispatchEvent(new Event(sessionChanged))
}

export function endStoredSession(): void {
  storeToken(undefined)
  for (const name of [suspendedName, profileName, passwordMark]) write(name, undefined)
  storeDayStart(undefined)
  window.dispatchEvent(new Event(sessionChanged))
}

/** The last known profile; undefined if nobody is signed in. */
export function lastProfile(): Profile | undefined {
  try {
    return JSON.parse(localStorage.getItem(profileName) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Deletes unsent drafts at logout, and before another person logs in.
 * @returns true if the drafts were another person's: what this tab shows may be theirs, too
 */
export function clearUnsent(memberId: string | undefined): boolean {
  try {
    const owner = sessionStorage.getItem(draftOwner)
    const isOthers = owner !== null && owner !== memberId
    if (memberId === undefined || isOthers) sessionStorage.clear()
    if (memberId !== undefined) sessionStorage.setItem(draftOwner, memberId)
    return isOthers
  } catch {
    // A browser without storage has nothing to clear.
    return false
  }
}

/** Before the first render: a tab that was restored or duplicated can have drafts of the person before. */
export function clearOthersDrafts(): void {
  const id = lastProfile()?.id
  if (id !== undefined) clearUnsent(id)
}

// `storage` events come from other tabs, so that logging out there logs out here; a page in the back/forward cache gets none.
const changes = ['storage', 'pageshow', sessionChanged]

function listen(listener: () => void) {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}

export function useStoredSession(): { token: string | undefined; suspended: boolean } {
  const token = useSyncExternalStore(listen, storedToken, () => undefined)
  const suspended = useSyncExternalStore(listen, isSuspended, () => false)
  return { token, suspended: token === undefined && suspended }
}
