import { sql } from 'kysely'
import type { z } from 'zod'
import { dueAfter } from '../platform/answer-deadline.ts'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import { inboxLength, type StoredMessage, type Subject, type Thread } from './contract.ts'

/** True if an unanswered message of this member shows danger. */
export async function hasUnansweredDanger(db: Db, memberId: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from contact_messages where member_id = ${memberId} and status = 'open' and (suspected or urgency = 'emergency') limit 1`,
  )
  return found !== undefined
}

export type ReceivedMessage = {
  id: string
  reference: string
  memberId: string | undefined
  name: string
  email: string
  subject: Subject
  message: string
  urgency: string
  suspected: boolean
  now: number
}

/** Stores a message idempotently; returns its reference, time, and whether it is new. */
export async function addMessage(
  db: Db,
  message: ReceivedMessage,
): Promise<{ id: string; reference: string; receivedAt: string; isNew: boolean }> {
  const receivedAt = isoTime(message.now)
  const added = await affectedRows(
    db,
    sql`insert into contact_messages
        (id, reference, member_id, name, email, subject, message, urgency, suspected, received_at, waiting_since)
      values (${message.id}, ${message.reference}, ${message.memberId ?? null}, ${message.name}, ${message.email},
        ${message.subject}, ${message.message}, ${message.urgency}, ${message.suspected}, ${receivedAt}, ${receivedAt})
      on conflict (id) do nothing`,
  )
  if (added > 0) return { id: message.id, reference: message.reference, receivedAt, isNew: true }
  const first = await row<{ reference: string; receivedAt: string }>(
    db,
    // The address must match, so that a guessed id reveals nothing.
    sql`select reference, received_at as "receivedAt" from contact_messages where id = ${message.id} and email = ${message.email}`,
  )
  return first ? { id: message.id, ...first, isNew: false } : addMessage(db, { ...message, id: newId() })
}

export async function inbox(db: Db, status: Thread['status']): Promise<z.input<typeof StoredMessage>[]> {
  const order =
    status === 'open'
      ? sql`suspected, case urgency when 'emergency' then 0 when 'high' then 1 else 2 end, waiting_since, id`
      : sql`coalesce(closed_at, answered_at) desc, id desc`
  const found = await rows<Omit<z.input<typeof StoredMessage>, 'dueAt'>>(
    db,
    sql`select m.id, reference, name, email, subject, message, urgency, suspected, status,
        received_at as "receivedAt", waiting_since as "waitingSince", answered_at as "answeredAt", answered_by as "answeredBy",
        coalesce((select json_agg(json_build_object('id', r.id, 'fromTeam', r.from_team, 'author', r.author, 'text', r.text, 'at', r.created_at)
            order by r.created_at, r.id) from contact_replies r where r.message_id = m.id), '[]') as replies,
        coalesce((select json_agg(json_build_object('at', n.created_at, 'author', n.author, 'text', n.text) order by n.created_at, n.id)
          from contact_notes n where n.message_id = m.id), '[]') as notes
      from contact_messages m where status = ${status} order by ${order} limit ${inboxLength}`,
  )
  return found.map((message) => ({ ...message, dueAt: dueAfter(message.waitingSince) }))
}

export async function addNote(
  db: Db,
  id: string,
  note: { author: string; text: string; now: number },
): Promise<boolean> {
  const added = await affectedRows(
    db,
    sql`insert into contact_notes (id, message_id, author, text, created_at)
      select ${newId()}::uuid, m.id, ${note.author}::text, ${note.text}::text, ${isoTime(note.now)}::timestamptz
      from contact_messages m where m.id = ${id}`,
  )
  return added > 0
}

/** Closes answered conversations after 30 days; deletes them a year after their end, and suspected spam after 30 days. */
export async function purgeMessages(db: Db, now: number): Promise<number> {
  const before = (days: number) => isoTime(now - days * 86_400_000)
  await sql`update contact_messages set status = 'closed', closed_at = answered_at
    where status = 'answered' and answered_at < ${before(30)}`.execute(db)
  return affectedRows(
    db,
    sql`delete from contact_messages where (status = 'closed' and closed_at < ${before(365)})
      or (suspected and received_at < ${before(30)})`,
  )
}

/** The references of a member's conversations, which are in the subjects of the emails about them. */
export async function referencesOf(db: Db, memberId: string): Promise<string[]> {
  const found = await rows<{ reference: string }>(
    db,
    sql`select reference from contact_messages where member_id = ${memberId}`,
  )
  return found.map(({ reference }) => reference)
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    contactMessages: await rows(
      db,
      sql`select reference, name, email, subject, message, status, received_at as "receivedAt",
          coalesce((select json_agg(json_build_object('fromTeam', r.from_team, 'text', r.text, 'at', r.created_at) order by r.created_at, r.id)
            from contact_replies r where r.message_id = m.id), '[]') as replies
        from contact_messages m where member_id = ${memberId} order by received_at`,
    ),
  }
}
