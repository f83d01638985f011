// A thin client of PayPal's Orders v2 API. It knows nothing about members.
import type { z } from 'zod'
import { statementText } from '../plans.ts'
import { checked, PayPalError, type PayPalOptions, paypalClient } from './paypal-client.server.ts'
import { RemoteCapture, RemoteOrder } from './remote-order.server.ts'

export type NewRemoteOrder = {
  id: string
  amount: string
  currency: string
  returnUrl: string
  cancelUrl: string
}

export type PayPal = {
  createOrder(order: NewRemoteOrder): Promise<RemoteOrder>
  readOrder(id: string): Promise<RemoteOrder | undefined>
  captureOrder(id: string, requestId: string): Promise<RemoteOrder>
  readCapture(id: string): Promise<RemoteCapture | undefined>
  refundCapture(id: string, requestId: string): Promise<void>
  approvalLink(order: RemoteOrder): string | undefined
}

function orderBody(order: NewRemoteOrder): unknown {
  return {
    intent: 'CAPTURE',
    // The provider's emails show the description, card statements the descriptor. Neither may say what the membership is for.
    purchase_units: [
      {
        custom_id: order.id,
        invoice_id: order.id,
        description: 'Membership',
        soft_descriptor: statementText,
        amount: { currency_code: order.currency, value: order.amount },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  }
}

export function isPayPalHost(url: URL): boolean {
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    /(^|\.)paypal\.com$/.test(url.hostname)
  )
}

export function connectPayPal(options: PayPalOptions): PayPal {
  const ask = paypalClient(options)
  const approvalOrigins = new Set([new URL(options.baseUrl).origin, ...(options.approvalOrigins ?? [])])

  async function getIfExists<T>(shape: z.ZodType<T>, path: string): Promise<T | undefined> {
    try {
      return checked(shape, await ask({ method: 'GET', path }))
    } catch (error) {
      if (error instanceof PayPalError && error.status === 404) return undefined
      throw error
    }
  }

  return {
    async createOrder(order) {
      const request = { method: 'POST', path: '/v2/checkout/orders', body: orderBody(order) } as const
      return checked(RemoteOrder, await ask({ ...request, requestId: order.id }))
    },
    readOrder: (id) => getIfExists(RemoteOrder, `/v2/checkout/orders/${encodeURIComponent(id)}`),
    async captureOrder(id, requestId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
      return checked(RemoteOrder, await ask({ method: 'POST', path, requestId }))
    },
    readCapture: (id) => getIfExists(RemoteCapture, `/v2/payments/captures/${encodeURIComponent(id)}`),
    async refundCapture(id, requestId) {
      await ask({ method: 'POST', path: `/v2/payments/captures/${encodeURIComponent(id)}/refund`, requestId })
    },
    approvalLink(order) {
      const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (!link || !URL.canParse(link.href)) return undefined
      const url = new URL(link.href)
      return isPayPalHost(url) || approvalOrigins.has(url.origin) ? url.href : undefined
    },
  }
}
