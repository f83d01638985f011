/** Formats a day in the reader's time zone. */
export function dayOf(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(at))
}

/** Formats a day in the given time zone, for emails and refusals. */
export function dayText(at: Date | number | string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(new Date(at))
}
