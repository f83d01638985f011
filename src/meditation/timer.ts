// The timer, computed from timestamps so that sleep, background tabs and reloads don't affect it. Times in milliseconds.

/** `since` is the start time, undefined while paused; `kept` is the time counted before it. */
export type Timer = { since: number | undefined; kept: number }

export const stopped: Timer = { since: undefined, kept: 0 }

export function start(timer: Timer, now: number): Timer {
  return timer.since === undefined ? { ...timer, since: now } : timer
}

export function pause(timer: Timer, now: number): Timer {
  return { since: undefined, kept: elapsed(timer, now) }
}

/** Setting the clock back never reduces the time. */
export function elapsed({ since, kept }: Timer, now: number): number {
  return kept + (since === undefined ? 0 : Math.max(0, now - since))
}

/** Formats as m:ss. */
export function formatTimer(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Parses a stored timer; a stopped one if invalid. */
export function readTimer(stored: string | null): Timer {
  try {
    const { since, kept }: Partial<Timer> = JSON.parse(stored ?? '')
    if (typeof kept !== 'number' || !(kept >= 0)) return stopped
    return { since: typeof since === 'number' ? since : undefined, kept }
  } catch {
    return stopped
  }
}

/** Seconds from now of all bells: every `interval` (0: none) and at the end (0: unlimited). */
export function upcomingBells(
  elapsedSeconds: number,
  intervalSeconds: number,
  endSeconds: number,
): { in: number; isEnd: boolean }[] {
  const bells: { in: number; isEnd: boolean }[] = []
  // An unlimited sitting schedules two hours of bells, again at each start.
  const last = endSeconds > 0 ? endSeconds : elapsedSeconds + 7_200
  if (intervalSeconds > 0) {
    const first = (Math.floor(elapsedSeconds / intervalSeconds) + 1) * intervalSeconds
    for (let at = first; at < last; at += intervalSeconds)
      bells.push({ in: at - elapsedSeconds, isEnd: false })
  }
  if (endSeconds > elapsedSeconds) bells.push({ in: endSeconds - elapsedSeconds, isEnd: true })
  return bells
}
