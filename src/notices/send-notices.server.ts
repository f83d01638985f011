// Adds notices, and sends each once by push and in an email digest, with any number of processes.
import { accountOf } from '../accounts/store.server.ts'
import type { Db } from '../platform/database/db.server.ts'
import { isZone, offsetIn } from '../platform/dates.ts'
import type { Services } from '../platform/http/http.server.ts'
import { type Job, jobPriority } from '../platform/jobs.server.ts'
import type { Settings } from '../platform/settings.server.ts'
import { memberToken } from '../platform/tokens.server.ts'
import { openPush, type Push, pushStatusOf } from '../platform/web-push.server.ts'
import { isQuiet, type OwnEmailKind, type QuietHours, sentWords } from './notice-kinds.ts'
import { settingsOf } from './settings-store.server.ts'
import * as store from './store.server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** How long a notice waits before it is emailed: many are read by then. */
const digestDelay = 15 * minute
/** Slightly less than a day, so that a digest at the same hour each day is not delayed. */
const betweenDigests = 20 * hour
const pushSeconds = 86_400
/** Replies within one minute are grouped in one push. */
const groupingSeconds = 60

/** The kinds of email that an unsubscribe link turns off. Meeting reminders have their own call. */
export const unsubscribePurposes = {
  digest: 'stop notice email',
  plan: 'stop plan email',
  contact: 'stop contact email',
  meeting: 'stop meeting reminders',
} as const

/** Stores a notice in the caller's transaction and enqueues its sending. */
export async function notify(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  notice: store.NewNotice,
): Promise<void> {
  const settings = await settingsOf(tx, notice.memberId)
  if (!(await store.addNotice(tx, notice, settings))) return
  if (!settings.channels[notice.kind].push) return
  const { memberId, atOnce } = notice
  if (atOnce) await jobs.add(tx, sendNoticesJob.name, { memberId, atOnce }, { key: `now ${memberId}` })
  else await planPush({ jobs }, tx, memberId)
}

/**
 * Enqueues the push of a stored notice. If the process ends before that, the sweep finds the notice.
 */
export async function planPush({ jobs }: Pick<Services, 'jobs'>, db: Db, memberId: string): Promise<void> {
  await jobs.add(db, sendNoticesJob.name, { memberId }, { key: memberId, after: groupingSeconds })
}

type MemberEmail = { memberId: string; to: string; kind: OwnEmailKind; subject: string; text: string }

/** Sends an email of a kind that is not part of the digest, unless the member turned it off. */
export async function sendNoticeEmail(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: Db,
  { memberId, to, kind, subject, text }: MemberEmail,
): Promise<void> {
  const { channels } = await settingsOf(tx, memberId)
  if (!channels[kind].mail) return
  const stop = unsubscribeUrls(settings, unsubscribePurposes[kind], memberId)
  const words = `${text.trimEnd()}\n\nStop these emails: ${stop.page}\n`
  await mail.send(tx, { to, memberId, subject, text: words, unsubscribeUrl: stop.oneClick })
}

function unsubscribeUrls(
  settings: Pick<Settings, 'PUBLIC_URL' | 'secret'>,
  purpose: string,
  memberId: string,
): { page: string; oneClick: string } {
  const token = memberToken(settings, purpose, memberId)
  const url = settings.PUBLIC_URL
  return { page: `${url}/stop-notices#${token}`, oneClick: `${url}/api/notices/email/stop/${token}` }
}

type NotifyOptions = { memberId: string; atOnce?: true | undefined }

/** Sends what is due for one member. During quiet hours a later run sends it, unless `atOnce` is set because the member is waiting. */
export async function sendNotices(
  services: Services,
  { memberId, atOnce }: NotifyOptions,
  push: () => Promise<Push>,
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const member = await accountOf(db, memberId)
  if (!member || member.closedReason !== null) return
  const { quiet, discreet } = await settingsOf(db, memberId)
  const isNight = isQuietFor({ zone: member.zone, quiet }, now)
  if (isNight && !atOnce) return
  await pushTo(services, { memberId, discreet }, push)
  if (isNight || !services.mail.isConfigured || !member.emailVerified) return
  await emailTo(services, { memberId, discreet, to: member.email })
}

function isQuietFor({ zone, quiet }: { zone: string | null; quiet: QuietHours }, now: number): boolean {
  const known = zone !== null && isZone(zone) ? zone : 'UTC'
  return isQuiet(quiet, new Date(now + offsetIn(known, now)).getUTCHours())
}

type Reader = { memberId: string; discreet: boolean }

async function pushTo(
  { db, log }: Services,
  { memberId, discreet }: Reader,
  openedPush: () => Promise<Push>,
): Promise<void> {
  const notices = await store.claimPush(db, memberId)
  if (notices.length === 0) return
  const devices = await store.devicesOf(db, memberId)
  if (devices.length === 0) return
  const push = await openedPush()
  const { title, lines } = sentWords(notices, discreet)
  const body = lines.length > 0 ? { body: lines.join('\n') } : {}
  for (const device of devices) {
    try {
      const exists = await push(device, { title, ...body, tag: 'notice', path: '/notices' })
      if (!exists) await store.removeDevice(db, device.endpoint)
    } catch (error) {
      log.warn({ status: pushStatusOf(error) }, 'a notice was not pushed')
    }
  }
}

const digestTimes = (now: number) => ({
  now,
  lastBefore: now - betweenDigests,
  olderThan: now - digestDelay,
})

async function emailTo(
  { db, clock, mail, settings }: Services,
  { memberId, discreet, to }: Reader & { to: string },
): Promise<void> {
  const times = digestTimes(clock.now())
  await db.transaction().execute(async (tx) => {
    const notices = await store.claimDigest(tx, memberId, times)
    if (notices.length === 0) return
    const { title, lines } = sentWords(notices, discreet)
    const stop = unsubscribeUrls(settings, unsubscribePurposes.digest, memberId)
    const text = [
      ...lines,
      `Something new waits for you: ${settings.PUBLIC_URL}/notices`,
      '',
      `Stop these emails: ${stop.page}`,
      '',
    ].join('\n')
    const unsubscribeUrl = stop.oneClick
    await mail.send(tx, { to, memberId, subject: title, text, unsubscribeUrl, priority: 'bulk' })
  })
}

export const sendNoticesJob: Job<Services, NotifyOptions> = {
  name: 'notices.send',
  concurrency: 4,
  run: (services, sending) => sendNotices(services, sending, () => openPush(services.settings, pushSeconds)),
}

const membersPerPage = 500

/** Enqueues the notices that waited for the end of quiet hours or for the digest, unless nothing can be sent to the member yet. */
export const sweepNoticesJob: Job<Services, object> = {
  name: 'notices.sweep',
  schedule: '*/10 * * * *',
  async run({ db, jobs, clock, mail }) {
    const now = clock.now()
    const digests = mail.isConfigured ? digestTimes(now) : undefined
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const members = await store.membersToNotify(db, { after, limit: membersPerPage, digests })
      for (const member of members) {
        if (isQuietFor(member, now)) continue
        const options = { key: `sweep ${member.id}`, priority: jobPriority.bulk }
        await jobs.add(db, sendNoticesJob.name, { memberId: member.id }, options)
      }
      const last = members.at(-1)
      if (!last || members.length < membersPerPage) return
      after = last.id
    }
  },
}

export const purgeNoticesJob: Job<Services, object> = {
  name: 'notices.purge',
  schedule: '29 3 * * *',
  async run({ db, clock }) {
    await store.purgeNotices(db, clock.now() - 30 * day, clock.now() - 180 * day)
  },
}
