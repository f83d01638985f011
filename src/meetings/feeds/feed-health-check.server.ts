// The nightly check of every meeting list. Each result is stored, so that staff see how a list changes.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'
import { dateIn, plusDays } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { type FeedFinding, type FeedHealthFacts, feedFindings, findingsOf } from './feed-health.ts'

const nightsStored = 60
const nightsShown = 14

type CheckedFeed = FeedHealthFacts & { id: string; name: string; before: FeedFinding[] | null }

async function feedFacts(db: Db, date: string, now: number): Promise<CheckedFeed[]> {
  const at = isoTime(now)
  return rows<CheckedFeed>(
    db,
    sql`with counted as (
        select feed_id, count(*) as meetings,
          count(*) filter (where listing->>'attendance' in ('in_person', 'hybrid')) as in_person,
          count(*) filter (where listing->>'attendance' in ('in_person', 'hybrid') and listing->>'latitude' is null
            and coalesce(listing->>'approximate', 'false') = 'false') as unplaced,
          max(listing->>'updatedAt') as changed
        from meetings where unlisted_at is null group by feed_id),
      lately as (
        select feed_id, max(meetings) as most from meeting_feed_checks
        where date >= ${plusDays(date, -nightsShown)} and date < ${date} group by feed_id)
      select id, name, origin in ('settings', 'staff') as refreshed, failures,
        extract(epoch from (${at}::timestamptz - imported_at))::float / 3600 as "hoursOld",
        coalesce(counted.meetings, 0) as meetings, coalesce(lately.most, 0) as "recentMaximum",
        coalesce((report->>'rows')::int, 0) as rows, coalesce(json_array_length(report->'skipped'), 0) as skipped,
        coalesce(in_person, 0) as "inPerson", coalesce(unplaced, 0) as "inPersonWithoutPosition",
        extract(epoch from (${at}::timestamptz - changed::timestamptz))::float / 86400 as "daysUnchanged",
        (select findings from meeting_feed_checks c where c.feed_id = id and c.date < ${date}
          order by c.date desc limit 1) as before
      from meeting_feeds left join counted on counted.feed_id = id left join lately on lately.feed_id = id
      where origin <> 'sample' order by name`,
  )
}

export const checkFeedsJob: Job<Services, object> = {
  name: 'meetings.check-feeds',
  schedule: '15 3 * * *',
  async run({ db, clock, mail, settings }) {
    const date = dateIn('UTC', clock.now())
    const feeds = (await feedFacts(db, date, clock.now())).map((feed) => ({
      ...feed,
      findings: findingsOf(feed),
    }))
    const newFindings = feeds.flatMap(({ name, findings, before }) =>
      findings
        .filter((finding) => !before?.includes(finding))
        .map((finding) => `${name}: ${feedFindings[finding]}`),
    )
    await db.transaction().execute(async (tx) => {
      const added = await rows(
        tx,
        sql`insert into meeting_feed_checks (feed_id, date, meetings, findings)
          select id, ${date}::date, meetings, findings::json from unnest(${feeds.map(({ id }) => id)}::uuid[],
            ${feeds.map(({ meetings }) => meetings)}::int[],
            ${feeds.map(({ findings }) => JSON.stringify(findings))}::text[]) as given (id, meetings, findings)
          on conflict do nothing returning feed_id`,
      )
      await sql`delete from meeting_feed_checks where date < ${plusDays(date, -nightsStored)}`.execute(tx)
      if (added.length === 0 || newFindings.length === 0 || !settings.STAFF_EMAIL) return
      await mail.send(tx, {
        to: settings.STAFF_EMAIL,
        memberId: undefined,
        subject: 'Meeting lists that need a look',
        text: `${newFindings.join('\n')}\n\nThe staff page shows the last two weeks: ${settings.PUBLIC_URL}/admin\n`,
      })
    })
  },
}

export type FeedNights = {
  id: string
  name: string
  findings: FeedFinding[]
  nights: { date: string; meetings: number }[]
}

/** Each list with its latest results, oldest first; lists with findings before others. */
export async function feedHealth(db: Db): Promise<FeedNights[]> {
  return rows<FeedNights>(
    db,
    sql`select id, name, (array_agg(findings order by date desc))[1] as findings,
        json_agg(json_build_object('date', date, 'meetings', meetings) order by date) as nights
      from meeting_feeds join (
        select *, row_number() over (partition by feed_id order by date desc) as age from meeting_feed_checks) c
        on c.feed_id = id and age <= ${nightsShown}
      group by id, name
      order by json_array_length((array_agg(findings order by date desc))[1]) desc, name`,
  )
}
