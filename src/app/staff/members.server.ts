// Staff actions on members and roles. Each action needs a reason that the member can read.
import { sql } from 'kysely'
import type { z } from 'zod'
import { memberChanged } from '../../accounts/account-api.server.ts'
import { lastAdmin } from '../../accounts/contract.ts'
import { noteDeletion } from '../../accounts/deletions.server.ts'
import { type AsMember, admin, freshAdmin } from '../../accounts/gates.server.ts'
import { endSessions } from '../../accounts/session.server.ts'
import { emailStaffAction, recordStaffAction } from '../../accounts/staff.server.ts'
import { closeMember, isLastAdmin, memberById, removeMember } from '../../accounts/store.server.ts'
import { waitsInDanger } from '../../contact/store.server.ts'
import { mayBeInDanger } from '../../forum/moderation/danger.server.ts'
import { addSanction } from '../../forum/moderation/sanctions.server.ts'
import { affectedRows, type Db, rows } from '../../platform/database/db.server.ts'
import { type HandlerContext, type Route, serve } from '../../platform/http/http.server.ts'
import { deleteEmailsTo } from '../../platform/mail.server.ts'
import * as contract from './admin.ts'

type Found = z.output<typeof contract.MemberRow>
type Deed = HandlerContext<AsMember, { id: string }, unknown, { reason: string }>
type AffectedMember = { id: string; email: string }

/** Runs one staff action in a transaction and logs it. Staff cannot act on themselves. */
async function doTo(
  { db, member, params, body }: Deed,
  action: string,
  work: (tx: Db, affected: AffectedMember) => Promise<void>,
) {
  if (params.id === member.id) throw contract.ownAccount()
  await db.transaction().execute(async (tx) => {
    const affected = await memberById(tx, params.id)
    if (!affected) throw contract.noSuchMember()
    await work(tx, affected)
    await recordStaffAction(tx, member, action, `${affected.id}: ${body.reason}`)
  })
  return { done: true as const }
}

/** Refuses to close accounts of members in danger and of the last admin. */
async function refuseShuttingOut(tx: Db, affected: AffectedMember, now: number) {
  if (await isLastAdmin(tx, affected.id)) throw lastAdmin()
  if ((await mayBeInDanger(tx, affected.id, now)) || (await waitsInDanger(tx, affected.id)))
    throw contract.mayBeInDanger()
}

const answerUs = 'If you want to answer, write to us on the contact page; that needs no account.'

export const memberRoutes: Route[] = [
  serve(contract.members, admin, async ({ db, query, member, clock }) => {
    const wanted = query.email?.trim().toLowerCase() ?? ''
    await recordStaffAction(db, member, 'looked at members', wanted === '' ? 'newest' : 'by address')
    return rows<Found>(
      db,
      sql`select m.id, m.shown_name as "shownName", coalesce(m.unverified_email, m.email) as email, m.role, m.created_at as "createdAt", coalesce(p.plan, 'free') as plan,
          exists (select 1 from authenticators a where a.member_id = m.id and a.confirmed)
            or exists (select 1 from passkeys k where k.member_id = m.id) as "secondFactor", m.closed_reason as "closedReason"
        from members m left join memberships p on p.member_id = m.id and p.paid_until > ${new Date(clock.now()).toISOString()}
        where ${wanted} = '' or m.email = ${wanted} or (m.role <> 'member' and ${wanted} = 'staff')
        order by m.created_at desc limit 50`,
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
      const text = `The account ${person.shownName} now has the role "${body.role}". ${member.shownName} changed it. If this is wrong, please tell the team at once.\n`
      await emailStaffAction(tx, mail, person.email, 'A role was changed', text)
    })
    return { done: true as const }
  }),
  serve(contract.endMemberSessions, freshAdmin, (context) =>
    doTo(context, 'ended all sessions', async (tx, { id, email }) => {
      await endSessions(tx, id, { except: undefined })
      const text = `The team logged you out of all your devices: ${context.body.reason}\n\nYou can log in again as always. ${answerUs}\n`
      await context.mail.send(tx, { to: email, subject: 'You were logged out', text })
    }),
  ),
  serve(contract.closeAccount, freshAdmin, (context) =>
    doTo(context, 'closed an account', async (tx, affected) => {
      const now = context.clock.now()
      await refuseShuttingOut(tx, affected, now)
      await closeMember(tx, affected.id, context.body.reason, now)
      await endSessions(tx, affected.id, { except: undefined })
      const text = `The team closed your account: ${context.body.reason}\n\nNothing in it was deleted: log in to download your data. ${answerUs}\n`
      await context.mail.send(tx, { to: affected.email, subject: 'Your account was closed', text })
    }),
  ),
  serve(contract.reopenAccount, freshAdmin, (context) =>
    doTo(context, 'opened an account again', async (tx, { id, email }) => {
      await closeMember(tx, id, null, context.clock.now())
      const text = `Your account is open again: ${context.body.reason}\n\nLog in as always; everything is where you left it.\n`
      await context.mail.send(tx, { to: email, subject: 'Your account is open again', text })
    }),
  ),
  serve(contract.limitPosting, freshAdmin, (context) =>
    doTo(context, `limited posting for ${context.body.days} days`, async (tx, { id, email }) => {
      const now = context.clock.now()
      const { days, reason } = context.body
      await addSanction(tx, { memberId: id, kind: 'silence', reason, until: now + days * 86_400_000, now })
      const text = `You can read the forum but not write in it for ${days} days: ${reason}\n\nHelp stays open to you. If you think this is wrong, ask for a second look under "Yours" in the forum.\n`
      await context.mail.send(tx, { to: email, subject: 'You cannot post for a while', text })
    }),
  ),
  serve(contract.deleteAccount, freshAdmin, async (context) => {
    const done = await doTo(context, 'deleted an account', async (tx, affected) => {
      await refuseShuttingOut(tx, affected, context.clock.now())
      await removeMember(tx, affected.id)
      await deleteEmailsTo(tx, affected.email)
      await context.pubsub.publish(tx, memberChanged, affected.id)
      if (!context.mail.isConfigured) return
      const text = `The team deleted your account and everything in it: ${context.body.reason}\n\n${answerUs}\n`
      await context.mail.send(tx, { to: affected.email, subject: 'Your account was deleted', text })
    })
    await noteDeletion(context, context.params.id)
    return done
  }),
]
