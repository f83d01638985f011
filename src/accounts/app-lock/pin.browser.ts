// The PIN of the app lock: stored as a hash, with a delay after wrong ones.
import { type AppLock, openApp, storedLock, storeLock } from './app-lock.browser.ts'

const iterations = 600_000
const triesBeforeWait = 5
const waitMilliseconds = 60_000
export const pinPattern = /^\d{4,12}$/

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return base64(new Uint8Array(bits))
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Locks this device for a member. The tab that sets the PIN stays open. */
export async function setPin(email: string, pin: string, minutes: number): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const lock: AppLock = {
    email,
    salt: base64(salt),
    hash: await hashOf(pin, salt),
    minutes,
    wrong: 0,
    waitUntil: 0,
  }
  openApp()
  storeLock(lock)
}

export type PinResult = { is: 'right' } | { is: 'wrong'; left: number } | { is: 'early'; seconds: number }

/** Compares a PIN with the stored one. An attempt is counted before it is made, so that closing the tab gives no further attempts. */
export async function tryPin(pin: string, now = Date.now()): Promise<PinResult> {
  const lock = storedLock()
  if (!lock) return { is: 'right' }
  if (lock.waitUntil > now) return { is: 'early', seconds: Math.ceil((lock.waitUntil - now) / 1000) }
  const wrong = lock.wrong + 1
  const isLast = wrong >= triesBeforeWait
  storeLock({ ...lock, wrong, waitUntil: isLast ? now + waitMilliseconds : 0 })
  if ((await hashOf(pin, bytesOf(lock.salt))) !== lock.hash) {
    return isLast
      ? { is: 'early', seconds: waitMilliseconds / 1000 }
      : { is: 'wrong', left: triesBeforeWait - wrong }
  }
  storeLock({ ...lock, wrong: 0, waitUntil: 0 })
  return { is: 'right' }
}
