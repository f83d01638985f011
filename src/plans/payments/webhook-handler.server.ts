// Handles webhook events: verifies them, stores each once, and settles their order.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rawBody, type Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import * as contract from '../contract.ts'
import { reversePayment } from './fulfillment.server.ts'
import { addWebhookEvent } from './order-history.server.ts'
import * as orders from './orders.server.ts'
import { settle } from './payments.server.ts'
import { providerOf } from './provider.server.ts'
import { signatureIn, verifyWebhookSignature } from './webhook-signature.server.ts'

const Resource = z.looseObject({
  id: z.string().optional(),
  custom_id: z.string().optional(),
  purchase_units: z.array(z.looseObject({ custom_id: z.string().optional() })).optional(),
  supplementary_data: z
    .looseObject({ related_ids: z.looseObject({ order_id: z.string().optional() }).optional() })
    .optional(),
  links: z.array(z.looseObject({ rel: z.string(), href: z.string() })).optional(),
})
const WebhookEvent = z.looseObject({
  id: z.string().min(1).max(255),
  event_type: z.string().max(120),
  resource: Resource,
})
type WebhookEvent = z.output<typeof WebhookEvent>

const reversed = 'PAYMENT.CAPTURE.REVERSED'

// A refund event describes the refund; its link `up` has the capture's id.
function idsIn({ event_type: type, resource }: WebhookEvent) {
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href
  return {
    own: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id,
    provider: type.startsWith('CHECKOUT.ORDER.')
      ? resource.id
      : resource.supplementary_data?.related_ids?.order_id,
    capture: up?.includes('/captures/') ? up.split('/captures/')[1] : resource.id,
  }
}

export async function handleWebhook(
  context: Services,
  request: FastifyRequest,
  body: unknown,
): Promise<void> {
  const { webhookId, certificates } = providerOf(context)
  if (!webhookId) throw contract.webhooksOff()
  const signature = signatureIn(request.headers)
  const isOurs =
    signature &&
    (await verifyWebhookSignature(signature, Buffer.from(rawBody(request)), webhookId, certificates))
  if (!isOurs) throw contract.webhookNotVerified()
  const event = WebhookEvent.safeParse(body)
  if (!event.success) throw contract.webhookNotVerified()
  const { id, event_type: type } = event.data
  const orderId = await orders.orderByAnyId(context.db, idsIn(event.data))
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const isNew = await addWebhookEvent(tx, { id, type, orderId, now })
    if (!isNew || !orderId) return
    const isReversal = type === reversed
    await context.jobs.add(tx, settleJob.name, { orderId, isReversal }, { key: `${orderId} ${isReversal}` })
  })
}

/** A signed reversal event is sufficient, because the provider's record of the capture may not show it. */
export const settleJob: Job<Services, { orderId: string; isReversal: boolean }> = {
  name: 'plans.settle',
  retries: 8,
  async run(services, { orderId, isReversal }) {
    const order = await settle(services, orderId, 'webhook')
    if (isReversal && order.state === 'applied') await reversePayment(services, order, 'webhook')
  },
}
