// Describes a time zone for iCalendar: yearly rules if the zone has them, so that events stay right for years.
import { offsetIn } from '../../platform/dates.ts'
import { type Segment, segmentsOf, zoneLabel } from '../occurrences.ts'

const dayMs = 86_400_000
const yearMs = 366 * dayMs
const yearsAhead = 6

type Onset = { at: number; wall: Date; from: number; to: number }

/** The VTIMEZONE. A zone without yearly rules lists each change from a year ago to six years ahead. */
export function zoneRules(zone: string, now: number): string {
  const begin = now - yearMs
  const [first, ...changes] = segmentsOf(zone, begin, now + yearsAhead * yearMs)
  // The smaller offset of the year is standard time.
  const year = new Date(now).getUTCFullYear()
  const winter = Math.min(offsetIn(zone, Date.UTC(year, 0, 1)), offsetIn(zone, Date.UTC(year, 6, 1)))
  const onsets = onsetsOf(first, changes)
  const yearly = yearlyRules(onsets)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`]
  if (!yearly) {
    const wall = new Date(begin + first.offset)
    lines.push(...observance(zone, { at: begin, wall, from: first.offset, to: first.offset }, winter))
  }
  for (const { onset, rule } of yearly ?? onsets.map((onset) => ({ onset, rule: undefined })))
    lines.push(...observance(zone, onset, winter, rule))
  lines.push('END:VTIMEZONE')
  return lines.join('\r\n')
}

function onsetsOf(first: Segment, changes: Segment[]): Onset[] {
  let from = first.offset
  return changes.map(({ from: at, offset: to }) => {
    const onset = { at, wall: new Date(at + from), from, to }
    from = to
    return onset
  })
}

/** A pair of yearly changes, each on the same weekday of the same month: the first date, and the recurrence rule. */
function yearlyRules(onsets: Onset[]): { onset: Onset; rule: string }[] | undefined {
  // The clock changes twice a year, so every other change is the same one a year later.
  const pair = [onsets.filter((_, at) => at % 2 === 0), onsets.filter((_, at) => at % 2 === 1)]
  const rules = pair.map((years) => ({ onset: years[0], rule: ruleOf(years) }))
  const found = rules.flatMap(({ onset, rule }) => (onset && rule ? [{ onset, rule }] : []))
  return found.length === 2 ? found : undefined
}

/** The recurrence rule of a change, given its dates in several years; undefined if they follow none. */
function ruleOf(years: Onset[]): string | undefined {
  const isConstant = (of: (onset: Onset) => number) => new Set(years.map(of)).size === 1
  const [first] = years
  if (!first || years.length < yearsAhead) return undefined
  if (!isConstant(({ to }) => to) || !isConstant(({ from }) => from)) return undefined
  if (!isConstant(({ wall }) => wall.getUTCMonth()) || !isConstant(({ wall }) => wall.getUTCDay()))
    return undefined
  if (!isConstant(({ wall }) => wall.getTime() % dayMs)) return undefined
  // "The second Sunday" is 2, "the last Sunday" is -1.
  const fromStart = ({ wall }: Onset) => Math.ceil(wall.getUTCDate() / 7)
  const fromEnd = ({ wall }: Onset) => -Math.ceil((daysInMonth(wall) - wall.getUTCDate() + 1) / 7)
  const position = [fromStart, fromEnd].find(isConstant)
  if (!position) return undefined
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][first.wall.getUTCDay()] ?? 'SU'
  return `RRULE:FREQ=YEARLY;BYMONTH=${first.wall.getUTCMonth() + 1};BYDAY=${position(first)}${weekday}`
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}

function observance(zone: string, { at, wall, from, to }: Onset, winter: number, rule?: string): string[] {
  const kind = to === winter ? 'STANDARD' : 'DAYLIGHT'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toISOString().replace(/[-:]|\.\d+Z$/g, '')}`,
    ...(rule ? [rule] : []),
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
    `TZNAME:${zoneLabel(zone, at + 3_600_000)}`,
    `END:${kind}`,
  ]
}

function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
  return `${offset < 0 ? '-' : '+'}${clock}`
}
