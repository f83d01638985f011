// The audit log: what staff did, and the emails about it.
import { sql } from 'kysely'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { Mail } from '../platform/mail.server.ts'
import type { AccountEmail } from './emails.ts'

/** Records what staff did and to which subject, never what a person wrote. Call it in the transaction of the action. */
export async function recordStaffAction(
  db: Db,
  actor: { id: string },
  action: string,
  subject?: string,
): Promise<void> {
  await sql`insert into staff_actions (id, actor, action, subject)
    values (${newId()}, ${actor.id}, ${action}, ${subject ?? null})`.execute(db)
}

/**
 * Records that staff looked at a list that their page reads again and again. The same list by the same person counts as one view an hour, so
 * that open pages do not push other actions out of the log.
 */
export async function recordStaffView(
  db: Db,
  actor: { id: string },
  action: string,
  subject: string,
): Promise<void> {
  await sql`insert into staff_actions (id, actor, action, subject)
    select ${newId()}::uuid, ${actor.id}, ${action}, ${subject} where not exists (
      select 1 from staff_actions where at > now() - interval '1 hour' and actor = ${actor.id} and action = ${action} and subject = ${subject})`.execute(
    db,
  )
}

/** Whether this person did something that the log has with this part of its subject. */
export async function isActorOf(db: Db, actorId: string, partOfSubject: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from staff_actions where actor = ${actorId} and position(${partOfSubject} in subject) > 0 limit 1`,
  )
  return found !== undefined
}

export type StaffAction = { id: string; at: string; actor: string; action: string; subject: string | null }

/** The newest 200 actions, or those of one kind. The actor is a display name, `command`, or `deleted account`. */
export async function staffActions(db: Db, action?: string): Promise<StaffAction[]> {
  return rows(
    db,
    sql`select a.id, a.at, coalesce(m.display_name, case when a.actor = 'command' then 'command' else 'deleted account' end) as actor, a.action, a.subject
      from staff_actions a left join members m on m.id::text = a.actor
      where a.action = coalesce(${action ?? null}, a.action) order by a.at desc, a.id desc limit 200`,
  )
}

/** Emails the person concerned and every admin, so that no admin changes roles or payments unnoticed. */
export async function emailStaffAction(
  tx: Db,
  mail: Mail,
  affected: { id: string; email: string } | undefined,
  email: AccountEmail,
): Promise<void> {
  const admins = await rows<{ id: string; email: string }>(
    tx,
    sql`select id, email from members where role = 'admin' and closed_at is null and unverified_email is null`,
  )
  const recipients = new Map(
    [...(affected ? [affected] : []), ...admins].map((person) => [person.id, person]),
  )
  for (const person of recipients.values())
    await mail.send(tx, { to: person.email, memberId: person.id, ...email })
}
