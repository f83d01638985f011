// Dates by the device's own calendar, YYYY-MM-DD.

/** The date of a moment in the zone of this device. */
export function localDate(moment: string | Date): string {
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Today on this device. */
export function localToday(): string {
  return localDate(new Date())
}
