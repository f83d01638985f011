import { sql } from 'kysely'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { ChatMessage, Conversation } from './contract.ts'
import type { ConversationCipher } from './encryption.server.ts'

/** The encrypted part of a message. */
export type MessageContent = Pick<ChatMessage, 'content' | 'links' | 'choices' | 'by' | 'check'>

type ConversationRow = { id: string; title: Buffer; createdAt: string; updatedAt: string }
type MessageRow = {
  id: string
  conversationId: string
  role: 'user' | 'assistant'
  content: Buffer
  createdAt: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isId = (id: string) => uuid.test(id)

const unreadable = 'This message can no longer be read.'
const time = (now: number) => new Date(now).toISOString()

function titleOf(seal: ConversationCipher, memberId: string, title: Buffer): string {
  const opened = seal.open(memberId, title)
  return typeof opened === 'string' ? opened : 'A conversation'
}

function messageOf(seal: ConversationCipher, memberId: string, found: MessageRow): ChatMessage {
  const opened = seal.open(memberId, found.content)
  const kept =
    typeof opened === 'object' && opened !== null ? (opened as MessageContent) : { content: unreadable }
  return { id: found.id, role: found.role, timestamp: found.createdAt, ...kept }
}

export async function addConversation(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  given: { title: string; state: unknown; now: number },
): Promise<string> {
  const id = newId()
  await sql`insert into coach_conversations (id, member_id, title, state, created_at, updated_at)
    values (${id}, ${memberId}, ${seal.close(memberId, given.title)}, ${seal.close(memberId, given.state)}, ${time(given.now)}, ${time(given.now)})`.execute(
    db,
  )
  return id
}

/** Locks the conversation for the transaction, so that concurrent messages are serialized. */
export async function lockState(
  tx: Db,
  seal: ConversationCipher,
  memberId: string,
  id: string,
): Promise<{ state: unknown } | undefined> {
  if (!isId(id)) return undefined
  const found = await row<{ state: Buffer }>(
    tx,
    sql`select state from coach_conversations where id = ${id} and member_id = ${memberId} for update`,
  )
  return found ? { state: seal.open(memberId, found.state) } : undefined
}

/** The state of a conversation, without locking it; undefined if there is none. */
export async function stateOfConversation(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  id: string,
): Promise<unknown> {
  if (!isId(id)) return undefined
  const found = await row<{ state: Buffer }>(
    db,
    sql`select state from coach_conversations where id = ${id} and member_id = ${memberId}`,
  )
  return found && seal.open(memberId, found.state)
}

export async function keepState(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  id: string,
  state: unknown,
  now: number,
): Promise<void> {
  await sql`update coach_conversations set state = ${seal.close(memberId, state)}, updated_at = ${time(now)}
    where id = ${id} and member_id = ${memberId}`.execute(db)
}

/** Appends a message and returns its id; a repeated attempt adds nothing. */
export async function addMessage(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  given: {
    conversationId: string
    role: 'user' | 'assistant'
    kept: MessageContent
    attempt?: string | undefined
    now: number
  },
): Promise<string | undefined> {
  const added = await row<{ id: string }>(
    db,
    sql`insert into coach_messages (id, conversation_id, member_id, position, role, content, attempt, created_at)
      select ${newId()}, c.id, c.member_id, coalesce((select max(position) from coach_messages where conversation_id = c.id), 0) + 1,
        ${given.role}, ${seal.close(memberId, given.kept)}, ${given.attempt ?? null}::uuid, ${time(given.now)}
      from coach_conversations c where c.id = ${given.conversationId} and c.member_id = ${memberId}
      on conflict (member_id, attempt, role) do nothing returning id`,
  )
  return added?.id
}

/** Replaces the text of a message; one that was deleted meanwhile stays deleted. */
export async function rewordMessage(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  messageId: string,
  kept: MessageContent,
): Promise<void> {
  await sql`update coach_messages set content = ${seal.close(memberId, kept)}
    where id = ${messageId} and member_id = ${memberId}`.execute(db)
}

/** The conversation that an attempt has started already; concurrent retries are serialized. */
export async function talkOfAttempt(tx: Db, memberId: string, attempt: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`coach/${memberId}/${attempt}`}, 0))`.execute(tx)
  const found = await row<{ id: string }>(
    tx,
    sql`select conversation_id as id from coach_messages where member_id = ${memberId} and attempt = ${attempt} and role = 'user'`,
  )
  return found?.id
}

export async function hasAnswer(
  db: Db,
  memberId: string,
  conversationId: string,
  attempt: string,
): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from coach_messages where conversation_id = ${conversationId} and member_id = ${memberId} and attempt = ${attempt} and role = 'assistant'`,
  )
  return found !== undefined
}

/** The newest 400 messages, oldest first. */
export async function messagesOf(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  id: string,
): Promise<ChatMessage[]> {
  const found = await rows<MessageRow>(
    db,
    sql`select id, conversation_id as "conversationId", role, content, created_at as "createdAt" from (
        select * from coach_messages where conversation_id = ${id} and member_id = ${memberId} order by position desc limit 400) newest
      order by position`,
  )
  return found.map((one) => messageOf(seal, memberId, one))
}

export async function conversationsOf(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
): Promise<Conversation[]> {
  const found = await rows<ConversationRow>(
    db,
    sql`select id, title, created_at as "createdAt", updated_at as "updatedAt" from coach_conversations
      where member_id = ${memberId} order by updated_at desc, id desc limit 500`,
  )
  return found.map(({ title, id, createdAt, updatedAt }) => ({
    id,
    createdAt,
    updatedAt,
    title: titleOf(seal, memberId, title),
  }))
}

export async function titleOfConversation(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  id: string,
): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const found = await row<{ title: Buffer }>(
    db,
    sql`select title from coach_conversations where id = ${id} and member_id = ${memberId}`,
  )
  return found ? titleOf(seal, memberId, found.title) : undefined
}

export async function rename(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  id: string,
  title: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return (
    (await affectedRows(
      db,
      sql`update coach_conversations set title = ${seal.close(memberId, title)} where id = ${id} and member_id = ${memberId}`,
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

export async function removeMessage(
  db: Db,
  memberId: string,
  id: string,
  messageId: string,
): Promise<boolean> {
  if (!isId(id) || !isId(messageId)) return false
  return (
    (await affectedRows(
      db,
      sql`delete from coach_messages where id = ${messageId} and conversation_id = ${id} and member_id = ${memberId}`,
    )) > 0
  )
}

export type Choices = { keepDays: number | null; engineAgreedTo: string | null }

export async function choicesOf(db: Db, memberId: string): Promise<Choices> {
  const found = await row<Choices>(
    db,
    sql`select keep_days as "keepDays", engine_agreed_to as "engineAgreedTo" from coach_choices where member_id = ${memberId}`,
  )
  return found ?? { keepDays: null, engineAgreedTo: null }
}

export async function keepChoices(db: Db, memberId: string, choices: Choices, now: number): Promise<void> {
  const agreedAt = choices.engineAgreedTo === null ? null : time(now)
  await sql`insert into coach_choices (member_id, keep_days, engine_agreed_to, engine_agreed_at)
    values (${memberId}, ${choices.keepDays}, ${choices.engineAgreedTo}, ${agreedAt})
    on conflict (member_id) do update set keep_days = excluded.keep_days, engine_agreed_to = excluded.engine_agreed_to,
      engine_agreed_at = excluded.engine_agreed_at`.execute(db)
}

export type Check = { label: string; urgency: string; action: string; rulesVersion: string }

/** Records a check and its action, without any text. */
export async function addCheck(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
  check: Check,
  now: number,
): Promise<void> {
  await sql`insert into coach_checks (id, person, label, urgency, action, rules_version, at)
    values (${newId()}, ${seal.nameOf(memberId)}, ${check.label}, ${check.urgency}, ${check.action}, ${check.rulesVersion}, ${time(now)})`.execute(
    db,
  )
}

/** Deletes conversations past the retention time that their owner chose. */
export async function forgetTalks(db: Db, now: number): Promise<void> {
  await sql`delete from coach_conversations c using coach_choices o
    where o.member_id = c.member_id and o.keep_days is not null
      and c.updated_at < ${time(now)}::timestamptz - make_interval(days => o.keep_days)`.execute(db)
}

/** All data of one member, decrypted, for the export. */
export async function exportOf(
  db: Db,
  seal: ConversationCipher,
  memberId: string,
): Promise<{ conversations: (Conversation & { messages: ChatMessage[] })[] }> {
  const conversations = await conversationsOf(db, seal, memberId)
  const found = await rows<MessageRow>(
    db,
    sql`select id, conversation_id as "conversationId", role, content, created_at as "createdAt" from coach_messages
      where member_id = ${memberId} order by conversation_id, position`,
  )
  return {
    conversations: conversations.map((one) => ({
      ...one,
      messages: found
        .filter(({ conversationId }) => conversationId === one.id)
        .map((message) => messageOf(seal, memberId, message)),
    })),
  }
}
