// Adds notices, and sends them by push and as an email digest: once each, over any number of processes.
import { accountOf } from '../accounts/store.server.ts'
import { isZone, offsetIn } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.server.ts'
import type { Services } from '../platform/http/http.server.ts'
import { type Job, jobPriority } from '../platform/jobs.server.ts'
import { memberToken } from '../platform/member-token.server.ts'
import type { Settings } from '../platform/settings.server.ts'
import { openPush, type Push, pushStatusOf } from '../platform/web-push.server.ts'
import { discreetTitle, isQuiet } from './notice-kinds.ts'
import * as store from './store.server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** How long a notice waits before it goes into an email: many are read by then. */
const digestDelay = 15 * minute
/** A little less than a day, so that a digest at the same hour each day is not put off. */
const betweenDigests = 20 * hour
const pushSeconds = 86_400
/** Replies of one minute make one push. */
const groupingSeconds = 60

export const stopPurpose = 'stop notice email'

/** Stores a notice in the caller's transaction and plans its sending. */
export async function notify(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  notice: store.NewNotice,
): Promise<void> {
  const settings = await store.settingsOf(tx, notice.memberId)
  if (!(await store.addNotice(tx, notice, settings))) return
  if (!settings.channels[notice.kind].push) return
  const { memberId } = notice
  await jobs.add(tx, sendNoticesJob.name, { memberId }, { key: memberId, after: groupingSeconds })
}

/** Sends what is due for one member, unless it is a quiet hour there: then a later run does. */
export async function sendNotices(
  services: Services,
  memberId: string,
  push: () => Promise<Push>,
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const member = await accountOf(db, memberId)
  if (!member || member.closedReason !== null) return
  const { quiet } = await store.settingsOf(db, memberId)
  const zone = member.zone !== null && isZone(member.zone) ? member.zone : 'UTC'
  if (isQuiet(quiet, new Date(now + offsetIn(zone, now)).getUTCHours())) return
  await pushTo(services, memberId, push)
  if (services.mail.leaves && member.emailVerified) await emailTo(services, memberId, member.email)
}

async function pushTo({ db, log }: Services, memberId: string, openedPush: () => Promise<Push>) {
  if ((await store.claimPush(db, memberId)) === 0) return
  const devices = await store.devicesOf(db, memberId)
  if (devices.length === 0) return
  const push = await openedPush()
  for (const device of devices) {
    try {
      const there = await push(device, { title: discreetTitle, tag: 'notice', path: '/notices' })
      if (!there) await store.removeDevice(db, device.endpoint)
    } catch (error) {
      log.warn({ status: pushStatusOf(error) }, 'a notice was not pushed')
    }
  }
}

async function emailTo({ db, clock, mail, settings }: Services, memberId: string, to: string) {
  const now = clock.now()
  const times = { now, lastBefore: now - betweenDigests, olderThan: now - digestDelay }
  await db.transaction().execute(async (tx) => {
    if ((await store.claimDigest(tx, memberId, times)) === 0) return
    await mail.send(tx, { to, ...digest(settings, memberId), priority: 'bulk' })
  })
}

/** Says nothing of what it is about: others may read the mailbox. */
function digest(settings: Pick<Settings, 'PUBLIC_URL' | 'secret'>, memberId: string) {
  const url = settings.PUBLIC_URL
  const token = memberToken(settings, stopPurpose, memberId)
  return {
    subject: discreetTitle,
    text: `Something new waits for you: ${url}/notices\n\nStop these emails: ${url}/stop-notices#${token}\n`,
    unsubscribeUrl: `${url}/api/notices/email/stop/${token}`,
  }
}

export const sendNoticesJob: Job<Services, { memberId: string }> = {
  name: 'notices.send',
  concurrency: 4,
  run: (services, { memberId }) =>
    sendNotices(services, memberId, () => openPush(services.settings, pushSeconds)),
}

const membersPerPage = 500

/** Plans the sending of what waited for the end of a quiet hour or for its digest. */
export const sweepNoticesJob: Job<Services, object> = {
  name: 'notices.sweep',
  schedule: '*/10 * * * *',
  async run({ db, jobs }) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const ids = await store.membersToNotify(db, after, membersPerPage)
      for (const memberId of ids)
        await jobs.add(
          db,
          sendNoticesJob.name,
          { memberId },
          { key: `sweep ${memberId}`, priority: jobPriority.bulk },
        )
      const last = ids.at(-1)
      if (!last || ids.length < membersPerPage) return
      after = last
    }
  },
}

export const purgeNoticesJob: Job<Services, object> = {
  name: 'notices.forget',
  schedule: '29 3 * * *',
  async run({ db, clock }) {
    await store.purgeNotices(db, clock.now() - 30 * day, clock.now() - 180 * day)
  },
}
