// Message references: eight unambiguous characters in two groups.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Formats random bytes as a reference like `C-7K4Q-2MXD`. @param random at least eight bytes */
export function referenceFrom(random: Uint8Array): string {
  const eight = Array.from(random.subarray(0, 8), (byte) => signs[byte % signs.length]).join('')
  return `C-${eight.slice(0, 4)}-${eight.slice(4)}`
}

/** The answer deadline: 24 hours after receipt. @param receivedAt ISO 8601 */
export function dueAfter(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + 24 * 3_600_000).toISOString()
}

/** The age of a message relative to its deadline, for staff. */
export function ageInWords(receivedAt: string, now: number): { words: string; isLate: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(receivedAt)) / 60_000))
  const age = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
  const isLate = minutes >= 24 * 60
  return { words: isLate ? `${age}: over the 24 hours` : `${age} of 24 h`, isLate }
}
