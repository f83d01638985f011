// Caches the list in this process. Imports publish a change, which invalidates it; a lost pub/sub connection does too.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { loadColumns } from './load-columns.server.ts'
import type { Columns } from './meeting-columns.server.ts'

export type ListCache = {
  /** The current list. If loading takes too long or the database is unavailable, the previous one is used. */
  newest(): Promise<Columns>
  /** Invalidates the list, so that it is reloaded before the next response. */
  invalidate(): void
  /** Invalidates the list in every other process once the transaction commits. */
  publishChange(tx: Db): Promise<void>
}

const meetingsChanged = 'meetings'
const longestCopyMs = 60_000
const patienceMs = 1_000

export function openListCache({ db, pubsub }: Pick<Services, 'db' | 'pubsub'>): ListCache {
  const self = crypto.randomUUID()
  let fresh: Columns | undefined
  let last: Columns | undefined
  let loading: Promise<Columns> | undefined
  let changes = 0
  let staleSince = 0
  let loadedAt = 0

  function invalidate() {
    changes += 1
    if (fresh) staleSince = Date.now()
    fresh = undefined
  }
  pubsub.subscribe(meetingsChanged, (message) => message === self || invalidate(), invalidate)

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

  async function newest(): Promise<Columns> {
    if (!pubsub.connected() && Date.now() - loadedAt > longestCopyMs) invalidate()
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

  return { newest, invalidate, publishChange: (tx) => pubsub.publish(tx, meetingsChanged, self) }
}
