// Saved replies, shifts and handover notes of the team.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import { maxReplies, type SavedReply, type Shift } from './team.ts'

const day = 86_400_000
const notesShown = 30
const shiftRetentionMilliseconds = 30 * day
const noteRetentionMilliseconds = 90 * day

export async function listReplies(db: Db): Promise<SavedReply[]> {
  return rows(db, sql`select id, title, content from staff_replies order by lower(title), id`)
}

type ReplyText = { title: string; content: string }

/** Undefined if the maximum number is reached. */
export async function addReply(db: Db, { title, content }: ReplyText, now: number) {
  return row<SavedReply>(
    db,
    sql`insert into staff_replies (id, title, content, changed_at)
      select ${newId(now)}, ${title}, ${content}, ${isoTime(now)} where (select count(*) from staff_replies) < ${maxReplies}
      returning id, title, content`,
  )
}

export async function changeReply(db: Db, id: string, { title, content }: ReplyText, now: number) {
  return row<SavedReply>(
    db,
    sql`update staff_replies set title = ${title}, content = ${content}, changed_at = ${isoTime(now)}
      where id = ${id} returning id, title, content`,
  )
}

export async function removeReply(db: Db, id: string): Promise<boolean> {
  return (await affectedRows(db, sql`delete from staff_replies where id = ${id}`)) === 1
}

export async function listShifts(db: Db, readerId: string, now: number): Promise<Shift[]> {
  return rows(
    db,
    sql`select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", m.display_name as who, s.member_id = ${readerId} as "isMine"
      from staff_shifts s join members m on m.id = s.member_id where s.ends_at > ${isoTime(now)} and m.role <> 'member'
      order by s.starts_at, s.id limit 500`,
  )
}

/** The number of a member's future shifts. Locks the member, so that concurrent requests cannot add overlapping shifts. */
export async function lockShifts(tx: Db, memberId: string, now: number): Promise<number> {
  await row(tx, sql`select id from members where id = ${memberId} for no key update`)
  const found = await row<{ ahead: number }>(
    tx,
    sql`select count(*)::int as ahead from staff_shifts where member_id = ${memberId} and ends_at > ${isoTime(now)}`,
  )
  return found?.ahead ?? 0
}

type ShiftTimes = { startsAt: string; endsAt: string }

/** False if the member has a shift at that time. */
export async function addShift(
  tx: Db,
  memberId: string,
  { startsAt, endsAt }: ShiftTimes,
  now: number,
): Promise<boolean> {
  const added = await affectedRows(
    tx,
    sql`insert into staff_shifts (id, member_id, starts_at, ends_at)
      select ${newId(now)}, ${memberId}, ${startsAt}, ${endsAt} where not exists (select 1 from staff_shifts
        where member_id = ${memberId} and starts_at < ${endsAt} and ends_at > ${startsAt})`,
  )
  return added === 1
}

export async function removeShift(db: Db, id: string, ownerId: string | null): Promise<boolean> {
  const removed = await affectedRows(
    db,
    sql`delete from staff_shifts where id = ${id} and (${ownerId}::uuid is null or member_id = ${ownerId})`,
  )
  return removed === 1
}

export type CurrentShift = { memberId: string; until: string }

/** The members who have a shift now. */
export async function currentShifts(db: Db, now: number): Promise<CurrentShift[]> {
  const at = isoTime(now)
  return rows(
    db,
    sql`select s.member_id as "memberId", max(s.ends_at) as until from staff_shifts s join members m on m.id = s.member_id
      where s.ends_at > ${at} and s.starts_at <= ${at} and m.role <> 'member' and m.closed_at is null group by 1`,
  )
}

/** Going off duty ends the current shift. */
export async function endShift(db: Db, memberId: string, now: number): Promise<void> {
  const at = isoTime(now)
  await sql`delete from staff_shifts where member_id = ${memberId} and starts_at <= ${at} and ends_at > ${at}`.execute(
    db,
  )
}

type Handover = { id: string; content: string; writtenAt: string; who: string; isMine: boolean }

export async function listHandovers(db: Db, readerId: string): Promise<Handover[]> {
  return rows(
    db,
    sql`select h.id, h.content, h.written_at as "writtenAt", m.display_name as who, h.member_id = ${readerId} as "isMine"
      from staff_handovers h join members m on m.id = h.member_id order by h.written_at desc, h.id desc limit ${notesShown}`,
  )
}

export async function addHandover(db: Db, memberId: string, content: string, now: number): Promise<void> {
  await sql`insert into staff_handovers (id, member_id, content, written_at)
    values (${newId(now)}, ${memberId}, ${content}, ${isoTime(now)})`.execute(db)
}

export async function removeHandover(db: Db, id: string, memberId: string): Promise<boolean> {
  const removed = await affectedRows(
    db,
    sql`delete from staff_handovers where id = ${id} and member_id = ${memberId}`,
  )
  return removed === 1
}

/** Deletes shifts 30 days after their end, and notes after 90 days. */
export async function purgeTeam(db: Db, now: number): Promise<void> {
  await sql`delete from staff_shifts where ends_at < ${isoTime(now - shiftRetentionMilliseconds)}`.execute(db)
  await sql`delete from staff_handovers where written_at < ${isoTime(now - noteRetentionMilliseconds)}`.execute(
    db,
  )
}

export const tables = ['staff_shifts', 'staff_handovers']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    staffShifts: await rows(
      db,
      sql`select starts_at as "startsAt", ends_at as "endsAt" from staff_shifts where member_id = ${memberId} order by starts_at`,
    ),
    staffHandovers: await rows(
      db,
      sql`select content, written_at as "writtenAt" from staff_handovers where member_id = ${memberId} order by written_at`,
    ),
  }
}
