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
const maxAgeMs = 60_000
const maxWaitMs = 1_000

export function openListCache({ db, pubsub }: Pick<Services, 'db' | 'pubsub'>): ListCache {
  const self = crypto.randomUUID()
  let current: Columns | undefined
  let previous: Columns | undefined
  let loading: Promise<Columns> | undefined
  let changes = 0
  let staleSince = 0
  let loadedAt = 0

  function invalidate() {
    changes += 1
    if (current) staleSince = Date.now()
    current = undefined
  }
  pubsub.subscribe(meetingsChanged, (message) => message === self || invalidate(), invalidate)

  function load(): Promise<Columns> {
    const changesBefore = changes
    loading ??= loadColumns(db)
      .then((columns) => {
        previous = columns
        loadedAt = Date.now()
        if (changesBefore === changes) current = columns
        return columns
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  async function newest(): Promise<Columns> {
    if (!pubsub.connected() && Date.now() - loadedAt > maxAgeMs) invalidate()
    if (current) return current
    const before = previous
    if (!before) return load()
    const wait = new AbortController()
    const left = Math.max(0, staleSince + maxWaitMs - Date.now())
    const waited = pause(left, before, { signal: wait.signal }).catch(() => before)
    const ready = await Promise.race([load().catch(() => before), waited])
    wait.abort()
    return ready
  }

  return { newest, invalidate, publishChange: (tx) => pubsub.publish(tx, meetingsChanged, self) }
}
