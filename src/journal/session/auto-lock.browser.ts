// Locks the journal automatically: when idle, when the tab is hidden (optional), and at logout.
import { z } from 'zod/mini'
import { lastProfile } from '../../accounts/stored-session.browser.ts'
import { sessionChanged } from '../../platform/browser/session-token.browser.ts'

export const idleChoices = [1, 5, 15, 30, 60] as const
const LockSettings = z.object({
  idleMinutes: z.union(idleChoices.map((minutes) => z.literal(minutes))),
  onHide: z.boolean(),
})
export type LockSettings = z.infer<typeof LockSettings>

const name = 'cairn.journal.locking'
const defaults: LockSettings = { idleMinutes: 15, onHide: false }

export function readLockSettings(): LockSettings {
  try {
    const parsed = LockSettings.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'))
    return parsed.success ? parsed.data : defaults
  } catch {
    return defaults
  }
}

export function writeLockSettings(locking: LockSettings): void {
  try {
    localStorage.setItem(name, JSON.stringify(locking))
  } catch {
    // Without local storage the default applies.
  }
}

const interactions = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Calls `lock` when due; returns a function that stops watching. */
export function lockWhenIdle(lock: () => void): () => void {
  const email = lastProfile()?.email
  const ended = new AbortController()
  const { signal } = ended
  let lastUsedAt = Date.now()

  // Compares timestamps instead of using one long timer, so that a laptop locks when it wakes up.
  function lockIfIdle() {
    if (Date.now() - lastUsedAt >= readLockSettings().idleMinutes * 60_000) lock()
  }

  const timer = setInterval(lockIfIdle, 5_000)
  for (const interaction of interactions) {
    addEventListener(
      interaction,
      () => {
        lockIfIdle()
        lastUsedAt = Date.now()
      },
      { signal, passive: true, capture: true },
    )
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      lockIfIdle()
      if (document.hidden && readLockSettings().onHide) lock()
    },
    { signal },
  )
  for (const change of ['storage', sessionChanged]) {
    addEventListener(
      change,
      () => {
        // A new token is not a logout, and neither is one that was dropped while the server was unavailable.
        if (lastProfile()?.email !== email) lock()
      },
      { signal },
    )
  }
  return () => {
    clearInterval(timer)
    ended.abort()
  }
}
