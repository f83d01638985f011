const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** "Nov 22, 2026". A date is parsed as noon, so that no zone changes its day. */
export function formatDay(at: string): string {
  return dayFormat.format(new Date(/^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T12:00:00` : at))
}
