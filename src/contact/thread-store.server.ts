// Stores conversations: the first message, and the replies of both sides.
import { sql } from 'kysely'
import { dueAfter } from '../platform/answer-deadline.ts'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import type { Thread } from './contract.ts'

type ThreadRow = Omit<Thread, 'messages' | 'dueAt'> & {
  message: string
  receivedAt: string
  waitingSince: string
  replies: Thread['messages']
}

const columns =
  sql.raw(`m.id, reference, subject, status, message, received_at as "receivedAt", waiting_since as "waitingSince",
  coalesce((select json_agg(json_build_object('id', r.id, 'fromTeam', r.from_team, 'text', r.text, 'at', to_json(r.created_at))
    order by r.created_at, r.id) from contact_replies r where r.message_id = m.id), '[]') as replies`)

function threadFrom({ message, receivedAt, waitingSince, replies, ...thread }: ThreadRow): Thread {
  const first = { id: thread.id, fromTeam: false, text: message, at: receivedAt }
  const later = replies.map((reply) => ({ ...reply, at: new Date(reply.at).toISOString() }))
  const dueAt = thread.status === 'open' ? dueAfter(waitingSince) : null
  return { ...thread, dueAt, messages: [first, ...later] }
}

/** A member's conversations, the one with the newest message first. */
export async function threadsOf(db: Db, memberId: string): Promise<Thread[]> {
  const found = await rows<ThreadRow>(
    db,
    sql`select ${columns} from contact_messages m where member_id = ${memberId}
      order by coalesce((select max(r.created_at) from contact_replies r where r.message_id = m.id), received_at) desc, id desc limit 50`,
  )
  return found.map(threadFrom)
}

export async function threadById(db: Db, id: string): Promise<Thread | undefined> {
  const found = await row<ThreadRow>(db, sql`select ${columns} from contact_messages m where id = ${id}`)
  return found && threadFrom(found)
}

export type LockedThread = {
  id: string
  reference: string
  memberId: string | null
  name: string
  email: string
  subject: Thread['subject']
  status: Thread['status']
  urgency: string
  suspected: boolean
  size: number
}

/** Locks a conversation, so that changes to it are serialized. */
export async function lockedThread(tx: Db, id: string): Promise<LockedThread | undefined> {
  const found = await row<Omit<LockedThread, 'size'>>(
    tx,
    sql`select id, reference, member_id as "memberId", name, email, subject, status, urgency, suspected
      from contact_messages where id = ${id} for update`,
  )
  if (!found) return undefined
  // Counted after locking, so that concurrent replies are included.
  const replies = await row<{ size: number }>(
    tx,
    sql`select count(*)::int as size from contact_replies where message_id = ${id}`,
  )
  return { ...found, size: 1 + (replies?.size ?? 0) }
}

/** The conversation that a reply belongs to. */
export async function threadOfReply(tx: Db, replyId: string): Promise<string | undefined> {
  const found = await row<{ id: string }>(
    tx,
    sql`select message_id as id from contact_replies where id = ${replyId}`,
  )
  return found?.id
}

export async function addReply(
  tx: Db,
  reply: {
    id: string
    threadId: string
    fromTeam: boolean
    author: string
    text: string
    now: number
  },
): Promise<void> {
  const at = isoTime(reply.now)
  await sql`insert into contact_replies (id, message_id, from_team, author, text, created_at)
    values (${reply.id}, ${reply.threadId}, ${reply.fromTeam}, ${reply.author}, ${reply.text}, ${at})`.execute(
    tx,
  )
}

const byUrgency = ['normal', 'high', 'emergency']

/** Marks the conversation as waiting for the team, since its first unanswered message and with the highest urgency since then. */
export async function markWaiting(tx: Db, thread: LockedThread, urgency: string, now: number): Promise<void> {
  const at = isoTime(now)
  if (thread.status === 'open') {
    const higher = byUrgency.indexOf(urgency) > byUrgency.indexOf(thread.urgency) ? urgency : thread.urgency
    await sql`update contact_messages set urgency = ${higher} where id = ${thread.id}`.execute(tx)
    return
  }
  await sql`update contact_messages set status = 'open', urgency = ${urgency}, waiting_since = ${at},
      answered_at = null, answered_by = null where id = ${thread.id}`.execute(tx)
}

/** A message that the team answers is not spam. */
export async function markAnswered(tx: Db, id: string, by: string, now: number): Promise<void> {
  await sql`update contact_messages set status = 'answered', answered_at = ${isoTime(now)}, answered_by = ${by}, suspected = false
    where id = ${id}`.execute(tx)
}

/** Closes or reopens a conversation. */
export async function setStatus(db: Db, id: string, status: 'open' | 'closed', now: number): Promise<void> {
  const at = isoTime(now)
  const changed =
    status === 'closed'
      ? sql`update contact_messages set status = 'closed', closed_at = ${at} where id = ${id} and status <> 'closed'`
      : sql`update contact_messages set status = 'open', closed_at = null, answered_at = null, answered_by = null, waiting_since = ${at}
          where id = ${id} and status <> 'open'`
  await affectedRows(db, changed)
}
