// The app lock of this device: a PIN before any page of a member. It stops someone who picks up the device; it encrypts nothing.
import { useSyncExternalStore } from 'react'

export type AppLock = {
  /** The address of the member who set the PIN. */
  email: string
  salt: string
  hash: string
  /** Minutes in the background until the app locks. */
  minutes: number
  /** The number of wrong PINs in a row, and when the next one may be tried. */
  wrong: number
  waitUntil: number
}

const lockName = 'cairn.app-lock'
/** In the tab's session storage: `view` while the tab is visible, else when it was last visible. */
const openName = 'cairn.app-lock-open'
const lockChanged = 'cairn-app-lock'

export function storedLock(): AppLock | undefined {
  try {
    return JSON.parse(localStorage.getItem(lockName) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function storeLock(lock: AppLock | undefined): void {
  try {
    if (lock) localStorage.setItem(lockName, JSON.stringify(lock))
    else localStorage.removeItem(lockName)
  } catch {
    // A browser without storage has no session to lock either.
  }
  window.dispatchEvent(new Event(lockChanged))
}

function mark(text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(openName)
    else sessionStorage.setItem(openName, text)
  } catch {
    // Without session storage every page starts locked.
  }
}

/** Unlocks this tab, after the right PIN or password. */
export function openApp(): void {
  mark('view')
  window.dispatchEvent(new Event(lockChanged))
}

export function lockApp(): void {
  mark(undefined)
  window.dispatchEvent(new Event(lockChanged))
}

/** After a login: unlocks the app for the same member, and removes another member's lock. */
export function openAppFor(email: string): void {
  const lock = storedLock()
  if (lock && lock.email !== email) storeLock(undefined)
  openApp()
}

function isLocked(): boolean {
  const lock = storedLock()
  if (!lock) return false
  try {
    const open = sessionStorage.getItem(openName)
    if (open === null) return true
    return open !== 'view' && Date.now() - Number(open) > lock.minutes * 60_000
  } catch {
    return true
  }
}

function listen(listener: () => void) {
  function onVisibilityChange() {
    if (document.visibilityState === 'hidden') {
      if (!isLocked()) mark(String(Date.now()))
      return
    }
    if (isLocked()) lockApp()
    else mark('view')
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('storage', listener)
  window.addEventListener(lockChanged, listener)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('storage', listener)
    window.removeEventListener(lockChanged, listener)
  }
}

export function useAppLocked(): boolean {
  return useSyncExternalStore(listen, isLocked, () => false)
}
