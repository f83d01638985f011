// Shared by all formats: parses a feed, cleans its text, and reports what happened to each row.
import type { Fellowship } from '../fellowship.ts'
import type { Listing } from '../meeting.ts'

/** What the feed does not contain: the fellowship and the default zone. */
export type FeedFacts = { fellowship: Fellowship; zone?: string; feedback?: string }

/** A row that was left out. `row` counts from 1, in the order of the feed. */
export type SkippedRow = { row: number; reason: string }

/** The report about a feed: each row is imported, or skipped with a reason. */
export type ImportReport = {
  rows: number
  imported: number
  skipped: SkippedRow[]
  /** The number of meetings; a row with several days becomes one per day. */
  meetings: number
  attendance: Record<string, number>
  /** Malformed values that could be repaired, with their counts. */
  repaired: Record<string, number>
  unknownCodes: Record<string, number>
}

export type ParsedFeed = { listings: Listing[]; report: ImportReport }

/** Thrown for a feed that is not a list; nothing of it is used. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed'
}

export type Row = Record<string, unknown>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses the JSON of a feed, ignoring text that a server printed before or after it. */
export function openFeed(body: string): { value: unknown; junk: boolean } {
  const text = body.replace(/^\uFEFF/, '').trim()
  try {
    return { value: JSON.parse(text), junk: false }
  } catch {
    const end = endOfValue(text)
    if (end === undefined) throw new UnreadableFeed('This is not JSON.')
    try {
      return { value: JSON.parse(text.slice(0, end)), junk: true }
    } catch {
      throw new UnreadableFeed('This is not JSON.')
    }
  }
}

function endOfValue(text: string): number | undefined {
  if (text[0] !== '[' && text[0] !== '{') return undefined
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '[' || letter === '{') depth++
    else if ((letter === ']' || letter === '}') && --depth === 0) return at + 1
  }
  return undefined
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  if (!(code > 31 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return ''
  return String.fromCodePoint(code)
}

/** One line of plain text. Feeds sometimes contain HTML despite the format, even escaped twice. */
export function plainText(value: unknown, max = 300): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  let text = String(value)
  for (let round = 0; round < 2 && text.includes('&'); round++) {
    text = text.replace(/&(#?\w{2,8});/g, entity)
  }
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u2066-\u2069\u202a-\u202e]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= max
    ? plain
    : `${[...plain]
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}

/** A link with a safe protocol, or an empty string. */
export function safeLink(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.trim()
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return ''
  if (url.username !== '' || url.password !== '' || url.href.length > 2000) return ''
  return url.href
}

/** A number that a phone can dial, with the pauses and codes of one-tap numbers. */
export function dialablePhone(value: unknown): string {
  const text = plainText(value, 80).replace(/[^\d+,*#]/g, '')
  return text.replace(/\D/g, '').length >= 5 ? text : ''
}

/** 'HH:MM' out of '19:00', '8:00 PM', '20:15:00', '7 pm', 'noon' and 'midnight'. */
export function parseClockTime(value: unknown): string | undefined {
  const text = plainText(value, 40).toLowerCase().replace(/\./g, '')
  if (text === 'noon') return '12:00'
  if (text === 'midnight' || text === '24:00' || text === '24:00:00') return '00:00'
  const found = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap]m)?$/.exec(text)
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined
  const minute = Number(found[2] ?? 0)
  let hour = Number(found[1])
  if (found[3] !== undefined) {
    if (hour < 1 || hour > 12) return undefined
    hour = (hour % 12) + (found[3] === 'pm' ? 12 : 0)
  }
  if (hour > 23 || minute > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const isoTime =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[ T](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?)?/
const usTime =
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?:\s+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d))?\s*(?<half>[AP]M)?)?$/i

/** The time of a change in UTC, parsed from the three formats that feeds use: '2021-04-28 11:53:20', '10/1/2021', '8/25/2022 11:17:07 AM'. */
export function parseChangedAt(value: unknown): string | undefined {
  const text = plainText(value, 40)
  const parts = (isoTime.exec(text) ?? usTime.exec(text))?.groups
  if (!parts) return undefined
  const numberOf = (name: string) => Number(parts[name] ?? 0)
  const half = parts.half?.toUpperCase()
  const hour = half ? (numberOf('hour') % 12) + (half === 'PM' ? 12 : 0) : numberOf('hour')
  const month = numberOf('month') - 1
  const at = Date.UTC(numberOf('year'), month, numberOf('day'), hour, numberOf('minute'), numberOf('second'))
  // An impossible date, such as February 30, is another month.
  if (Number.isNaN(at) || new Date(at).getUTCMonth() !== month) return undefined
  return new Date(at).toISOString()
}

/** A position, unless it is 0,0, out of range, or missing. Numbers can be strings. */
export function validPosition(
  latitude: unknown,
  longitude: unknown,
): { latitude: number; longitude: number } | undefined {
  if (plainText(latitude) === '' || plainText(longitude) === '') return undefined
  const north = Number(latitude)
  const east = Number(longitude)
  if (!(Math.abs(north) <= 90) || !(Math.abs(east) <= 180) || (north === 0 && east === 0)) return undefined
  return { latitude: Math.round(north * 1e5) / 1e5, longitude: Math.round(east * 1e5) / 1e5 }
}

/** Counts imported, skipped and repaired rows. */
export function newReport(rows: number): ImportReport {
  return { rows, imported: 0, skipped: [], meetings: 0, attendance: {}, repaired: {}, unknownCodes: {} }
}

export function countRemark(tally: Record<string, number>, word: string): void {
  if (Object.hasOwn(tally, word) || Object.keys(tally).length < 200) tally[word] = (tally[word] ?? 0) + 1
}
