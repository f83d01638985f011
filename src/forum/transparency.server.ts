// The transparency report: the figures of a month are computed once, when it is over.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import { anyone, type Route, type Services, serve } from '../platform/http/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import * as contract from './transparency.ts'

const monthsShown = 12
/** How long decisions are stored; a month's figures are computed within that time. */
const decisionRetentionMs = 400 * 86_400_000

async function countsOf(db: Db, month: string, next: string): Promise<contract.DecisionCounts> {
  const inMonth = sql`decided_at >= ${month}::date at time zone 'UTC' and decided_at < ${next}::date at time zone 'UTC'`
  const cases = await rows<{ reason: string; count: number }>(
    db,
    sql`select reason, count(*)::int as count from forum_decisions
      where ${inMonth} and kind not in ('sanction', 'appeal') group by reason`,
  )
  const found = await row<Omit<contract.DecisionCounts, 'cases'>>(
    db,
    sql`select (percentile_cont(0.5) within group (order by minutes) filter (where kind not in ('sanction', 'appeal')))::float8 as "medianMinutes",
        (count(*) filter (where kind = 'sanction'))::int as sanctions, (count(*) filter (where kind = 'appeal'))::int as appeals,
        (count(*) filter (where kind = 'appeal' and outcome = 'lifted'))::int as overturned
      from forum_decisions where ${inMonth}`,
  )
  return { cases, ...(found ?? { medianMinutes: null, sanctions: 0, appeals: 0, overturned: 0 }) }
}

/** The first days of completed, unpublished months since the first decision. */
async function monthsToPublish(db: Db, now: number): Promise<{ month: string; next: string }[]> {
  return rows(
    db,
    sql`select m::date as month, (m + interval '1 month')::date as next
      from generate_series((select date_trunc('month', min(decided_at) at time zone 'UTC') from forum_decisions),
        date_trunc('month', ${isoTime(now)}::timestamptz at time zone 'UTC') - interval '1 month', interval '1 month') m
      where not exists (select 1 from forum_report_months r where r.month = m::date)`,
  )
}

export const publishReportJob: Job<Services, object> = {
  name: 'forum.publish-report',
  schedule: '17 4 * * *',
  async run({ db, clock }) {
    const now = clock.now()
    for (const { month, next } of await monthsToPublish(db, now)) {
      const figures = JSON.stringify(contract.maskedReport(await countsOf(db, month, next)))
      await sql`insert into forum_report_months (month, figures) values (${month}, ${figures}::jsonb) on conflict do nothing`.execute(
        db,
      )
    }
    await sql`delete from forum_decisions where decided_at < ${isoTime(now - decisionRetentionMs)}`.execute(
      db,
    )
  },
}

export const transparencyRoutes: Route[] = [
  serve(contract.transparency, anyone, async ({ db }) => {
    const found = await rows<{ month: string; figures: Omit<contract.ReportMonth, 'month'> }>(
      db,
      sql`select month, figures from forum_report_months order by month desc limit ${monthsShown}`,
    )
    return { months: found.map(({ month, figures }) => ({ month, ...figures })) }
  }),
]
