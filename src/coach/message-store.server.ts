// The messages of conversations, encrypted.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { ChatMessage, Conversation } from './contract.ts'
import type { ConversationOwner } from './encryption.server.ts'
import { conversationsOf, isId } from './store.server.ts'

/** The encrypted part of a message. */
export type MessageContent = Pick<ChatMessage, 'content' | 'links' | 'choices' | 'by' | 'check'>

type MessageRow = {
  id: string
  conversationId: string
  role: 'user' | 'assistant'
  content: Buffer
  createdAt: string
}

const unreadable = 'This message can no longer be read.'

function messageOf(owner: ConversationOwner, found: MessageRow): ChatMessage {
  const opened = owner.decrypt(found.content)
  const body =
    typeof opened === 'object' && opened !== null ? (opened as MessageContent) : { content: unreadable }
  return { id: found.id, role: found.role, timestamp: found.createdAt, ...body }
}

/** Appends a message and returns its id; a repeated attempt adds nothing. */
export async function addMessage(
  db: Db,
  owner: ConversationOwner,
  message: {
    conversationId: string
    role: 'user' | 'assistant'
    body: MessageContent
    attempt?: string | undefined
    now: number
  },
): Promise<string | undefined> {
  const added = await row<{ id: string }>(
    db,
    sql`insert into coach_messages (id, conversation_id, member_id, position, role, content, attempt, created_at)
      select ${newId()}, c.id, c.member_id, coalesce((select max(position) from coach_messages where conversation_id = c.id), 0) + 1,
        ${message.role}, ${owner.encrypt(message.body)}, ${message.attempt ?? null}::uuid, ${isoTime(message.now)}
      from coach_conversations c where c.id = ${message.conversationId} and c.member_id = ${owner.memberId}
      on conflict (member_id, attempt, role) do nothing returning id`,
  )
  return added?.id
}

/** Replaces the text of a message; one that was deleted meanwhile stays deleted. */
export async function rewordMessage(
  db: Db,
  owner: ConversationOwner,
  messageId: string,
  body: MessageContent,
): Promise<void> {
  await sql`update coach_messages set content = ${owner.encrypt(body)}
    where id = ${messageId} and member_id = ${owner.memberId}`.execute(db)
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
export async function messagesOf(db: Db, owner: ConversationOwner, id: string): Promise<ChatMessage[]> {
  const found = await rows<MessageRow>(
    db,
    sql`select id, conversation_id as "conversationId", role, content, created_at as "createdAt" from (
        select * from coach_messages where conversation_id = ${id} and member_id = ${owner.memberId} order by position desc limit 400) newest
      order by position`,
  )
  return found.map((one) => messageOf(owner, one))
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

/** All data of one member, decrypted, for the export. */
export async function exportOf(
  db: Db,
  owner: ConversationOwner,
): Promise<{ conversations: (Conversation & { messages: ChatMessage[] })[] }> {
  const conversations = await conversationsOf(db, owner)
  const found = await rows<MessageRow>(
    db,
    sql`select id, conversation_id as "conversationId", role, content, created_at as "createdAt" from coach_messages
      where member_id = ${owner.memberId} order by conversation_id, position`,
  )
  return {
    conversations: conversations.map((one) => ({
      ...one,
      messages: found
        .filter(({ conversationId }) => conversationId === one.id)
        .map((message) => messageOf(owner, message)),
    })),
  }
}
