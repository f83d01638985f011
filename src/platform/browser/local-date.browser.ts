// Dates in the device's time zone, YYYY-MM-DD.

/** The date of an instant in the device's time zone. */
export function localDate(moment: string | Date): string {
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const dayStart = 'cairn.day-starts-at'

/** Stores the full hour at which the person's day starts; undefined after logout. */
export function storeDayStart(hour: number | undefined) {
  try {
    if (hour) localStorage.setItem(dayStart, String(hour))
    else localStorage.removeItem(dayStart)
  } catch {
    // Without local storage the day starts at midnight.
  }
}

function storedDayStart(): number {
  try {
    return Number(localStorage.getItem(dayStart) ?? 0)
  } catch {
    return 0
  }
}

/** Today's date on this device. Hours before the person's day starts belong to the day before. */
export function localToday(): string {
  const now = new Date()
  if (now.getHours() < storedDayStart()) now.setDate(now.getDate() - 1)
  return localDate(now)
}
