// Batches concurrent queries of the same kind into one statement, as a dataloader does. Queries that arrive while a statement
// runs go together in the next one, so a result is never older than its query and a write is durable before it is acknowledged.
import { classifyDatabaseError, type Db, prepared } from './db.server.ts'

/** A prepared statement over a batch of inputs: it reads them from `batch` and returns `at` in every row. */
export type BatchedQuery = {
  name: string
  text: string
  /** It writes rows that belong to the first input value. A batch then has at most one input per owner; use `orderedBatchRows`. */
  writes?: true
}

/** The inputs as a table `batch`, one row per input with its position `at`. Columns are named with their PostgreSQL type. */
export function batchRows(columns: Record<string, string>): string {
  // Without the sub-select PostgreSQL sees the array length and plans the statement again each time.
  const arrays = Object.values(columns).map((type, at) => `(select $${at + 1}::${type}[])`)
  return `unnest(${arrays.join(', ')}) with ordinality as batch (${Object.keys(columns).join(', ')}, at)`
}

/**
 * The table `batch` for a statement that writes, as the first entry of its `with`. Ordering rows by the first value keeps two batches from
 * deadlocking. Short lock waits let a locked row delay only its own caller.
 */
export function orderedBatchRows(columns: Record<string, string>): string {
  const lockTimeout = `$${Object.keys(columns).length + 1}`
  return `batch as materialized (select batch.*
    from (select set_config('lock_timeout', ${lockTimeout}, true)) as bounded, ${batchRows(columns)} order by at)`
}

type PendingQuery = {
  values: unknown[]
  resolve(rows: { at: number }[]): void
  reject(error: unknown): void
}
/** `startedAt`: when the last statement started, in milliseconds; `scheduled`: the next one starts in this event loop turn. */
type Queue = { running: number; pending: PendingQuery[]; startedAt: number; scheduled: boolean }

// The overhead of a statement outweighs its rows: a second one starts only for a long queue or behind a slow one.
const maxRunning = 2
const longQueue = 16
const slowMilliseconds = 50
const maxBatchSize = 64
const lockTimeouts = { batch: '200ms', single: '0' }
const queues = new WeakMap<Db, Map<string, Queue>>()

/** The rows for one input. Inside a transaction the query runs on its own. */
export async function batched<Row>(db: Db, query: BatchedQuery, values: unknown[]): Promise<Row[]> {
  if (db.isTransaction) {
    const rows = await run(db, query, [values], lockTimeouts.single)
    return rows.map(withoutPosition) as Row[]
  }
  const queue = queueFor(db, query.name)
  return new Promise<Row[]>((resolve, reject) => {
    queue.pending.push({ values, resolve: (rows) => resolve(rows.map(withoutPosition) as Row[]), reject })
    schedule(db, query, queue)
  })
}

/** Waits for the end of the event loop turn, so that queries of one turn share a statement. */
function schedule(db: Db, query: BatchedQuery, queue: Queue): void {
  const { running, pending, startedAt, scheduled } = queue
  if (scheduled || pending.length === 0 || running === maxRunning) return
  const slow = performance.now() - startedAt > slowMilliseconds
  if (running > 0 && pending.length < longQueue && !slow) return
  queue.scheduled = true
  setImmediate(runBatch, db, query, queue)
}

function run(db: Db, { name, text, writes }: BatchedQuery, inputs: unknown[][], lockTimeout: string) {
  const width = inputs[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => inputs.map((values) => values[column]))
  return prepared<{ at: number }>(db, name, text, writes ? [...columns, lockTimeout] : columns)
}

function withoutPosition({ at: _, ...row }: { at: number }): object {
  return row
}

function queueFor(db: Db, name: string): Queue {
  const byName = queues.get(db) ?? new Map<string, Queue>()
  queues.set(db, byName)
  const queue = byName.get(name) ?? { running: 0, pending: [], startedAt: 0, scheduled: false }
  byName.set(name, queue)
  return queue
}

/** Takes the next batch from the queue; of queries that write, at most one per owner. */
function nextBatch({ writes }: BatchedQuery, queue: Queue): PendingQuery[] {
  if (!writes) return queue.pending.splice(0, maxBatchSize)
  const batch = new Map<string, PendingQuery>()
  queue.pending = queue.pending.filter((query) => {
    const owner = String(query.values[0])
    if (batch.size === maxBatchSize || batch.has(owner)) return true
    batch.set(owner, query)
    return false
  })
  return [...batch].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, query]) => query)
}

function runBatch(db: Db, query: BatchedQuery, queue: Queue): void {
  queue.scheduled = false
  queue.startedAt = performance.now()
  const batch = nextBatch(query, queue)
  queue.running += 1
  run(
    db,
    query,
    batch.map(({ values }) => values),
    lockTimeouts.batch,
  )
    .then(
      (rows) => {
        const results = batch.map((): { at: number }[] => [])
        for (const row of rows) results[row.at - 1]?.push(row)
        batch.forEach(({ resolve }, position) => resolve(results[position] ?? []))
      },
      (error: unknown) => retryOrReject(db, query, batch, error),
    )
    .finally(() => {
      queue.running -= 1
      schedule(db, query, queue)
    })
}

/** One bad input or one locked row must not fail the others: if nothing was written, each input runs on its own. */
function retryOrReject(db: Db, query: BatchedQuery, batch: PendingQuery[], error: unknown): void {
  const retry = batch.length > 1 ? nothingDone(error) : codeOf(error) === lockNotAvailable
  for (const { values, resolve, reject } of batch) {
    if (retry) run(db, query, [values], lockTimeouts.single).then(resolve, reject)
    else reject(error)
  }
}

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The database rejected the whole statement and is still reachable. */
function nothingDone(error: unknown): boolean {
  const code = codeOf(error)
  if (code === undefined) return false
  return (
    code === lockNotAvailable || code === deadlockDetected || classifyDatabaseError(error) !== 'unavailable'
  )
}
