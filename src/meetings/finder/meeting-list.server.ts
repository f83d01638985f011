// The whole list, ready in the memory of each process, and its pages as they are sent.
// A copy is right as long as it is told of every change: takeovers ring the pubsub, and a silent pubsub makes the copy suspect.
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Filters, Meeting, Overview } from '../contract.ts'
import { type Columns, filterMatcher, loadColumns, meetingAt } from './meeting-columns.server.ts'
import { sortByNextStart, updateUpcomingOrder } from './upcoming-order.server.ts'

const meetingsChanged = 'meetings'

/** `zipped` packs the body at its first call and keeps it; nothing where packing gains nothing. */
export type ResultPage = {
  body: Buffer
  zipped: () => Promise<Buffer> | undefined
  total: number
  more: boolean
}
export type Upcoming = { meeting: Meeting; startsAt: number; endsAt: number }

export type MeetingList = {
  /** One page of what fits, sorted from now. */
  page(filters: Filters): Promise<ResultPage>
  overview(): Promise<Overview>
  one(id: string): Promise<Meeting | undefined>
  /** What starts between `from` and `until`, soonest first; samples never count. */
  upcoming(from: number, until: number, filters: Partial<Filters>, most: number): Promise<Upcoming[]>
  /** Tells every process, once the transaction commits; this one is told by `stale`. */
  ring(db: Db): Promise<void>
  /** Reads the list again before the next answer. */
  stale(): void
}

const longestCopyMs = 60_000
const patienceMs = 1_000
const zip = promisify(gzip)
const lists = new WeakMap<object, MeetingList>()

/** The list of this program; made at its first use. */
export function meetingList(services: Services): MeetingList {
  let list = lists.get(services.pubsub)
  if (!list) {
    list = makeList(services)
    lists.set(services.pubsub, list)
  }
  return list
}

function makeList({ db, pubsub, clock }: Services): MeetingList {
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
  let pages = new Map<string, ResultPage>()
  let pageBytes = 0

  function stale() {
    changes += 1
    if (fresh) staleSince = Date.now()
    fresh = undefined
  }
  pubsub.subscribe(meetingsChanged, (message) => message === self || stale(), stale)

  function reading(): Promise<Columns> {
    const begun = changes
    loading ??= loadColumns(db)
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
    if (!pubsub.connected() && Date.now() - loadedAt > longestCopyMs) stale()
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
        orderedFor === ready && now > minute * 60_000
          ? updateUpcomingOrder(ready, order, now)
          : sortByNextStart(ready, now)
      orderedFor = ready
      minute = Math.floor(now / 60_000)
      pages = new Map()
      pageBytes = 0
    }
    return ready
  }

  async function page(filters: Filters): Promise<ResultPage> {
    const ready = await current()
    const name = JSON.stringify(filters)
    const kept = pages.get(name)
    if (kept) return kept
    const fits = filterMatcher(ready, filters)
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
    return at === undefined ? undefined : meetingAt(ready, at)
  }

  async function upcoming(
    from: number,
    until: number,
    filters: Partial<Filters>,
    most: number,
  ): Promise<Upcoming[]> {
    const ready = await current()
    const fits = filterMatcher(ready, filters)
    const found: Upcoming[] = []
    for (const at of order) {
      const row = ready.rows[at]
      if (!row || row.startsAt > until || found.length >= most) break
      if (row.startsAt < from || !fits(at)) continue
      const meeting = meetingAt(ready, at)
      if (meeting.sample) continue
      found.push({ meeting, startsAt: row.startsAt, endsAt: row.endsAt })
    }
    return found
  }

  const ring = (tx: Db) => pubsub.publish(tx, meetingsChanged, self)
  return { page, one, upcoming, stale, ring, overview: async () => (await current()).overview }
}

const open = Buffer.from('[')
const comma = Buffer.from(',')
const close = Buffer.from(']')
const none = Buffer.from('[]')
