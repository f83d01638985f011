// The whole list, ready in the memory of each process: columns to filter by, and each meeting as the bytes that are sent.
// A copy is right as long as it is told of every change: takeovers ring the bell, and a silent bell makes the copy suspect.
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '../platform/db.server.ts'
import type { Services } from '../platform/http.server.ts'
import type { Filters, Meeting, Overview } from './contract.ts'
import { fellowships } from './fellowship.ts'
import { canJoinFromAfar, isInPart, type Listing, minutesOf, timeOf } from './meeting.ts'
import { type Calendar, calendarAt } from './occurrences.ts'
import { folded, wordsOf } from './search.ts'
import * as store from './store.server.ts'

const meetingsChanged = 'meetings'

/** `zipped` packs the body at its first call and keeps it; nothing where packing gains nothing. */
export type Page = { body: Buffer; zipped: () => Promise<Buffer> | undefined; total: number; more: boolean }
export type Upcoming = { meeting: Meeting; startsAt: number; endsAt: number }

export type MeetingList = {
  /** One page of what fits, sorted from now. */
  page(filters: Filters): Promise<Page>
  overview(): Promise<Overview>
  one(id: string): Promise<Meeting | undefined>
  /** What starts between `from` and `until`, soonest first; samples never count. */
  upcoming(from: number, until: number, filters: Partial<Filters>, most: number): Promise<Upcoming[]>
  /** Tells every process, once the transaction commits; this one is told by `stale`. */
  ring(db: Db): Promise<void>
  /** Reads the list again before the next answer. */
  stale(): void
}

type Row = {
  id: string
  weekly: Pick<Listing, 'dayOfWeek' | 'time' | 'durationMinutes' | 'timezone'>
  startsAt: number
  endsAt: number
}

type Columns = {
  rows: Row[]
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

const noTime = 8.64e15
const longestCopyMs = 60_000
const patienceMs = 1_000
const zip = promisify(gzip)
const lists = new WeakMap<object, MeetingList>()

/** The list of this program; made at its first use. */
export function meetingList(services: Services): MeetingList {
  let list = lists.get(services.bell)
  if (!list) {
    list = makeList(services)
    lists.set(services.bell, list)
  }
  return list
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

function makeList({ db, bell, clock }: Services): MeetingList {
  const self = crypto.randomUUID()
  let fresh: Columns | undefined
  let last: Columns | undefined
  let loading: Promise<Columns> | undefined
  let changes = 0
  let staleSince = 0
  let loadedAt = 0
  let order: Int32Array = new Int32Array()
  let orderedFor: Columns | undefined
  let minute = -1
  let pages = new Map<string, Page>()
  let pageBytes = 0

  function stale() {
    changes += 1
    if (fresh) staleSince = Date.now()
    fresh = undefined
  }
  bell.listen(meetingsChanged, (message) => message === self || stale(), stale)

  function reading(): Promise<Columns> {
    const begun = changes
    loading ??= load(db)
      .then((columns) => {
        last = columns
        loadedAt = Date.now()
        if (begun === changes) fresh = columns
        return columns
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  /** The list as it is now. A large one takes a moment to read anew: past that, or without a database, the last one answers. */
  async function newest(): Promise<Columns> {
    if (!bell.connected() && Date.now() - loadedAt > longestCopyMs) stale()
    if (fresh) return fresh
    const before = last
    if (!before) return reading()
    const patience = new AbortController()
    const left = Math.max(0, staleSince + patienceMs - Date.now())
    const waited = pause(left, before, { signal: patience.signal }).catch(() => before)
    const ready = await Promise.race([reading().catch(() => before), waited])
    patience.abort()
    return ready
  }

  async function current(): Promise<Columns> {
    const ready = await newest()
    const now = clock.now()
    if (orderedFor !== ready || Math.floor(now / 60_000) !== minute) {
      order =
        orderedFor === ready && now > minute * 60_000 ? moveOn(ready, order, now) : sortFromNow(ready, now)
      orderedFor = ready
      minute = Math.floor(now / 60_000)
      pages = new Map()
      pageBytes = 0
    }
    return ready
  }

  async function page(filters: Filters): Promise<Page> {
    const ready = await current()
    const name = JSON.stringify(filters)
    const kept = pages.get(name)
    if (kept) return kept
    const fits = matcher(ready, filters)
    const from = (filters.page - 1) * filters.limit
    const until = from + filters.limit
    const bytes: Buffer[] = []
    let total = 0
    for (let place = 0; place < order.length; place++) {
      const at = order[place] ?? 0
      if (!fits(at)) continue
      if (total >= from && total < until)
        bytes.push(bytes.length === 0 ? open : comma, ready.bytes[at] ?? none)
      total += 1
    }
    const body = bytes.length === 0 ? none : Buffer.concat([...bytes, close])
    let packing: Promise<Buffer> | undefined
    const zipped = () => {
      if (body.length <= 1_400) return undefined
      packing ??= zip(body, { level: 5 })
      return packing
    }
    const made = { body, zipped, total, more: total > until }
    // why: somebody who types many different words must not fill the memory
    if (pageBytes > 64_000_000 || pages.size > 2_000) {
      pages = new Map()
      pageBytes = 0
    }
    if (orderedFor === ready) {
      pages.set(name, made)
      pageBytes += body.length * 1.3
    }
    return made
  }

  async function one(id: string): Promise<Meeting | undefined> {
    const ready = await current()
    const at = ready.ids.get(id)
    return at === undefined ? undefined : read(ready, at)
  }

  async function upcoming(
    from: number,
    until: number,
    filters: Partial<Filters>,
    most: number,
  ): Promise<Upcoming[]> {
    const ready = await current()
    const fits = matcher(ready, filters)
    const found: Upcoming[] = []
    for (const at of order) {
      const row = ready.rows[at]
      if (!row || row.startsAt > until || found.length >= most) break
      if (row.startsAt < from || !fits(at)) continue
      const meeting = read(ready, at)
      if (meeting.sample) continue
      found.push({ meeting, startsAt: row.startsAt, endsAt: row.endsAt })
    }
    return found
  }

  const ring = (tx: Db) => bell.ring(tx, meetingsChanged, self)
  return { page, one, upcoming, stale, ring, overview: async () => (await current()).overview }
}

const open = Buffer.from('[')
const comma = Buffer.from(',')
const close = Buffer.from(']')
const none = Buffer.from('[]')

function read(columns: Columns, at: number): Meeting {
  return JSON.parse((columns.bytes[at] ?? none).toString()) as Meeting
}

// Type (3 bits), online (1), day + 1 (4) and state (16) in one number: four filters are one comparison.
const typeBits = 0b111
const onlineBit = 1 << 3
const dayBits = 0b1111 << 4
const stateBits = 0xff_ff << 8

function codeOf(type: number, isOnline: boolean, day: number, state: number): number {
  return type | (isOnline ? onlineBit : 0) | ((day + 1) << 4) | (state << 8)
}

function matcher(columns: Columns, filters: Partial<Filters>): (at: number) => boolean {
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
  for (const word of wordsOf(q ?? '')) tests.push((at) => columns.words[at]?.includes(word) ?? false)
  const { code } = columns
  if (tests.length === 0) return (at) => ((code[at] ?? 0) & mask) === (wanted & mask)
  return (at) => ((code[at] ?? 0) & mask) === (wanted & mask) && tests.every((fits) => fits(at))
}

function place(row: Row, calendar: Calendar) {
  const next = calendar.next(row.weekly)
  row.startsAt = next?.startsAt ?? noTime
  row.endsAt = next?.endsAt ?? noTime
}

function sortFromNow(columns: Columns, now: number): Int32Array {
  const calendar = calendarAt(now)
  for (const row of columns.rows) if (row.startsAt !== noTime || row.endsAt === 0) place(row, calendar)
  const { rows } = columns
  return Int32Array.from(rows.keys()).sort(
    (a, b) => (rows[a]?.startsAt ?? 0) - (rows[b]?.startsAt ?? 0) || a - b,
  )
}

/** A minute later only what has ended since moves to its next week: far cheaper than sorting anew. */
function moveOn(columns: Columns, order: Int32Array, now: number): Int32Array {
  const calendar = calendarAt(now)
  const { rows } = columns
  const ended: number[] = []
  const staying: number[] = []
  for (const at of order) {
    const row = rows[at]
    if (row && row.endsAt <= now) {
      place(row, calendar)
      ended.push(at)
    } else staying.push(at)
  }
  if (ended.length === 0) return order
  const before = (a: number, b: number) => (rows[a]?.startsAt ?? 0) - (rows[b]?.startsAt ?? 0) || a - b
  ended.sort(before)
  const merged = new Int32Array(order.length)
  let left = 0
  let right = 0
  for (let at = 0; at < merged.length; at++) {
    const stays = staying[left]
    const moves = ended[right]
    const takeStaying = moves === undefined || (stays !== undefined && before(stays, moves) <= 0)
    merged[at] = (takeStaying ? stays : moves) ?? 0
    if (takeStaying) left += 1
    else right += 1
  }
  return merged
}

async function load(db: Services['db']): Promise<Columns> {
  const feeds = new Map((await store.feeds(db)).map((feed) => [feed.id, feed]))
  const meetings: { meeting: Meeting; listing: Listing }[] = []
  const bytes: Buffer[] = []
  const words: string[] = []
  const size = 5_000
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const part = await store.meetingsAfter(db, after, size)
    for (const { id, feedId, listing: text } of part) {
      const feed = feeds.get(feedId)
      // why: a feed that came between the two reads rings the bell and is read at once afterwards
      if (!feed) continue
      const listing = JSON.parse(text) as Listing
      const meeting = meetingOf(id, listing, feed)
      bytes.push(Buffer.from(JSON.stringify(meeting)))
      meetings.push({ meeting, listing })
      words.push(folded(`${meeting.name}\n${meeting.city}\n${meeting.address}\n${meeting.location ?? ''}`))
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
