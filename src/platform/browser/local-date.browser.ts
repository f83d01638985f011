// Dates by the device's own calendar, YYYY-MM-DD.

/** The date of a moment in the zone of this device. */
export function localDate(moment: string | Date): string {
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const dayStart = 'cairn.day-starts-at'

/** Keeps the full hour at which the person's day begins; undefined when nobody is here any more. */
export function keepDayStart(hour: number | undefined) {
  try {
    if (hour) localStorage.setItem(dayStart, String(hour))
    else localStorage.removeItem(dayStart)
  } catch {
    // why: where nothing is kept, the day begins at midnight
  }
}

function keptDayStart(): number {
  try {
    return Number(localStorage.getItem(dayStart) ?? 0)
  } catch {
    return 0
  }
}

/** Today by the device's own calendar; before the person's day begins, the evening before goes on. */
export function localToday(): string {
  const now = new Date()
  if (now.getHours() < keptDayStart()) now.setDate(now.getDate() - 1)
  return localDate(now)
}
