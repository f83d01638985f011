// Parses a copy of a feed, in a worker thread if it is long: five thousand meetings take a quarter of a second.
import { newId } from '../../platform/ids.ts'
import { callInThread } from '../search/call-in-thread.server.ts'
import type { Format, PackedMeetings } from '../store.server.ts'
import { parseBmlt, parseBmltFormats } from './bmlt.ts'
import {
  type FeedFacts,
  type ImportReport,
  isRow,
  openFeed,
  type ParsedFeed,
  UnreadableFeed,
} from './feed.ts'
import type { FeedCopy } from './feed-copy.server.ts'
import { parseMeetingGuide } from './meeting-guide.ts'
import { parseSheet } from './sheet.ts'

export function parseFeed(format: Format, { body, formats }: FeedCopy, facts: FeedFacts): ParsedFeed {
  if (format === 'sheet') return parseSheet(body, facts)
  if (format === 'meeting-guide' || isMeetingGuide(body)) return parseMeetingGuide(body, facts)
  return parseBmlt(body, facts, formats === undefined ? undefined : parseBmltFormats(formats))
}

/** A BMLT server also serves Meeting Guide at its tsml URL, so the format is detected by the fields of the rows. */
function isMeetingGuide(body: string): boolean {
  const { value } = openFeed(body)
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return isRow(first) && first.slug !== undefined && first.id_bigint === undefined
}

type PackedFeed = PackedMeetings & { report: ImportReport }

const longFeed = 100_000
const rowsAtOnce = 1_000

/** Parses a copy, and serializes its meetings for the database. @throws UnreadableFeed */
export async function packFeed(format: Format, copy: FeedCopy, facts: FeedFacts): Promise<PackedFeed> {
  const isLong = copy.body.length > longFeed
  const packed = isLong
    ? await callInThread(import.meta.url, packedFeedOf, format, copy, facts)
    : packedFeedOf(format, copy, facts)
  if (typeof packed === 'string') throw new UnreadableFeed(packed)
  return packed
}

/**
 * Returns the feed, or the reason why it is invalid, because a thread copies its result without the class of an error.
 * @public The thread imports it by its name.
 */
export function packedFeedOf(format: Format, copy: FeedCopy, facts: FeedFacts): PackedFeed | string {
  try {
    const { listings, report } = parseFeed(format, copy, facts)
    const keys = listings.map(({ key, group, dayOfWeek }) => ({ key, grp: group, day: String(dayOfWeek) }))
    const rows = listings.map((listing) => ({
      id: newId(),
      key: listing.key,
      listing: JSON.stringify(listing),
    }))
    const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
      JSON.stringify(rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce)),
    )
    return { report, keys: JSON.stringify(keys), parts }
  } catch (error) {
    if (error instanceof UnreadableFeed) return error.message
    throw error
  }
}
