// Which local day an entry belongs to, and the month as a grid.

/** The date in the person's own zone, as the browser knows it. */
export function localDate(moment: string | Date): string {
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** 29 February looks back on the 28th of a year that has no 29th. */
export function yearBefore(date: string): string {
  const year = Number(date.slice(0, 4)) - 1
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${String(year).padStart(4, '0')}${date.endsWith('-02-29') && !leap ? '-02-28' : date.slice(4)}`
}

/** The dates of a month ('2026-03') in weeks from Sunday; `undefined` pads the first and last week. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells = Array.from({ length: Math.ceil((first + count) / 7) * 7 }, (_, at) => {
    const day = at - first + 1
    return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export function monthBeside(month: string, step: 1 | -1): string {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}
