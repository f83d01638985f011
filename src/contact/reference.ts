// The number of a message: eight signs that cannot be mistaken for each other, read out in two fours.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference out of random bytes, such as `C-7K4Q-2MXD`. @param random at least eight numbers from 0 to 255 */
export function referenceFrom(random: Uint8Array): string {
  const eight = Array.from(random.subarray(0, 8), (byte) => signs[byte % signs.length]).join('')
  return `C-${eight.slice(0, 4)}-${eight.slice(4)}`
}

/** When an answer is due: 24 hours after a message came. @param receivedAt ISO 8601 */
export function dueAfter(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + 24 * 3_600_000).toISOString()
}

/** The age of a message against its 24 hours, in words for staff. */
export function ageInWords(receivedAt: string, now: number): { words: string; isLate: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(receivedAt)) / 60_000))
  const age = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
  const isLate = minutes >= 24 * 60
  return { words: isLate ? `${age}: over the 24 hours` : `${age} of 24 h`, isLate }
}
