// The timer: it counts from time stamps, so sleep, a background tab or a reload cannot make it wrong. All times in milliseconds.

/** `since` is when it was started, undefined while it stands; `kept` what was counted before that. */
export type Timer = { since: number | undefined; kept: number }

export const stopped: Timer = { since: undefined, kept: 0 }

export function start(timer: Timer, now: number): Timer {
  return timer.since === undefined ? { ...timer, since: now } : timer
}

export function pause(timer: Timer, now: number): Timer {
  return { since: undefined, kept: elapsed(timer, now) }
}

/** A clock that was set back never takes time away. */
export function elapsed({ since, kept }: Timer, now: number): number {
  return kept + (since === undefined ? 0 : Math.max(0, now - since))
}

/** m:ss, minutes as many as there are. */
export function shownAs(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A timer out of storage; a stopped one where it cannot be read. */
export function readTimer(stored: string | null): Timer {
  try {
    const { since, kept }: Partial<Timer> = JSON.parse(stored ?? '')
    if (typeof kept !== 'number' || !(kept >= 0)) return stopped
    return { since: typeof since === 'number' ? since : undefined, kept }
  } catch {
    return stopped
  }
}

/** Seconds from now at which bells ring: every `interval` (0: none) up to the end, and the end itself (0: endless). */
export function bellsAhead(
  elapsedSeconds: number,
  intervalSeconds: number,
  endSeconds: number,
): { in: number; isEnd: boolean }[] {
  const bells: { in: number; isEnd: boolean }[] = []
  // An endless sitting plans two hours of bells; it is planned again at every start.
  const last = endSeconds > 0 ? endSeconds : elapsedSeconds + 7_200
  if (intervalSeconds > 0) {
    const first = (Math.floor(elapsedSeconds / intervalSeconds) + 1) * intervalSeconds
    for (let at = first; at < last; at += intervalSeconds)
      bells.push({ in: at - elapsedSeconds, isEnd: false })
  }
  if (endSeconds > elapsedSeconds) bells.push({ in: endSeconds - elapsedSeconds, isEnd: true })
  return bells
}
