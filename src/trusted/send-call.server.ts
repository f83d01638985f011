// Sends requests to be called by email and push, and check-ins. Every message is stored with its request or check-in.

import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { type Db, row } from '../platform/database/db.server.ts'
import type { Services } from '../platform/http/http.server.ts'
import { type Job, jobPriority } from '../platform/jobs.server.ts'
import { openPush, type Push, type PushMessage, pushStatusOf } from '../platform/web-push.server.ts'
import * as store from './call-store.server.ts'
import {
  type CallRequest,
  callNotSent,
  maxCallsPerDay,
  noPeopleToCall,
  sameCallMinutes,
  tooManyCalls,
} from './contract.ts'
import { callEmail, callTitle, checkInEmail } from './messages.ts'
import { personPath, unsubscribeUrls } from './person-link.server.ts'

const hour = 3_600_000
const day = 24 * hour

/** Stores the request with all of its messages. Idempotent, also across processes. */
export async function requestCall(services: Services, memberId: string, id: string): Promise<CallRequest> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (tx) => {
    // One request at a time per member.
    await row(tx, sql`select id from members where id = ${memberId} for no key update`)
    const same = await store.sameCall(tx, memberId, { id, minutes: sameCallMinutes, now })
    if (same) return store.callState(tx, same, now)
    const { count, oldest } = await store.callsOfDay(tx, memberId, now)
    if (count >= maxCallsPerDay && oldest) throw tooManyCalls((Date.parse(oldest) + day - now) / 1_000)
    const people = await store.recipientsOf(tx, memberId, 'calls')
    if (people.length === 0) throw noPeopleToCall()
    if (!(await store.addCall(tx, memberId, id, now))) throw callNotSent()
    await store.addCallPeople(
      tx,
      id,
      people.map((person) => person.id),
    )
    for (const person of people) await sendTo(services, tx, person, { callId: id })
    return store.callState(tx, { id, calledAt: isoTime(now) }, now)
  })
}

/** Sends today's check-in, once it is `stored`, to the people who get it, once a day: by push if there is a device, else by email. */
export async function shareCheckIn(
  services: Services,
  memberId: string,
  date: string,
  stored: Promise<unknown>,
): Promise<void> {
  const [isShared] = await Promise.all([store.isCheckInShared(services.db, memberId), stored])
  if (!isShared) return
  await services.db.transaction().execute(async (tx) => {
    await row(tx, sql`select id from members where id = ${memberId} for no key update`)
    for (const person of await store.recipientsOf(tx, memberId, 'checkIns'))
      if (!(await store.isCheckInSent(tx, person.id, date)))
        await sendTo(services, tx, person, { checkInDate: date })
  })
}

type About = { callId: string } | { checkInDate: string }

async function sendTo(
  { mail, jobs, settings, clock }: Services,
  tx: Db,
  person: store.Recipient,
  about: About,
) {
  const { id: personId, memberId, memberName, email, devices } = person
  const now = clock.now()
  const urgent = 'callId' in about
  for (const { endpoint } of devices) {
    const delivery = await store.addDelivery(tx, { personId, about, by: { endpoint }, now })
    const priority = urgent ? jobPriority.urgent : jobPriority.normal
    if (delivery) await jobs.add(tx, pushToPersonJob.name, { id: delivery }, { priority })
  }
  if (!email || !mail.isConfigured || (!urgent && devices.length > 0)) return
  const stop = unsubscribeUrls(settings, personId)
  const links = { page: `${settings.PUBLIC_URL}${personPath(settings, personId)}`, stop: stop.page }
  const emailId = await mail.send(tx, {
    to: email,
    memberId,
    ...(urgent ? callEmail(memberName, links) : checkInEmail(memberName, links)),
    unsubscribeUrl: stop.oneClick,
    priority: urgent ? 'urgent' : 'normal',
    confidential: true,
  })
  await store.addDelivery(tx, { personId, about, by: { emailId }, now })
}

/**
 * Sends one push message. It is marked after sending, so a kill loses none; a second one has the same tag and replaces the first on the device.
 */
async function pushToPerson(services: Services, id: string, open: () => Promise<Push>): Promise<void> {
  const { db, clock, log, settings } = services
  const due = await store.pushToSend(db, id)
  if (!due) return
  if (clock.now() > Date.parse(due.createdAt) + store.pushHours * hour)
    return store.setPushState(db, id, 'failed')
  const path = personPath(settings, due.personId)
  const message: PushMessage = due.callId
    ? { title: callTitle(due.memberName), tag: `call-${due.callId}`, path, urgent: true }
    : { title: `A message from ${due.memberName}`, tag: 'trusted-check-in', path }
  let there: boolean
  try {
    there = await (await open())(due, message)
  } catch (error) {
    log.warn({ status: pushStatusOf(error) }, 'a push to a trusted person was not accepted')
    await store.setPushState(db, id, 'waiting')
    throw error
  }
  await store.setPushState(db, id, there ? 'sent' : 'failed')
  if (!there) await store.removeDevice(db, due.personId, due.endpoint)
}

export const pushToPersonJob: Job<Services, { id: string }> = {
  name: 'trusted.push',
  retries: 12,
  concurrency: 2,
  urgentConcurrency: 2,
  run: (services, { id }, { priority }) =>
    pushToPerson(services, id, () =>
      openPush(services.settings, (store.pushHours * hour) / 1_000, priority >= jobPriority.urgent),
    ),
}

const retentionDays = 30

export const purgeCallsJob: Job<Services, object> = {
  name: 'trusted.purge',
  schedule: '41 3 * * *',
  async run({ db, clock }) {
    await store.purgeCalls(db, clock.now() - retentionDays * day)
  },
}
