/** A day as people say it, in the reader's own zone. */
export function dayOf(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(at))
}
