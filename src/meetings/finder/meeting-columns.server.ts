// The whole list in memory: columns to filter by, and each meeting as the bytes that are sent.
import type { Db } from '../../platform/database/db.server.ts'
import type { Filters, Meeting, Overview } from '../contract.ts'
import { fellowships } from '../fellowship.ts'
import { canJoinFromAfar, isInPart, type Listing, minutesOf, timeOf } from '../meeting.ts'
import * as store from '../store.server.ts'
import { foldCase, queryWords } from './search-text.ts'

export type MeetingRow = {
  id: string
  weekly: Pick<Listing, 'dayOfWeek' | 'time' | 'durationMinutes' | 'timezone'>
  startsAt: number
  endsAt: number
}

export type Columns = {
  rows: MeetingRow[]
  ids: Map<string, number>
  bytes: Buffer[]
  code: Uint32Array
  states: Map<string, number>
  time: string[]
  tags: string[][]
  languages: string[][]
  words: string[]
  overview: Overview
}

/** Reads every meeting that is kept. */
export async function loadColumns(db: Db): Promise<Columns> {
  const feeds = new Map((await store.feeds(db)).map((feed) => [feed.id, feed]))
  const meetings: { meeting: Meeting; listing: Listing }[] = []
  const bytes: Buffer[] = []
  const words: string[] = []
  const size = 5_000
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const part = await store.meetingsAfter(db, after, size)
    for (const { id, feedId, listing: text } of part) {
      const feed = feeds.get(feedId)
      // why: a feed that came between the two reads rings the pubsub and is read at once afterwards
      if (!feed) continue
      const listing = JSON.parse(text) as Listing
      const meeting = meetingOf(id, listing, feed)
      bytes.push(Buffer.from(JSON.stringify(meeting)))
      meetings.push({ meeting, listing })
      words.push(foldCase(`${meeting.name}\n${meeting.city}\n${meeting.address}\n${meeting.location ?? ''}`))
    }
    const last = part.at(-1)
    if (!last || part.length < size) break
    after = last.id
  }
  return { ...columnsOf(meetings, [...feeds.values()]), bytes, words }
}

function columnsOf(
  meetings: { meeting: Meeting; listing: Listing }[],
  feeds: store.Feed[],
): Omit<Columns, 'bytes' | 'words'> {
  const all = meetings.map(({ meeting }) => meeting)
  const tally = (values: string[][]) => {
    const counts = new Map<string, number>()
    for (const list of values)
      for (const value of list) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
  }
  const states = new Map<string, number>()
  for (const { state } of all)
    if (!states.has(state.toUpperCase())) states.set(state.toUpperCase(), states.size)
  const byFeed = new Map<string, number>()
  for (const { source } of all) byFeed.set(source.name, (byFeed.get(source.name) ?? 0) + 1)
  return {
    rows: meetings.map(({ meeting, listing }) => ({
      id: meeting.id,
      // Nobody can be sent to a meeting that is not meeting: it has no next time.
      weekly: {
        dayOfWeek: listing.attendance === 'inactive' ? null : listing.dayOfWeek,
        time: listing.time,
        durationMinutes: listing.durationMinutes,
        timezone: listing.timezone,
      },
      startsAt: 0,
      endsAt: 0,
    })),
    ids: new Map(all.map(({ id }, at) => [id, at])),
    code: Uint32Array.from(all, ({ type, isOnline, dayOfWeek, state }) =>
      codeOf(fellowships.indexOf(type), isOnline, dayOfWeek ?? -1, states.get(state.toUpperCase()) ?? 0),
    ),
    states,
    time: all.map(({ time }) => time),
    tags: all.map(({ tags }) => tags),
    languages: all.map(({ languages }) => languages),
    overview: {
      total: all.length,
      sample: all.length > 0 && all.every(({ sample }) => sample === true),
      types: tally(all.map(({ type }) => [type])),
      states: tally(all.map(({ state }) => [state])),
      languages: tally(all.map(({ languages }) => languages)),
      sources: feeds
        .map((feed) => ({
          name: feed.name,
          fellowship: feed.fellowship,
          meetings: byFeed.get(feed.name) ?? 0,
          ...(feed.url ? { url: new URL(feed.url).origin } : {}),
          ...(feed.licence ? { licence: feed.licence } : {}),
          ...(feed.takenAt && feed.origin !== 'sample' ? { takenAt: feed.takenAt } : {}),
        }))
        .filter(({ meetings: many }) => many > 0),
    },
  }
}

export function meetingOf(id: string, listing: Listing, feed: store.Feed): Meeting {
  const { key: _, feedback, durationMinutes, attendance, ...rest } = listing
  const told = feedback ?? feed.feedback ?? undefined
  return {
    id,
    ...rest,
    attendance,
    isOnline: canJoinFromAfar(attendance),
    durationMin: durationMinutes,
    ...(listing.time === '' ? {} : { endTime: timeOf(minutesOf(listing.time) + durationMinutes) }),
    source: {
      name: feed.name,
      ...(feed.url ? { url: new URL(feed.url).origin } : {}),
      ...(told ? { feedback: told } : {}),
      ...(feed.licence ? { licence: feed.licence } : {}),
      ...(feed.takenAt && feed.origin !== 'sample' ? { takenAt: feed.takenAt } : {}),
    },
    ...(feed.origin === 'sample' ? { sample: true } : {}),
  }
}

export function meetingAt(columns: Columns, at: number): Meeting {
  const bytes = columns.bytes[at]
  if (!bytes) throw new Error(`there is no row ${at} in the list`)
  return JSON.parse(bytes.toString()) as Meeting
}

// Type (3 bits), online (1), day + 1 (4) and state (16) in one number: four filters are one comparison.
const typeBits = 0b111
const onlineBit = 1 << 3
const dayBits = 0b1111 << 4
const stateBits = 0xff_ff << 8

function codeOf(type: number, isOnline: boolean, day: number, state: number): number {
  return type | (isOnline ? onlineBit : 0) | ((day + 1) << 4) | (state << 8)
}

/** Whether the row at a place fits. */
export function filterMatcher(columns: Columns, filters: Partial<Filters>): (at: number) => boolean {
  const { type, state, isOnline, day, time, language, tags, q } = filters
  // A state that nobody has is one that no row can carry.
  const wantedState = state ? (columns.states.get(state.toUpperCase()) ?? 0xff_ff) : 0
  const wanted = codeOf(type ? fellowships.indexOf(type) : 0, isOnline ?? false, day ?? -1, wantedState)
  const mask =
    (type ? typeBits : 0) |
    (isOnline === undefined ? 0 : onlineBit) |
    (day === undefined ? 0 : dayBits) |
    (state ? stateBits : 0)
  const tests: ((at: number) => boolean)[] = []
  if (time) tests.push((at) => isInPart(columns.time[at] ?? '', time))
  if (language) tests.push((at) => columns.languages[at]?.includes(language) ?? false)
  for (const tag of tags ?? []) tests.push((at) => columns.tags[at]?.includes(tag) ?? false)
  for (const word of queryWords(q ?? '')) tests.push((at) => columns.words[at]?.includes(word) ?? false)
  const { code } = columns
  if (tests.length === 0) return (at) => ((code[at] ?? 0) & mask) === (wanted & mask)
  return (at) => ((code[at] ?? 0) & mask) === (wanted & mask) && tests.every((fits) => fits(at))
}
