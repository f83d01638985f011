// Stores the completed steps of programs.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'

export async function stepsDone(db: Db, memberId: string): Promise<{ program: string; step: string }[]> {
  return rows(
    db,
    sql`select program, step from program_steps where member_id = ${memberId} order by done_at, step`,
  )
}

export async function markStep(
  db: Db,
  mark: { memberId: string; program: string; step: string; done: boolean; now: number },
): Promise<void> {
  const { memberId, program, step } = mark
  if (mark.done) {
    await sql`insert into program_steps (member_id, program, step, done_at)
      values (${memberId}, ${program}, ${step}, ${isoTime(mark.now)}) on conflict do nothing`.execute(db)
    return
  }
  await sql`delete from program_steps
    where member_id = ${memberId} and program = ${program} and step = ${step}`.execute(db)
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    programSteps: await rows(
      db,
      sql`select program, step, done_at as "doneAt" from program_steps where member_id = ${memberId} order by done_at`,
    ),
  }
}
