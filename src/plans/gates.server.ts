import { notSignedIn } from '../accounts/contract.ts'
import { type AsMember, member, visitor } from '../accounts/gates.server.ts'
import type { Asking } from '../platform/http/http.server.ts'
import { refusal } from '../platform/refusal.ts'
import { environmentOf } from './payments/provider.server.ts'
import { includes, type PlanId } from './plans.ts'
import { planOf } from './store.server.ts'

export const premiumOnly = refusal(
  403,
  'This is part of Premium and Full Access. Help, meetings and the forum stay free.',
)
export const professionalOnly = refusal(403, 'This is part of Full Access.')

async function memberWith(asking: Asking, wanted: PlanId, refused: typeof premiumOnly): Promise<AsMember> {
  const found = await member(asking)
  const plan = await planOf(asking.db, found.member.id, asking.clock.now())
  if (!includes(plan, wanted)) throw refused()
  return found
}

/** A member whose plan is Premium or Full Access today. */
export function premium(asking: Asking): Promise<AsMember> {
  return memberWith(asking, 'premium', premiumOnly)
}

/** A member whose plan is Full Access today. */
export function professional(asking: Asking): Promise<AsMember> {
  return memberWith(asking, 'professional', professionalOnly)
}

/** Who may begin a payment: a member; anybody only while no money moves, for the test page. */
export async function payer(asking: Asking): Promise<Partial<AsMember>> {
  const found = await visitor(asking)
  if (!found.member && environmentOf(asking.settings) === 'live') throw notSignedIn()
  return found
}
