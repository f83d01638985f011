import { sql } from 'kysely'
import { type Db, row } from '../../platform/database/db.server.ts'

type SavingsRow = { weeklyAmount: number; currency: string; weeklyHours: number }

export async function savingsOf(db: Db, memberId: string): Promise<SavingsRow | undefined> {
  return row(
    db,
    sql`select weekly_amount as "weeklyAmount", currency, weekly_hours as "weeklyHours" from tracker_savings
      where member_id = ${memberId}`,
  )
}

export async function changeSavings(db: Db, memberId: string, figures: SavingsRow): Promise<void> {
  await sql`insert into tracker_savings (member_id, weekly_amount, currency, weekly_hours)
    values (${memberId}, ${figures.weeklyAmount}, ${figures.currency}, ${figures.weeklyHours})
    on conflict (member_id) do update set weekly_amount = excluded.weekly_amount, currency = excluded.currency,
      weekly_hours = excluded.weekly_hours`.execute(db)
}

export async function removeSavings(db: Db, memberId: string): Promise<void> {
  await sql`delete from tracker_savings where member_id = ${memberId}`.execute(db)
}
