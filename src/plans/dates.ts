/** Formats a day in the reader's time zone. */
export function dayOf(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(at))
}

/** The same on the server, in the member's time zone. */
export function dayText(at: Date | number | string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(new Date(at))
}
