// Sends a stored refund request to the provider.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { settle } from './payments.server.ts'
import { PayPalError } from './paypal-client.server.ts'

/** How long the member waits for the provider. After that the refund continues in the background. */
const longestWaitMilliseconds = 10_000

/** Settles until the provider confirms or refuses. If it can't be reached, reconcile-payments.server.ts retries. */
async function askProvider(context: Services, id: string, via: 'member' | 'staff'): Promise<void> {
  // A run that started before the request did not include it, so a second run follows.
  for (let runs = 0; runs < 2; runs += 1) {
    try {
      const order = await settle(context, id, via)
      if (order.state === 'refunded' || order.refundRefusedAt) return
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error
      context.log.warn({ order: id, status: error.status, issue: error.issue }, 'a refund could not be made')
      return
    }
  }
}

type RefundOptions = { id: string; via: 'member' | 'staff'; waitMilliseconds?: number | undefined }

/** The order once the provider confirmed the refund, or at the time limit. */
export async function sendRefund(
  context: Services,
  { id, via, waitMilliseconds = longestWaitMilliseconds }: RefundOptions,
): Promise<PaymentOrder> {
  const asking = askProvider(context, id, via)
  const over = new AbortController()
  try {
    await Promise.race([asking, sleep(waitMilliseconds, undefined, { signal: over.signal })])
  } finally {
    over.abort()
    // The request is stored, so the reconciler retries whatever fails from here on.
    asking.catch((error: unknown) => context.log.warn({ err: error, order: id }, 'a refund was interrupted'))
  }
  const order = await orders.orderById(context.db, id)
  if (!order) throw contract.noOrder()
  return order
}
