import { notSignedIn } from '../accounts/contract.ts'
import { type AsMember, member, visitor } from '../accounts/gates.server.ts'
import type { RequestContext } from '../platform/http/http.server.ts'
import { refusal } from '../platform/refusal.ts'
import { planAccess } from './payments/first-use.server.ts'
import { environmentOf } from './payments/provider.server.ts'
import { includes, type PlanId } from './plans.ts'

export { planAccess } from './payments/first-use.server.ts'

export const premiumOnly = refusal(
  403,
  'This is part of Premium and Full Access. Help, meetings and the forum stay free.',
)
const professionalOnly = refusal(403, 'This is part of Full Access.')

async function memberWith(
  context: RequestContext,
  required: PlanId,
  refused: typeof premiumOnly,
): Promise<AsMember> {
  const found = await member(context)
  const { plan, use } = await planAccess(context.db, found.member, context.clock.now())
  if (!includes(plan, required)) throw refused()
  await use()
  return found
}

/** A member whose plan is Premium or Full Access today. */
export function premium(context: RequestContext): Promise<AsMember> {
  return memberWith(context, 'premium', premiumOnly)
}

/** A member whose plan is Full Access today. */
export function professional(context: RequestContext): Promise<AsMember> {
  return memberWith(context, 'professional', professionalOnly)
}

/** Who may start a payment: a member, or any visitor of the test page while no money moves. */
export async function payer(context: RequestContext): Promise<Partial<AsMember>> {
  const found = await visitor(context)
  if (!found.member && environmentOf(context.settings) === 'live') throw notSignedIn()
  return found
}
payer.session = 'optional' as const
