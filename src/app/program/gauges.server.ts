// The gauges of GET /metrics for the queue, email, meeting lists, backups and live updates.
import { sql } from 'kysely'
import type pg from 'pg'
import { type Clock, isoTime } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'
import type { PubSub } from '../../platform/database/pg-notify.server.ts'
import { eventStreamCount } from '../../platform/http/event-stream.server.ts'
import type { GaugeSource, GaugeValue } from '../../platform/metrics.server.ts'

/** Gauges of this process. */
export function processGauges(pool: pg.Pool, pubsub: PubSub): GaugeSource {
  return {
    gauges: [
      { name: 'cairn_database_connected', help: '1 while publish/subscribe has its connection' },
      { name: 'cairn_database_pool_connections', help: 'Connections of the pool', labels: ['state'] },
      { name: 'cairn_database_pool_waiting', help: 'Queries that wait for a connection' },
      { name: 'cairn_event_streams', help: 'Open live updates' },
    ],
    read: async () => ({
      cairn_database_connected: [{ value: pubsub.connected() ? 1 : 0 }],
      cairn_database_pool_connections: [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      ],
      cairn_database_pool_waiting: [{ value: pool.waitingCount }],
      cairn_event_streams: [{ value: eventStreamCount() }],
    }),
  }
}

type GaugeRow = { name: string; labels: Record<string, string> | null; value: number | null }

/** Gauges of the whole installation; every process reports the same values. */
export function databaseGauges(db: Db, clock: Clock): GaugeSource {
  return {
    gauges: [
      { name: 'cairn_jobs', help: 'Jobs by queue and state', labels: ['queue', 'state'] },
      { name: 'cairn_jobs_oldest_due_seconds', help: 'Age of the oldest due job', labels: ['queue'] },
      { name: 'cairn_emails_unsent', help: 'Emails that have not left' },
      { name: 'cairn_emails_oldest_unsent_seconds', help: 'Age of the oldest email that has not left' },
      { name: 'cairn_meeting_feed_age_seconds', help: 'Since a list was last read well', labels: ['feed'] },
      { name: 'cairn_backup_age_seconds', help: 'Since the newest backup' },
      { name: 'cairn_cases_open', help: 'Open cases for staff', labels: ['queue'] },
    ],
    async read() {
      const values: Record<string, GaugeValue[]> = {}
      for (const { name, labels, value } of await measure(db, isoTime(clock.now())))
        if (value !== null) (values[name] ??= []).push({ labels: labels ?? {}, value: Number(value) })
      return values
    },
  }
}

/** Times of jobs are by the database's clock, all others by the program's. */
function measure(db: Db, now: string): Promise<GaugeRow[]> {
  return rows(
    db,
    sql`with queues as (
        select name, state::text as state, count(*) as count,
          extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())) as age
        from jobs.job where state <> 'completed' and name not like '\\_\\_%' group by name, state)
      select 'cairn_jobs' as name, json_build_object('queue', name, 'state', state) as labels, count::float as value from queues
      union all select 'cairn_jobs_oldest_due_seconds', json_build_object('queue', name), max(age)::float from queues group by name
      union all select 'cairn_emails_unsent', null, count(*) from mails where sent_at is null
      union all select 'cairn_emails_oldest_unsent_seconds', null,
        coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0) from mails where sent_at is null
      union all select 'cairn_meeting_feed_age_seconds', json_build_object('feed', name),
        extract(epoch from ${now}::timestamptz - imported_at) from meeting_feeds where origin in ('settings', 'staff')
      union all select 'cairn_backup_age_seconds', null, extract(epoch from ${now}::timestamptz - max(finished_at)) from backups
      union all select 'cairn_cases_open', json_build_object('queue', 'forum'), count(*) from forum_cases where closed_at is null
      union all select 'cairn_cases_open', json_build_object('queue', 'contact'), count(*) from contact_messages where status = 'open'`,
  )
}
