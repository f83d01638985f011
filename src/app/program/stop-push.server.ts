import { removeDeviceOf } from '../../notices/store.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { removeReminder } from '../../tracker/reminders/reminders.server.ts'

/** Ends notices and the evening reminder on one device, so that a borrowed phone shows nothing after the logout. */
export async function stopPush(db: Db, memberId: string, endpoint: string): Promise<void> {
  await removeDeviceOf(db, memberId, endpoint)
  await removeReminder(db, memberId, endpoint)
}
