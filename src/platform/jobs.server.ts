// Background jobs: pg-boss on the same database, so that a job commits with the transaction that enqueues it.

import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Db } from './database/db.server.ts'
import type { Log } from './log.server.ts'

/** A kind of job. `run` may run again after a failure or a kill, so it must be idempotent. */
export type Job<Services, Data> = {
  name: string
  /** Cron expression in UTC for a recurring job. */
  schedule?: string
  /** Retries with exponential backoff; 5 by default. */
  retries?: number
  run(services: Services, data: Data): Promise<void>
}

export type Jobs = {
  /** Enqueues a job. With `key`, at most one such job is pending. `after` is a delay in seconds. */
  add(db: Db, name: string, data: object, options?: { key?: string; after?: number }): Promise<void>
  /** Starts the workers. Called once the services that jobs use are ready. */
  begin(): Promise<void>
  /** Runs all due jobs until none is left; for tests and commands. */
  runDue(): Promise<void>
  /** The number of pending, active and failed jobs by name. */
  counts(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>
  stop(): Promise<void>
}

type Any<Services> = Job<Services, never>

// A worker that sends no heartbeat for this long is considered dead, and its job is retried elsewhere.
const heartbeatSeconds = 20

/** Opens the queues. With `work`, `begin` starts workers for them. Jobs receive `services` and their data. */
export async function openJobs<Services>(
  pool: pg.Pool,
  log: Log,
  kinds: Any<Services>[],
  services: () => Services,
  work: boolean,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    supervise: work,
    schedule: work,
    migrate: true,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  })
  boss.on('error', (error) => {
    const queue = 'queue' in error ? String(error.queue) : undefined
    log.warn({ err: error, queue }, 'job queue error')
  })
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const queue = known.get(kind.name)
    if (queue && queue.heartbeatSeconds !== heartbeatSeconds)
      await boss.updateQueue(kind.name, { heartbeatSeconds })
    if (!queue)
      await boss.createQueue(kind.name, {
        policy: 'short',
        retryLimit: kind.retries ?? 5,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: 300,
        heartbeatSeconds,
      })
    if (work && kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: 'UTC' })
  }

  async function runOne(kind: Any<Services>, job: { id: string; data: unknown }) {
    try {
      await kind.run(services(), job.data as never)
    } catch (error) {
      log.error({ err: error, job: kind.name, id: job.id }, 'job failed')
      throw error
    }
  }

  return {
    async add(on, name, data, options = {}) {
      await boss.send(name, data, {
        ...(options.key ? { singletonKey: options.key } : { singletonKey: crypto.randomUUID() }),
        ...(options.after ? { startAfter: options.after } : {}),
        db: { executeSql: async (text, values) => on.executeQuery(CompiledQuery.raw(text, values ?? [])) },
      })
    },
    async begin() {
      if (!work) return
      for (const kind of kinds) {
        await boss.work(kind.name, { pollingIntervalSeconds: 1 }, async (batch) => {
          for (const job of batch) await runOne(kind, job)
        })
      }
    },
    async runDue() {
      for (let more = true; more; ) {
        more = false
        for (const kind of kinds) {
          const found = await boss.fetch(kind.name, { batchSize: 20 })
          for (const job of found) {
            more = true
            await runOne(kind, job).then(
              () => boss.complete(kind.name, job.id),
              (error: unknown) => boss.fail(kind.name, job.id, { message: String(error) }),
            )
          }
        }
      }
    },
    async counts() {
      const { rows } = await pool.query(
        `select name, count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as active,
           count(*) filter (where state = 'failed')::int as failed from jobs.job where name not like '\\_\\_%' group by name order by name`,
      )
      return rows
    },
    async stop() {
      await boss.stop({ graceful: work, timeout: 5_000, close: false })
    },
  }
}
