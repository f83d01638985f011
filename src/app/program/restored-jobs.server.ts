// The pending jobs of a restored backup. A restore stores them in its transaction; the next start, which has queues, enqueues them.
import { CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import { type Db, row } from '../../platform/database/db.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'

export type PendingJob = {
  name: string
  data: object | null
  singleton_key: string | null
  /** Missing in backups of older versions. */
  priority?: number
}

type StoredJob = { name: string; data: object | null; key: string | null; priority: number }

/** Stores jobs in the transaction of a restore, which has dropped the queues. */
export async function storeRestoredJobs(client: pg.Client, jobs: PendingJob[]): Promise<void> {
  await client.query('create schema jobs')
  await client.query(
    `create table jobs.restored as select name, data, singleton_key as key, coalesce(priority, 0) as priority
      from jsonb_to_recordset($1) as job (name text, data jsonb, singleton_key text, priority int)`,
    [JSON.stringify(jobs)],
  )
}

/** Enqueues the stored jobs, once. Jobs of kinds that this version does not have are left out. */
export async function enqueueRestoredJobs(db: Db, queues: Jobs): Promise<void> {
  const restored = await row<{ there: boolean }>(
    db,
    sql`select to_regclass('jobs.restored') is not null as there`,
  )
  if (!restored?.there) return
  await db.transaction().execute(async (tx) => {
    const { rows: jobs } = await tx.executeQuery<StoredJob>(
      CompiledQuery.raw('delete from jobs.restored returning name, data, key, priority'),
    )
    for (const { name, data, key, priority } of jobs) {
      if (!queues.isKnown(name)) continue
      await queues.add(tx, name, data ?? {}, { ...(key ? { key } : {}), priority })
    }
  })
}
