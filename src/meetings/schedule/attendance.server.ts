// Stores attendance: one row per meeting and date, with a note and the chairperson's code, if any.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { AttendanceRecord } from '../my-meetings-contract.ts'

const attendedColumns = sql`id, meeting_id as "meetingId", date, name, type, place, note, chair_code as "chairCode",
  chair_code_at as "chairCodeAt"`

type Visit = {
  meetingId: string
  date: string
  name: string
  type: string
  place: string
  note: string
  now: number
}

/** One row per meeting and date. An empty note does not replace an existing one. */
export async function addAttended(db: Db, memberId: string, visit: Visit): Promise<AttendanceRecord> {
  const added = await row<AttendanceRecord>(
    db,
    sql`insert into meetings_attended (id, member_id, meeting_id, date, name, type, place, note, created_at)
      values (${newId()}, ${memberId}, ${visit.meetingId}, ${visit.date}, ${visit.name}, ${visit.type}, ${visit.place},
        ${visit.note}, ${isoTime(visit.now)})
      on conflict (member_id, meeting_id, date) do update set name = excluded.name,
        note = coalesce(nullif(excluded.note, ''), meetings_attended.note)
      returning ${attendedColumns}`,
  )
  if (!added) throw new Error('attendance was not stored')
  return added
}

export async function removeAttended(db: Db, memberId: string, id: string): Promise<void> {
  await sql`delete from meetings_attended where id = ${id} and member_id = ${memberId}`.execute(db)
}

export async function attendanceOf(db: Db, memberId: string): Promise<AttendanceRecord[]> {
  return rows<AttendanceRecord>(
    db,
    sql`select ${attendedColumns} from meetings_attended where member_id = ${memberId} order by date desc, id desc limit 1000`,
  )
}

export async function attendanceById(
  db: Db,
  memberId: string,
  id: string,
): Promise<AttendanceRecord | undefined> {
  return row<AttendanceRecord>(
    db,
    sql`select ${attendedColumns} from meetings_attended where id = ${id} and member_id = ${memberId}`,
  )
}

export async function setNote(
  db: Db,
  memberId: string,
  id: string,
  note: string,
): Promise<AttendanceRecord | undefined> {
  return row<AttendanceRecord>(
    db,
    sql`update meetings_attended set note = ${note} where id = ${id} and member_id = ${memberId}
      returning ${attendedColumns}`,
  )
}

/** Undefined if there is a code already: the first one stays. */
export async function setChairCode(
  db: Db,
  memberId: string,
  id: string,
  { code, now }: { code: string; now: number },
): Promise<AttendanceRecord | undefined> {
  return row<AttendanceRecord>(
    db,
    sql`update meetings_attended set chair_code = ${code}, chair_code_at = ${isoTime(now)}
      where id = ${id} and member_id = ${memberId} and chair_code is null returning ${attendedColumns}`,
  )
}
