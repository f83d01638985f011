// The promise to answer within 24 hours, for contact messages and session requests.

/** The answer deadline: 24 hours after receipt. @param receivedAt ISO 8601 */
export function dueAfter(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + 24 * 3_600_000).toISOString()
}

/** How old an unanswered request is relative to its deadline, for staff. */
export function ageInWords(receivedAt: string, now: number): { text: string; isLate: boolean } {
  const minutes = minutesBetween(receivedAt, now)
  const age = lengthInWords(minutes)
  const isLate = minutes >= 24 * 60
  return { text: isLate ? `${age}: over the 24 hours` : `${age} of 24 h`, isLate }
}

/** How long an answer took, for staff. */
export function answeredInWords(receivedAt: string, answeredAt: string): string {
  const minutes = minutesBetween(receivedAt, Date.parse(answeredAt))
  return `answered in ${lengthInWords(minutes)}${minutes > 24 * 60 ? ', over the 24 hours' : ''}`
}

function minutesBetween(from: string, until: number): number {
  return Math.max(0, Math.floor((until - Date.parse(from)) / 60_000))
}

function lengthInWords(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
}
