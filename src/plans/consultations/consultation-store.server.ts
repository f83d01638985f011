// Stores requests for a session and their answers.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row, rows } from '../../platform/database/db.server.ts'
import { staffConsultationsShown } from './consultation-contract.ts'

export type ConsultationRow = {
  id: string
  topic: string
  preferredTimes: string[]
  zone: string
  requestedAt: string
  answer: string | null
  answeredAt: string | null
}

const consultationColumns = sql.raw(
  `id, topic, preferred_times as "preferredTimes", zone, requested_at as "requestedAt", answer, answered_at as "answeredAt"`,
)

export async function countOpenConsultations(db: Db, memberId: string): Promise<number> {
  const found = await row<{ open: number }>(
    db,
    sql`select count(*) as open from consultations where member_id = ${memberId} and answered_at is null`,
  )
  return found?.open ?? 0
}

/** Undefined if the id is taken. */
export async function addConsultation(
  db: Db,
  consultation: {
    id: string
    memberId: string
    topic: string
    preferredTimes: string[]
    zone: string
    now: number
  },
): Promise<ConsultationRow | undefined> {
  return row(
    db,
    sql`insert into consultations (id, member_id, topic, preferred_times, zone, requested_at)
      values (${consultation.id}, ${consultation.memberId}, ${consultation.topic}, ${consultation.preferredTimes}, ${consultation.zone}, ${isoTime(consultation.now)})
      on conflict (id) do nothing returning ${consultationColumns}`,
  )
}

export async function consultationsOf(db: Db, memberId: string): Promise<ConsultationRow[]> {
  return rows(
    db,
    sql`select ${consultationColumns} from consultations where member_id = ${memberId} order by requested_at desc, id desc limit 50`,
  )
}

/** Open requests first, longest waiting first; then answered ones, newest first. */
export async function allConsultations(db: Db): Promise<(ConsultationRow & { memberId: string })[]> {
  return rows(
    db,
    sql`select ${consultationColumns}, member_id as "memberId" from consultations
      order by answered_at is not null, case when answered_at is null then requested_at end, answered_at desc limit ${staffConsultationsShown}`,
  )
}

export async function consultationById(
  db: Db,
  id: string,
): Promise<(ConsultationRow & { memberId: string }) | undefined> {
  return row(
    db,
    sql`select ${consultationColumns}, member_id as "memberId" from consultations where id = ${id}`,
  )
}

/** Undefined if it was answered already. */
export async function answerConsultation(
  tx: Db,
  answered: { id: string; answer: string; by: string; now: number },
): Promise<(ConsultationRow & { memberId: string }) | undefined> {
  return row(
    tx,
    sql`update consultations set answer = ${answered.answer}, answered_at = ${isoTime(answered.now)}, answered_by = ${answered.by}
      where id = ${answered.id} and answered_at is null returning ${consultationColumns}, member_id as "memberId"`,
  )
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    consultations: await rows(
      db,
      sql`select ${consultationColumns} from consultations where member_id = ${memberId} order by requested_at`,
    ),
  }
}
