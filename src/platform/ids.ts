/** A UUIDv7 (RFC 9562): 48 bits of time in milliseconds, then random bits; sorts by creation time. */
export function newId(milliseconds: number = Date.now()): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** When a UUIDv7 was made, in milliseconds. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}
