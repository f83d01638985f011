// A journey across the date line takes a whole date away. Nobody lived it, so it breaks nothing.

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
export function offsetMinutesIn(zone: string, milliseconds: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(milliseconds)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local / 60_000 - Math.floor(milliseconds / 60_000)
}

/** Clocks that went ahead by this much between two dates took the date between them. Flights on one side of the line move less. */
export const dateTakenMinutes = 12 * 60
