// Conversations with the coach (encrypted), each member's settings, and safety checks without text.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { Conversation } from './contract.ts'
import type { ConversationOwner } from './encryption.server.ts'

type ConversationRow = { id: string; title: Buffer; createdAt: string; updatedAt: string }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isId = (id: string) => uuid.test(id)

function titleOf(owner: ConversationOwner, title: Buffer): string {
  const opened = owner.decrypt(title)
  return typeof opened === 'string' ? opened : 'A conversation'
}

export async function addConversation(
  db: Db,
  owner: ConversationOwner,
  given: { title: string; state: unknown; now: number },
): Promise<string> {
  const id = newId()
  await sql`insert into coach_conversations (id, member_id, title, state, created_at, updated_at)
    values (${id}, ${owner.memberId}, ${owner.encrypt(given.title)}, ${owner.encrypt(given.state)}, ${isoTime(given.now)}, ${isoTime(given.now)})`.execute(
    db,
  )
  return id
}

/** Locks the conversation for the transaction, so that concurrent messages are serialized. */
export async function lockState(
  tx: Db,
  owner: ConversationOwner,
  id: string,
): Promise<{ state: unknown } | undefined> {
  if (!isId(id)) return undefined
  const found = await row<{ state: Buffer }>(
    tx,
    sql`select state from coach_conversations where id = ${id} and member_id = ${owner.memberId} for update`,
  )
  return found ? { state: owner.decrypt(found.state) } : undefined
}

/** The state of a conversation, without locking it; undefined if there is none. */
export async function stateOfConversation(db: Db, owner: ConversationOwner, id: string): Promise<unknown> {
  if (!isId(id)) return undefined
  const found = await row<{ state: Buffer }>(
    db,
    sql`select state from coach_conversations where id = ${id} and member_id = ${owner.memberId}`,
  )
  return found && owner.decrypt(found.state)
}

export async function saveState(
  db: Db,
  owner: ConversationOwner,
  id: string,
  { state, now }: { state: unknown; now: number },
): Promise<void> {
  await sql`update coach_conversations set state = ${owner.encrypt(state)}, updated_at = ${isoTime(now)}
    where id = ${id} and member_id = ${owner.memberId}`.execute(db)
}

export async function conversationsOf(db: Db, owner: ConversationOwner): Promise<Conversation[]> {
  const found = await rows<ConversationRow>(
    db,
    sql`select id, title, created_at as "createdAt", updated_at as "updatedAt" from coach_conversations
      where member_id = ${owner.memberId} order by updated_at desc, id desc limit 500`,
  )
  return found.map(({ title, id, createdAt, updatedAt }) => ({
    id,
    createdAt,
    updatedAt,
    title: titleOf(owner, title),
  }))
}

export async function titleOfConversation(
  db: Db,
  owner: ConversationOwner,
  id: string,
): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const found = await row<{ title: Buffer }>(
    db,
    sql`select title from coach_conversations where id = ${id} and member_id = ${owner.memberId}`,
  )
  return found ? titleOf(owner, found.title) : undefined
}

export async function renameConversation(
  db: Db,
  owner: ConversationOwner,
  id: string,
  title: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return (
    (await affectedRows(
      db,
      sql`update coach_conversations set title = ${owner.encrypt(title)} where id = ${id} and member_id = ${owner.memberId}`,
    )) > 0
  )
}

export async function removeConversation(db: Db, memberId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return (
    (await affectedRows(
      db,
      sql`delete from coach_conversations where id = ${id} and member_id = ${memberId}`,
    )) > 0
  )
}

export async function removeAll(db: Db, memberId: string): Promise<void> {
  await sql`delete from coach_conversations where member_id = ${memberId}`.execute(db)
}

export type Choices = { keepDays: number | null; engineAgreedTo: string | null }

export async function choicesOf(db: Db, memberId: string): Promise<Choices> {
  const found = await row<Choices>(
    db,
    sql`select keep_days as "keepDays", engine_agreed_to as "engineAgreedTo" from coach_choices where member_id = ${memberId}`,
  )
  return found ?? { keepDays: null, engineAgreedTo: null }
}

export async function saveChoices(db: Db, memberId: string, choices: Choices, now: number): Promise<void> {
  const agreedAt = choices.engineAgreedTo === null ? null : isoTime(now)
  await sql`insert into coach_choices (member_id, keep_days, engine_agreed_to, engine_agreed_at)
    values (${memberId}, ${choices.keepDays}, ${choices.engineAgreedTo}, ${agreedAt})
    on conflict (member_id) do update set keep_days = excluded.keep_days, engine_agreed_to = excluded.engine_agreed_to,
      engine_agreed_at = excluded.engine_agreed_at`.execute(db)
}

export type Check = { label: string; urgency: string; action: string; rulesVersion: string }

/** Records a check of a person, known by pseudonym, and its action, without any text. */
export async function addCheck(db: Db, person: Buffer, check: Check, now: number): Promise<void> {
  await sql`insert into coach_checks (id, person, label, urgency, action, rules_version, at)
    values (${newId()}, ${person}, ${check.label}, ${check.urgency}, ${check.action}, ${check.rulesVersion}, ${isoTime(now)})`.execute(
    db,
  )
}

/** Deletes conversations past the retention time that their owner chose. */
export async function purgeConversations(db: Db, now: number): Promise<void> {
  await sql`delete from coach_conversations c using coach_choices o
    where o.member_id = c.member_id and o.keep_days is not null
      and c.updated_at < ${isoTime(now)}::timestamptz - make_interval(days => o.keep_days)`.execute(db)
}
