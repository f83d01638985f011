// Staff actions on members and roles. Each action needs a reason that the member can read.
import { sql } from 'kysely'
import type { z } from 'zod'
import { memberChanged } from '../../accounts/account-api.server.ts'
import { emailStaffAction, recordStaffAction } from '../../accounts/audit-log.server.ts'
import { lastAdmin } from '../../accounts/contract.ts'
import { deleteEmailsOf, recordAccountDeletion } from '../../accounts/deletions.server.ts'
import { roleChangedEmail } from '../../accounts/emails.ts'
import { type AsMember, admin, freshAdmin } from '../../accounts/gates.server.ts'
import { endSessions } from '../../accounts/session.server.ts'
import { closeMember, isLastAdmin, memberById, removeMember } from '../../accounts/store.server.ts'
import { hasUnansweredDanger } from '../../contact/store.server.ts'
import { addDecision } from '../../forum/moderation/decisions.server.ts'
import { mayBeInDanger } from '../../forum/moderation/members-in-danger.server.ts'
import { authorInCrisis } from '../../forum/moderation/queue.ts'
import {
  addSanction,
  daysText,
  loggedSanction,
  sanctionEmail,
} from '../../forum/moderation/sanctions.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, rows } from '../../platform/database/db.server.ts'
import { done, type HandlerContext, type Route, serve } from '../../platform/http/http.server.ts'
import {
  accountClosedEmail,
  accountDeletedEmail,
  accountReopenedEmail,
  loggedOutEmail,
} from './account-emails.ts'
import { removeTraces } from './account-traces.server.ts'
import * as contract from './admin.ts'

type MemberRow = z.output<typeof contract.MemberRow>
type StaffCall = HandlerContext<AsMember, { id: string }, unknown, { reason: string }>
type AffectedMember = { id: string; email: string }

/** Runs one staff action in a transaction and logs it, with the name of what `work` returns. Staff cannot act on themselves. */
async function actOn(
  { db, member, params, body }: StaffCall,
  action: string,
  work: (tx: Db, affected: AffectedMember) => Promise<string | void>,
) {
  if (params.id === member.id) throw contract.ownAccount()
  await db.transaction().execute(async (tx) => {
    const affected = await memberById(tx, params.id)
    if (!affected) throw contract.noSuchMember()
    const added = await work(tx, affected)
    const subject = added ? `${affected.id}, ${added}` : affected.id
    await recordStaffAction(tx, member, action, `${subject}: ${body.reason}`)
  })
  return done
}

/** Refuses to close accounts of members in danger and of the last admin. */
async function refuseShuttingOut(tx: Db, affected: AffectedMember, now: number) {
  if (await isLastAdmin(tx, affected.id)) throw lastAdmin()
  if ((await mayBeInDanger(tx, affected.id, now)) || (await hasUnansweredDanger(tx, affected.id)))
    throw contract.mayBeInDanger()
}

export const memberRoutes: Route[] = [
  serve(contract.members, admin, async ({ db, query, member, clock }) => {
    const search = query.email?.trim().toLowerCase() ?? ''
    const before = query.before ?? null
    await recordStaffAction(db, member, 'looked at members', search === '' ? 'newest' : 'by address')
    return rows<MemberRow>(
      db,
      sql`select m.id, m.display_name as "displayName", coalesce(m.unverified_email, m.email) as email, m.unverified_email is null as "emailVerified", m.role, m.created_at as "createdAt", coalesce(p.plan, 'free') as plan,
          exists (select 1 from authenticators a where a.member_id = m.id and a.confirmed)
            or exists (select 1 from passkeys k where k.member_id = m.id) as "secondFactor", m.closed_reason as "closedReason"
        from members m left join memberships p on p.member_id = m.id and p.paid_until > ${isoTime(clock.now())}
        where (${search} = '' or m.email = ${search} or m.unverified_email = ${search} or (m.role <> 'member' and ${search} = 'staff'))
          and (${before}::uuid is null or (m.created_at, m.id) < (select created_at, id from members where id = ${before}::uuid))
        order by m.created_at desc, m.id desc limit ${contract.membersOnPage}`,
    )
  }),
  serve(contract.giveRole, freshAdmin, async ({ db, member, params, body, mail }) => {
    if (params.id === member.id) throw contract.ownRole()
    await db.transaction().execute(async (tx) => {
      if (body.role !== 'admin' && (await isLastAdmin(tx, params.id))) throw lastAdmin()
      const person = await memberById(tx, params.id)
      if (!person) throw contract.noSuchMember()
      await affectedRows(tx, sql`update members set role = ${body.role} where id = ${params.id}`)
      await recordStaffAction(tx, member, `gave the role ${body.role}`, params.id)
      const email = roleChangedEmail(person.displayName, body.role, member.displayName)
      await emailStaffAction(tx, mail, person, email)
    })
    return done
  }),
  serve(contract.endMemberSessions, freshAdmin, (context) =>
    actOn(context, 'ended all sessions', async (tx, { id, email }) => {
      await endSessions(tx, id, { except: undefined })
      await context.mail.send(tx, { to: email, memberId: id, ...loggedOutEmail(context.body.reason) })
    }),
  ),
  serve(contract.closeAccount, freshAdmin, (context) =>
    actOn(context, 'closed an account', async (tx, affected) => {
      const now = context.clock.now()
      await refuseShuttingOut(tx, affected, now)
      await closeMember(tx, affected.id, context.body.reason, now)
      await endSessions(tx, affected.id, { except: undefined })
      const content = accountClosedEmail(context.body.reason)
      await context.mail.send(tx, { to: affected.email, memberId: affected.id, ...content })
    }),
  ),
  serve(contract.reopenAccount, freshAdmin, (context) =>
    actOn(context, 'opened an account again', async (tx, { id, email }) => {
      await closeMember(tx, id, null, context.clock.now())
      await context.mail.send(tx, { to: email, memberId: id, ...accountReopenedEmail(context.body.reason) })
    }),
  ),
  serve(contract.limitPosting, freshAdmin, (context) =>
    actOn(context, `limited posting for ${daysText(context.body.days)}`, async (tx, { id, email }) => {
      const now = context.clock.now()
      const { days, reason, conduct } = context.body
      // The same condition as in the forum queue: danger does not shield other conduct.
      if (conduct === undefined && (await mayBeInDanger(tx, id, now))) throw authorInCrisis()
      const until = now + days * 86_400_000
      const sanctionId = await addSanction(tx, { memberId: id, kind: 'silence', reason, until, now })
      await addDecision(tx, {
        kind: 'sanction',
        reason: conduct ?? 'breaking the rules',
        outcome: 'silence',
        since: isoTime(now),
        now,
      })
      const content = sanctionEmail({ kind: 'silence', days, reason })
      await context.mail.send(tx, { to: email, memberId: id, ...content })
      return `${conduct ? `${conduct}, ` : ''}${loggedSanction(sanctionId)}`
    }),
  ),
  serve(contract.deleteAccount, freshAdmin, async (context) => {
    const done = await actOn(context, 'deleted an account', async (tx, affected) => {
      await refuseShuttingOut(tx, affected, context.clock.now())
      await removeTraces(tx, affected.id)
      await deleteEmailsOf(tx, affected.id)
      await removeMember(tx, affected.id)
      await context.pubsub.publish(tx, memberChanged, affected.id)
      if (!context.mail.isConfigured) return
      const content = accountDeletedEmail(context.body.reason)
      await context.mail.send(tx, { to: affected.email, memberId: undefined, ...content })
    })
    await recordAccountDeletion(context, context.params.id)
    return done
  }),
]
