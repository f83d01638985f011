// Background jobs: pg-boss on the same database, so that a job commits with the transaction that enqueues it.

import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { PgBoss, type QueueResult } from 'pg-boss'
import { classifyDatabaseError, type Db } from './database/db.server.ts'
import type { PubSub } from './database/pg-notify.server.ts'
import type { Log } from './log.server.ts'

/** A kind of job. `run` may run again after a failure or a kill, so it must be idempotent. */
export type Job<Services, Data> = {
  name: string
  /** Cron expression in UTC for a recurring job. */
  schedule?: string
  /** Retries with exponential backoff of at most an hour; 5 by default. */
  retries?: number
  /** Jobs of this kind that one process runs at once; 1 by default. */
  concurrency?: number
  /** Additional jobs of this kind that run only if urgent, so that a backlog does not delay urgent jobs. */
  urgentConcurrency?: number
  run(services: Services, data: Data, job: { priority: number }): Promise<void>
}

/** Higher ones run first. */
export const jobPriority = { urgent: 10, normal: 0, bulk: -10 } as const

type JobOptions = {
  /** At most one job with this key is pending. */
  key?: string
  /** Delay in seconds. */
  after?: number
  priority?: number
}

export type Jobs = {
  /** Enqueues a job. */
  add(db: Db, name: string, data: object, options?: JobOptions): Promise<void>
  /** False for a name that no kind of job has. */
  isKnown(name: string): boolean
  /** Starts the workers. Called once the services that jobs use are ready. */
  begin(): Promise<void>
  /** Runs all due jobs until there are no more; for tests and commands. */
  runDue(): Promise<void>
  /** The number of pending, active and failed jobs by name. */
  counts(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>
  stop(): Promise<void>
}

type Any<Services> = Job<Services, never>
type FetchedJob = { id: string; data: unknown; priority: number }

export type JobQueueOptions<Services> = {
  pool: pg.Pool
  log: Log
  kinds: Any<Services>[]
  services: () => Services
  /** Starts workers on `begin`. They are woken by notifications over this connection. */
  work: false | Pick<PubSub, 'listen'>
}

// A worker that sends no heartbeat for this long is considered dead, and its job is retried elsewhere.
const heartbeatSeconds = 20
/** How long finished jobs are retained, so that staff can see them. */
const deleteAfterSeconds = 7 * 86_400
const longestRetryDelaySeconds = 3_600
/** New jobs arrive by notification. This finds those that become due later: delayed ones and retries. */
const dueCheckMilliseconds = 5_000
/** Fallback if both a notification and a check are lost. */
const backstopSeconds = 300

/** Opens the queues. Jobs receive `services` and their data. */
export async function openJobs<Services>(options: JobQueueOptions<Services>): Promise<Jobs> {
  const { pool, kinds, work } = options
  const boss = await startBoss(options)
  const workers = jobWorkers(boss, options)
  return {
    async add(on, name, data, { key, after, priority } = {}) {
      await boss.send(name, data, {
        singletonKey: key ?? crypto.randomUUID(),
        ...(after ? { startAfter: after } : {}),
        ...(priority ? { priority } : {}),
        db: { executeSql: async (text, values) => on.executeQuery(CompiledQuery.raw(text, values ?? [])) },
      })
    },
    isKnown: (name) => kinds.some((kind) => kind.name === name),
    async begin() {
      if (work) await workers.begin()
    },
    async runDue() {
      for (let more = true; more; ) {
        more = false
        for (const kind of kinds) more = (await runBatch(boss, options, kind)) || more
      }
    },
    counts: () => countJobs(pool),
    async stop() {
      workers.stop()
      await boss.stop({ graceful: work !== false, timeout: 5_000, close: false })
    },
  }
}

/** The workers of this process, and the check that wakes them for jobs that have become due. */
function jobWorkers<Services>(boss: PgBoss, options: JobQueueOptions<Services>) {
  const { pool, kinds, log } = options
  const workers = new Map<string, string[]>()
  let dueChecks: NodeJS.Timeout | undefined
  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  async function addWorker(kind: Any<Services>, minPriority?: number) {
    const polling = {
      includeMetadata: true,
      pollingIntervalSeconds: backstopSeconds,
      notifyPollingIntervalSeconds: backstopSeconds,
    } as const
    const urgentOnly = minPriority === undefined ? {} : { minPriority }
    const id = await boss.work(kind.name, { ...polling, ...urgentOnly }, async (batch) => {
      // There may be more due jobs, so this worker fetches again without a pause.
      boss.notifyWorker(id)
      for (const job of batch) await runOne(options, kind, job)
    })
    workers.set(kind.name, [...(workers.get(kind.name) ?? []), id])
  }

  return {
    async begin() {
      for (const kind of kinds) {
        for (let count = kind.concurrency ?? 1; count > 0; count -= 1) await addWorker(kind)
        for (let count = kind.urgentConcurrency ?? 0; count > 0; count -= 1)
          await addWorker(kind, jobPriority.urgent)
      }
      const names = kinds.map(({ name }) => name)
      dueChecks = setInterval(() => {
        namesOfDue(pool, names).then(
          (due) => due.forEach(wake),
          (error: unknown) => log.debug({ err: error }, 'due jobs could not be looked up'),
        )
      }, dueCheckMilliseconds)
      dueChecks.unref()
    },
    stop: () => clearInterval(dueChecks),
  }
}

async function runOne<Services>(options: JobQueueOptions<Services>, kind: Any<Services>, job: FetchedJob) {
  try {
    await kind.run(options.services(), job.data as never, { priority: job.priority })
  } catch (error) {
    options.log.error({ err: error, job: kind.name, id: job.id }, 'job failed')
    throw error
  }
}

/** Runs due jobs of one kind; true if there were any. */
async function runBatch<Services>(boss: PgBoss, options: JobQueueOptions<Services>, kind: Any<Services>) {
  const found = await boss.fetch(kind.name, { batchSize: 20, includeMetadata: true })
  for (const job of found)
    await runOne(options, kind, job).then(
      () => boss.complete(kind.name, job.id),
      (error: unknown) => boss.fail(kind.name, job.id, { message: String(error) }),
    )
  return found.length > 0
}

/** Starts pg-boss and makes the queues as the kinds of job describe them. */
async function startBoss<Services>({ pool, log, kinds, work }: JobQueueOptions<Services>): Promise<PgBoss> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      ...(work ? { listen: work.listen } : {}),
    },
    schema: 'jobs',
    supervise: work !== false,
    schedule: work !== false,
    useListenNotify: work !== false,
    migrate: true,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
    cronWorkerIntervalSeconds: 30,
    // Flows (jobs that wait for other jobs) are not used.
    flowIntervalSeconds: 3_600,
  })
  boss.on('error', (error) => {
    const queue = 'queue' in error ? String(error.queue) : undefined
    // The pool logs lost connections already.
    const level = classifyDatabaseError(error) === 'unavailable' ? 'debug' : 'warn'
    log[level]({ err: error, queue }, 'job queue error')
  })
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    await createOrUpdateQueue(boss, kind, known.get(kind.name))
    if (work && kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: 'UTC' })
  }
  return boss
}

async function createOrUpdateQueue(
  boss: PgBoss,
  { name, retries }: Pick<Job<unknown, never>, 'name' | 'retries'>,
  known: QueueResult | undefined,
): Promise<void> {
  const settings = {
    retryLimit: retries ?? 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: longestRetryDelaySeconds,
    heartbeatSeconds,
    deleteAfterSeconds,
    notify: true,
  }
  if (!known) return boss.createQueue(name, { policy: 'short', expireInSeconds: 300, ...settings })
  const differs = Object.entries(settings).some(([key, value]) => known[key as 'notify'] !== value)
  if (differs) await boss.updateQueue(name, settings)
}

/** One index lookup per queue. */
async function namesOfDue(pool: pg.Pool, names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'due-jobs',
    text: `select name from unnest($1::text[]) as kinds (name) where exists (
      select 1 from jobs.job where job.name = kinds.name and state < 'active' and start_after <= now())`,
    values: [names],
  })
  return rows.map(({ name }) => name)
}

async function countJobs(pool: pg.Pool): ReturnType<Jobs['counts']> {
  const { rows } = await pool.query(
    `select name, count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'failed')::int as failed from jobs.job where name not like '\\_\\_%' group by name order by name`,
  )
  return rows
}
