const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Such as "Jan 2, 2026, 3:04 PM", in the reader's time zone. */
export function formatTime(at: string): string {
  return timeFormat.format(new Date(at))
}
