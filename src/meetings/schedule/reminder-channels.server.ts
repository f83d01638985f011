// The channels of reminders: the member's push devices and email, as chosen for this kind of notice.
import { sql } from 'kysely'
import type { Channels } from '../../notices/notice-kinds.ts'
import { changeSettings, settingsOf } from '../../notices/settings-store.server.ts'
import { devicesOf } from '../../notices/store.server.ts'
import { type Db, row } from '../../platform/database/db.server.ts'

export async function changeReminderChannels(
  db: Db,
  memberId: string,
  change: Partial<Channels>,
): Promise<void> {
  const { channels } = await settingsOf(db, memberId)
  await changeSettings(db, memberId, { channels: { meeting: { ...channels.meeting, ...change } } })
}

export type ReminderChannels = { devices: number; byEmail: boolean; confirmed: boolean }

export async function reminderChannelsOf(db: Db, memberId: string): Promise<ReminderChannels> {
  const { channels } = await settingsOf(db, memberId)
  const confirmed = await row(
    db,
    sql`select 1 from members where id = ${memberId} and unverified_email is null`,
  )
  return {
    devices: channels.meeting.push ? (await devicesOf(db, memberId)).length : 0,
    byEmail: channels.meeting.mail,
    confirmed: confirmed !== undefined,
  }
}
