/** The date one year earlier; February 28 for February 29. */
export function yearBefore(date: string): string {
  const year = Number(date.slice(0, 4)) - 1
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${String(year).padStart(4, '0')}${date.endsWith('-02-29') && !leap ? '-02-28' : date.slice(4)}`
}
