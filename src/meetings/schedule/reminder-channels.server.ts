// Where reminders go: the devices that a member chose, and email.
import { sql } from 'kysely'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import type { PushDevice } from '../../platform/web-push.server.ts'

const mostDevices = 10

/** False if the member has the maximum number of devices. A device of another account moves to this one. */
export async function addDevice(db: Db, memberId: string, device: PushDevice, now: number): Promise<boolean> {
  const { endpoint, p256dh, auth } = device
  return (
    (await affectedRows(
      db,
      sql`insert into meeting_reminder_devices (endpoint, member_id, p256dh, auth, created_at)
        select ${endpoint}, ${memberId}::uuid, ${p256dh}, ${auth}, ${new Date(now).toISOString()}::timestamptz
        where (select count(*) from meeting_reminder_devices where member_id = ${memberId} and endpoint <> ${endpoint}) < ${mostDevices}
        on conflict (endpoint) do update set member_id = excluded.member_id, p256dh = excluded.p256dh, auth = excluded.auth`,
    )) === 1
  )
}

export async function devicesOf(db: Db, memberId: string): Promise<PushDevice[]> {
  return rows<PushDevice>(
    db,
    sql`select endpoint, p256dh, auth from meeting_reminder_devices where member_id = ${memberId} order by created_at`,
  )
}

export async function removeDevices(db: Db, memberId: string): Promise<void> {
  await sql`delete from meeting_reminder_devices where member_id = ${memberId}`.execute(db)
}

/** The push service no longer knows the device. */
export async function removeDevice(db: Db, endpoint: string): Promise<void> {
  await sql`delete from meeting_reminder_devices where endpoint = ${endpoint}`.execute(db)
}

export async function setRemindByEmail(db: Db, memberId: string, on: boolean): Promise<void> {
  await sql`insert into meeting_choices (member_id, remind_by_email) values (${memberId}, ${on})
    on conflict (member_id) do update set remind_by_email = excluded.remind_by_email`.execute(db)
}

export async function emailChoiceOf(
  db: Db,
  memberId: string,
): Promise<{ byEmail: boolean; confirmed: boolean }> {
  const found = await row<{ byEmail: boolean; confirmed: boolean }>(
    db,
    sql`select coalesce(remind_by_email, false) as "byEmail", unverified_email is null as confirmed
      from members left join meeting_choices on member_id = id where id = ${memberId}`,
  )
  return found ?? { byEmail: false, confirmed: false }
}

/** From the link in an email: nothing where the member never turned it on. */
export async function stopRemindingByEmail(db: Db, memberId: string): Promise<void> {
  await sql`update meeting_choices set remind_by_email = false where member_id = ${memberId}`.execute(db)
}
