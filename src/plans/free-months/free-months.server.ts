// Free months that members take without staff, and counts of them.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row, rows } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import { dayText } from '../dates.ts'
import { planOf } from '../plans.ts'
import * as store from '../store.server.ts'
import { type FreeMonthsOffer, freeMonthsOffer, monthsEachTime } from './free-months.ts'

const stillFree =
  'Check-ins, meetings, the forum, the tracker, the library and all crisis help stay free, and what you wrote stays yours.'

async function offerFor(db: Db, memberId: string, now: number): Promise<FreeMonthsOffer> {
  const taken = await rows<{ at: string; months: number }>(
    db,
    sql`select at, months from membership_grants where member_id = ${memberId} and source = 'hardship'`,
  )
  const membership = await store.membershipOf(db, memberId)
  const until = membership ? Date.parse(membership.paidUntil) : 0
  return freeMonthsOffer(
    membership && until > now ? { plan: membership.plan, until } : undefined,
    taken.map(({ at, months }) => ({ at: Date.parse(at), months })),
    now,
  )
}

function sentenceFor(offer: FreeMonthsOffer, zone: string): string | null {
  if (offer.kind === 'available') return null
  const from = dayText(offer.from, zone)
  if (offer.kind === 'limit')
    return `You’ve had your free months for this year. You can get ${monthsEachTime} more from ${from}. ${stillFree}`
  return `You have ${planOf(offer.plan).name} until ${dayText(offer.until, zone)}. If you can’t pay after that, you can get ${monthsEachTime} free months of Premium from ${from}.`
}

/** A sentence that says why free months can't be taken now; null if they can. */
export async function refusedFreeMonths(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: string,
  zone: string,
): Promise<string | null> {
  return sentenceFor(await offerFor(db, memberId, clock.now()), zone)
}

/** Adds the months, or refuses with the sentence for the page. */
export function takeFreeMonths(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: string,
  zone: string,
): Promise<void> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (!(await store.lockMember(tx, memberId))) return
    const refused = sentenceFor(await offerFor(tx, memberId, now), zone)
    if (refused) throw new Refusal(409, refused)
    await store.addGrant(tx, {
      memberId,
      orderId: null,
      plan: 'premium',
      months: monthsEachTime,
      now,
      source: 'hardship',
      reason: 'free months',
    })
    await store.recomputeMembership(tx, memberId)
  })
}

/** How often free months were taken since an instant. */
export async function freeMonthsTaken(db: Db, since: number): Promise<number> {
  const found = await row<{ times: number }>(
    db,
    sql`select count(*) as times from membership_grants where source = 'hardship' and at > ${isoTime(since)}`,
  )
  return found?.times ?? 0
}
