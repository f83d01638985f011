// The time by which staff must review a case, by its urgency.

const dueMilliseconds = { emergency: 0, high: 3_600_000, normal: 24 * 3_600_000 }
// An emergency is due immediately, but counts as overdue only after the time that a person on duty needs to react.
const graceMilliseconds = 10 * 60_000

export type ReviewUrgency = keyof typeof dueMilliseconds

/** @param openedAt ISO 8601; `now` in milliseconds. */
export function reviewDeadline(
  urgency: ReviewUrgency,
  openedAt: string,
  now: number,
): { dueAt: string; overdue: boolean } {
  const dueAt = Date.parse(openedAt) + dueMilliseconds[urgency]
  const grace = urgency === 'emergency' ? graceMilliseconds : 0
  return { dueAt: new Date(dueAt).toISOString(), overdue: now > dueAt + grace }
}
