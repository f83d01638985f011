// Asks the provider for a refund that is stored already.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { settle } from './payments.server.ts'
import { PayPalError } from './paypal-client.server.ts'

/** How long a person waits for the provider. After that the refund is made without them. */
const answerMilliseconds = 10_000

/** Settles until the provider confirms. Where it can't be reached, the reconciler asks again. */
async function askProvider(context: Services, id: string, via: 'member' | 'staff'): Promise<void> {
  // A run that was under way before the request didn't know of it, so the second one asks.
  for (let runs = 0; runs < 2; runs += 1) {
    try {
      const order = await settle(context, id, via)
      if (order.state === 'refunded') return
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error
      context.log.warn({ order: id, status: error.status, issue: error.issue }, 'a refund could not be made')
      return
    }
  }
}

type Returning = { id: string; via: 'member' | 'staff'; waitMilliseconds?: number | undefined }

/** The order once the provider confirmed the refund, or as it is when the wait is over. */
export async function returnPayment(
  context: Services,
  { id, via, waitMilliseconds = answerMilliseconds }: Returning,
): Promise<PaymentOrder> {
  const asking = askProvider(context, id, via)
  const over = new AbortController()
  try {
    await Promise.race([asking, sleep(waitMilliseconds, undefined, { signal: over.signal })])
  } finally {
    over.abort()
    // It is stored, so the reconciler makes up for what fails from here on.
    asking.catch((error: unknown) => context.log.warn({ err: error, order: id }, 'a refund was interrupted'))
  }
  const order = await orders.orderById(context.db, id)
  if (!order) throw contract.noOrder()
  return order
}
