// When an open journal locks by itself: after minutes without a touch, when its tab is hidden (if wanted), with the session.
import { z } from 'zod'
import { lastProfile } from '../../accounts/session.tsx'
import { sessionChanged, storedToken } from '../../platform/browser/call.browser.ts'

export const idleChoices = [5, 15, 30, 60] as const
const Locking = z.object({
  idleMinutes: z.union(idleChoices.map((minutes) => z.literal(minutes))),
  onHide: z.boolean(),
})
export type Locking = z.infer<typeof Locking>

const name = 'cairn.journal.locking'
const usual: Locking = { idleMinutes: 15, onHide: false }

export function readLocking(): Locking {
  try {
    const parsed = Locking.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'))
    return parsed.success ? parsed.data : usual
  } catch {
    return usual
  }
}

export function writeLocking(locking: Locking): void {
  try {
    localStorage.setItem(name, JSON.stringify(locking))
  } catch {
    // why: a browser that keeps nothing locks by the usual minutes
  }
}

const touches = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Calls `lock` once it is due; returns how to stop watching. */
export function watchOver(lock: () => void): () => void {
  const whose = lastProfile()?.email
  const ended = new AbortController()
  const { signal } = ended
  let touchedAt = Date.now()

  // A clock that is looked at, not a timer of 15 minutes: a laptop that slept locks when it wakes.
  function look() {
    if (Date.now() - touchedAt >= readLocking().idleMinutes * 60_000) lock()
  }

  const timer = setInterval(look, 5_000)
  for (const touch of touches) {
    addEventListener(
      touch,
      () => {
        look()
        touchedAt = Date.now()
      },
      { signal, passive: true, capture: true },
    )
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      look()
      if (document.hidden && readLocking().onHide) lock()
    },
    { signal },
  )
  for (const change of ['storage', sessionChanged]) {
    addEventListener(
      change,
      () => {
        // New keys of the same session are no end of it.
        if (storedToken() === undefined || lastProfile()?.email !== whose) lock()
      },
      { signal },
    )
  }
  return () => {
    clearInterval(timer)
    ended.abort()
  }
}
