// Shared by both formats: accepts or skips rows with a reason, and parses fields that both have.
import { type Attendance, attendances, type Listing } from '../meeting.ts'
import {
  countRemark,
  type FeedFacts,
  type ImportReport,
  isRow,
  newReport,
  type ParsedFeed,
  plainText,
  type Row,
} from './feed.ts'
import { isKnownCode } from './type-codes.ts'

export const usualMinutes = 60
export const longestMinutes = 8 * 60
const aroundTheClock = 23 * 60
const halfDay = 12 * 60

/** A meeting lasts hours, or is open around the clock; anything between is a typo in the list. */
export function plausibleMinutes(minutes: number, repairs: Record<string, number>): number {
  if (minutes <= longestMinutes || minutes >= aroundTheClock) return minutes
  countRemark(repairs, 'longer than 8 hours')
  // 09:30 to 22:30 means 10:30: AM and PM were confused.
  const otherHalf = minutes - halfDay
  return otherHalf > 0 && otherHalf <= 3 * 60 ? otherHalf : usualMinutes
}

type Feed = {
  facts: FeedFacts
  /** True if the server printed text around its JSON. */
  junk: boolean
  /** The key that all rows of one meeting have. */
  same: string
}

/** `read` returns the meetings of a row, or why there are none. Duplicates are skipped. */
export function readRows(
  rows: unknown[],
  { facts, junk, same }: Feed,
  read: (row: Row, repaired: ImportReport['repaired']) => Listing[] | string,
): ParsedFeed {
  const report = newReport(rows.length)
  if (junk) countRemark(report.repaired, 'text after the list')
  const listings: Listing[] = []
  const rowOf = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const found = isRow(row) ? read(row, report.repaired) : 'not a meeting'
    if (typeof found === 'string') {
      report.skipped.push({ row: index + 1, reason: found })
      continue
    }
    const newListings = found.filter(({ key }) => !rowOf.has(key))
    if (newListings.length === 0) {
      const first = rowOf.get(found[0]?.key ?? '') ?? 0
      report.skipped.push({ row: index + 1, reason: `same ${same} as row ${first}` })
      continue
    }
    report.imported++
    for (const listing of newListings) {
      rowOf.set(listing.key, index + 1)
      listings.push(listing)
      countRemark(report.attendance, listing.attendance)
      for (const code of listing.rawTypes)
        if (!isKnownCode(facts.fellowship, code)) countRemark(report.unknownCodes, code)
    }
  }
  report.meetings = listings.length
  return { listings, report }
}

/** The fields that are not empty. */
export function withoutEmpty<Field extends string>(
  fields: Record<Field, string>,
): { [Name in Field]?: string } {
  const filled: { [Name in Field]?: string } = {}
  for (const name in fields) if (fields[name] !== '') filled[name] = fields[name]
  return filled
}

/** Remarks in one text. */
export function notesOf(...notes: unknown[]): string {
  return notes
    .map((note) => plainText(note, 1_000))
    .filter(Boolean)
    .join(' ')
}

const withheld =
  /withheld|undisclosed|confidential|not (?:listed|published|disclosed)|private (?:address|home|location|residence)|(?:ask|call|contact|e-?mail|message|text)\b.{0,40}\bfor (?:the |our )?(?:address|location|directions|details)|address (?:on|upon) request/i

/**
 * Whether the publisher hides the address. Then no position is stored, because it could lead strangers to people in hiding. Wrong if a
 * public place is treated as hidden: then its directions are lost.
 */
export function isWithheld(place: { address: string; location: string; city: string }): boolean {
  if (withheld.test(`${place.address} ${place.location}`)) return true
  const named = place.location !== '' && place.location.toLowerCase() !== place.city.toLowerCase()
  return place.address === '' && !named
}

export type WaysToJoin = { link: boolean; phone: boolean; approximate: boolean }

/** By the format's rules: a closed location with an online option is online, without one the meeting is inactive. */
export function attendanceOf(value: unknown, codes: string[], ways: WaysToJoin): Attendance {
  const remote = !ways.link && ways.phone ? 'phone' : 'online'
  const option = attendances.find((one) => one === value)
  if (option) return option === 'online' ? remote : option
  const canJoinRemotely = ways.link || ways.phone || codes.includes('ONL') || codes.includes('VM')
  const isOpenInPerson = !codes.includes('TC') && !ways.approximate
  if (canJoinRemotely) return isOpenInPerson ? 'hybrid' : remote
  return isOpenInPerson ? 'in_person' : 'inactive'
}
