// The current time. dates.ts turns it into dates.

/** The current time in milliseconds since 1970. Tests pass their own clock. */
export type Clock = { now(): number }

/** Milliseconds as ISO 8601, the form in which timestamps are sent and stored. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export const systemClock: Clock = { now: () => Date.now() }
