import { missingAgreements } from '../../accounts/agreements.server.ts'
import type { Profile } from '../../accounts/contract.ts'
import type { Member } from '../../accounts/session.server.ts'
import { pathOf } from '../../checkin/store.server.ts'
import { planOf } from '../../plans/store.server.ts'
import type { Services } from '../../platform/http/http.server.ts'

/** The profile: account, plan and days on the path. */
export async function profileOf({ db, clock }: Services, member: Member): Promise<Profile> {
  const [subscription, path, missing] = await Promise.all([
    planOf(db, member.id, clock.now()),
    pathOf(db, member.id),
    missingAgreements(db, member.id),
  ])
  const { name, email, role, dayStartsAt, closedReason } = member
  const closed = closedReason === null ? {} : { closedReason }
  const toAgree = missing.length === 0 ? {} : { toAgree: missing }
  return { name, email, subscription, ...path, role, dayStartsAt, ...closed, ...toAgree }
}
