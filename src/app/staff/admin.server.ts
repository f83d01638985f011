// Handlers of the staff pages that belong to no capability: jobs, emails, counts, the action log.
import { sql } from 'kysely'
import { z } from 'zod'
import { recordStaffAction, staffActions } from '../../accounts/audit-log.server.ts'
import { admin, moderator } from '../../accounts/gates.server.ts'
import { paymentWarning } from '../../plans/payments/provider.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'
import { type Route, serve } from '../../platform/http/http.server.ts'
import { outbox } from '../../platform/mail.server.ts'
import * as contract from './admin.ts'

type Counts = z.output<typeof contract.StaffCounts>

export const adminRoutes: Route[] = [
  serve(contract.actions, moderator, ({ db }) => staffActions(db)),
  serve(contract.jobCounts, admin, ({ jobs }) => jobs.counts()),
  serve(contract.mails, admin, async ({ db, member, mail }) => {
    await recordStaffAction(db, member, 'looked at the outbox')
    const emails = await outbox(db)
    // Without SMTP staff pass emails on by hand; otherwise links with tokens are hidden from staff.
    const withoutTokens = (text: string) =>
      mail.isConfigured ? text.replaceAll(/((?:reset|confirm)=)\S+/g, '$1…') : text
    return {
      emailEnabled: mail.isConfigured,
      emails: emails.map((email) => ({ ...email, text: email.text && withoutTokens(email.text) })),
    }
  }),
  serve(contract.counts, moderator, async ({ db, clock, settings }) => {
    const now = clock.now()
    const weekAgo = isoTime(now - 7 * 86_400_000)
    const [found] = await rows<Omit<Counts, 'waiting' | 'answered' | 'paymentWarning'>>(
      db,
      sql`select (select count(*) from members) as members,
        (select count(*) from members where created_at > ${weekAgo}) as "newThisWeek",
        (select count(*) from checkin_sums where last_date > ${weekAgo.slice(0, 10)}::date) as "checkedInThisWeek",
        (select count(*) from memberships where paid_until > ${isoTime(now)}) as "paidPlans"`,
    )
    const waiting = await rows<Counts['waiting'][number]>(
      db,
      sql`select 'forum' as queue, count(*), count(*) filter (where urgency = 'emergency') as urgent, min(since) as oldest
          from (select urgency, created_at as since from forum_cases where closed_at is null
            union all select 'normal', appealed_at from forum_sanctions where appealed_at is not null and appeal_outcome is null) o
        union all select 'coach', count(*), count(*) filter (where urgency = 'emergency'), min(first_at)
          from coach_cases where closed_at is null
        union all select 'contact', count(*), count(*) filter (where urgency = 'emergency'), min(waiting_since)
          from contact_messages where status = 'open'
        union all select 'consultations', count(*), 0, min(requested_at) from consultations where answered_at is null`,
    )
    const answered = await answeredLately(db, now)
    const none = { members: 0, newThisWeek: 0, checkedInThisWeek: 0, paidPlans: 0 }
    return { ...(found ?? none), waiting, answered, paymentWarning: paymentWarning(settings) ?? null }
  }),
]

/** The share of answers within 24 hours in the last 30 days. */
function answeredLately(db: Db, now: number): Promise<Counts['answered']> {
  const monthAgo = isoTime(now - 30 * 86_400_000)
  return rows(
    db,
    sql`select 'contact' as queue, count(*), count(*) filter (where answered_at <= waiting_since + interval '24 hours') as "inTime"
        from contact_messages where not suspected and answered_at > ${monthAgo}
      union all select 'consultations', count(*), count(*) filter (where answered_at <= requested_at + interval '24 hours')
        from consultations where answered_at > ${monthAgo}`,
  )
}
