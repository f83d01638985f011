/** The same day a year before; 29 February looks back on the 28th of a year that has no 29th. */
export function yearBefore(date: string): string {
  const year = Number(date.slice(0, 4)) - 1
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${String(year).padStart(4, '0')}${date.endsWith('-02-29') && !leap ? '-02-28' : date.slice(4)}`
}
