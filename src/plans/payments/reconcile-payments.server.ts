// Retries what a member's request did not finish: payments and refunds that the provider has not confirmed.
import type { PaymentContext } from './fulfillment.server.ts'
import * as orders from './orders.server.ts'
import { backoff, settle } from './payments.server.ts'
import { PayPalError } from './paypal-client.server.ts'
import { providerOf } from './provider.server.ts'

const minute = 60_000

/** Settles all due orders. If the provider can't be reached, the rest waits for the next run. */
export async function reconcilePayments(
  context: PaymentContext,
): Promise<{ checked: number; unreachable: boolean }> {
  const now = context.clock.now()
  let checked = 0
  for (const { id, checks } of await orders.dueOrders(context.db, providerOf(context).name, now)) {
    try {
      await settle(context, id, 'reconciler')
      checked++
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error
      context.log.warn(
        { order: id, status: error.status, issue: error.issue },
        'a payment could not be checked',
      )
      await orders.postponeCheck(context.db, id, now + Math.min(backoff({ checks }, 5 * minute), 60 * minute))
      if (error.isUncertain) return { checked, unreachable: true }
    }
  }
  return { checked, unreachable: false }
}
