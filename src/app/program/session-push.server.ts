import type { SessionPush } from '../../accounts/api.server.ts'
import { claimDevice, removeDeviceOf } from '../../notices/store.server.ts'
import { claimReminder, removeReminder } from '../../tracker/reminders/reminders.server.ts'

/** Notices and the evening reminder on one device. */
export const sessionPush: SessionPush = {
  async stop(db, memberId, endpoint) {
    await removeDeviceOf(db, memberId, endpoint)
    await removeReminder(db, memberId, endpoint)
  },
  async resume(db, session, endpoint, zone) {
    await claimDevice(db, session, endpoint)
    await claimReminder(db, session, endpoint, zone)
  },
}
