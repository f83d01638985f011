// A thin client of PayPal's Orders v2. It knows the protocol and nothing of members.
import { z } from 'zod'
import { statementText } from '../plans.ts'
import { RemoteCapture, RemoteOrder } from './remote-order.server.ts'

const answerLimitBytes = 256 * 1024

export type PayPalOptions = {
  baseUrl: string
  clientId: string
  clientSecret: string
  /** Origins, besides PayPal's own, that an approval link may lead to. */
  approvalOrigins?: readonly string[]
  timeoutSeconds?: number
  tries?: number
  pauseMilliseconds?: number
}

export type NewRemoteOrder = {
  id: string
  amount: string
  currency: string
  returnUrl: string
  cancelUrl: string
}

/** The provider did not do what was asked. `status` 0: it could not be reached, or answered nonsense. */
export class PayPalError extends Error {
  readonly status: number
  readonly issue: string
  constructor(status: number, issue: string) {
    super(`PayPal: ${status} ${issue}`)
    this.name = 'PayPalError'
    this.status = status
    this.issue = issue
  }
  /** True when the same request may still succeed, or may even have succeeded unseen. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export type PayPal = {
  createOrder(order: NewRemoteOrder): Promise<RemoteOrder>
  readOrder(id: string): Promise<RemoteOrder | undefined>
  captureOrder(id: string, requestId: string): Promise<RemoteOrder>
  readCapture(id: string): Promise<RemoteCapture | undefined>
  refundCapture(id: string, requestId: string): Promise<void>
  approvalLink(order: RemoteOrder): string | undefined
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const Problem = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

type Request = { method: 'GET' | 'POST'; path: string; body?: unknown; requestId?: string }

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > answerLimitBytes) throw new PayPalError(0, 'answer too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

function issueIn(body: unknown): string {
  const problem = Problem.safeParse(body)
  if (!problem.success) return 'unreadable answer'
  return problem.data.details?.find((detail) => detail.issue)?.issue ?? problem.data.name ?? 'no reason given'
}

function checked<T>(shape: z.ZodType<T>, body: unknown): T {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  throw new PayPalError(0, 'answer of another shape')
}

function orderBody(order: NewRemoteOrder): unknown {
  return {
    intent: 'CAPTURE',
    // The provider's mails show the description, statements the descriptor; neither may say what the membership is for.
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
  const { baseUrl, clientId, clientSecret } = options
  const timeoutMilliseconds = (options.timeoutSeconds ?? 8) * 1000
  const tries = options.tries ?? 3
  const pauseMilliseconds = options.pauseMilliseconds ?? 250
  const approvalOrigins = new Set([new URL(baseUrl).origin, ...(options.approvalOrigins ?? [])])
  let token: { value: string; until: number } | undefined
  let tokenOnItsWay: Promise<string> | undefined

  async function once(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      // A redirect could carry the credentials elsewhere, so none is followed.
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const response = await fetch(`${baseUrl}${path}`, { ...init, redirect: 'error', signal })
      return { status: response.status, body: parsed(await boundedText(response)) }
    } catch (error) {
      if (error instanceof PayPalError) throw error
      throw new PayPalError(0, error instanceof Error ? error.name : 'unreachable')
    }
  }

  async function freshToken(): Promise<string> {
    const { status, body } = await once('/v1/oauth2/token', {
      method: 'POST',
      body: 'grant_type=client_credentials',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    if (status !== 200) throw new PayPalError(status, 'no access token')
    const fresh = checked(Token, body)
    // A minute early: a token must not run out while a capture is on its way.
    token = { value: fresh.access_token, until: performance.now() + (fresh.expires_in - 60) * 1000 }
    return fresh.access_token
  }

  function accessToken(): Promise<string> {
    if (token && token.until > performance.now()) return Promise.resolve(token.value)
    tokenOnItsWay ??= freshToken().finally(() => {
      tokenOnItsWay = undefined
    })
    return tokenOnItsWay
  }

  async function attempt(request: Request): Promise<unknown> {
    const { status, body } = await once(request.path, {
      method: request.method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(request.requestId ? { 'paypal-request-id': request.requestId } : {}),
      },
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
    })
    if (status === 401) token = undefined
    if (status < 200 || status > 299) throw new PayPalError(status, issueIn(body))
    if (body === undefined) throw new PayPalError(0, 'unreadable answer')
    return body
  }

  // The same request id goes with every try, so the provider does a thing once however often it is asked.
  async function ask(request: Request): Promise<unknown> {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(request)
      } catch (error) {
        if (!(error instanceof PayPalError) || tried >= tries) throw error
        if (!error.isUncertain && error.status !== 401) throw error
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * 2 ** (tried - 1)))
      }
    }
  }

  async function askIfThere<T>(shape: z.ZodType<T>, path: string): Promise<T | undefined> {
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
    readOrder: (id) => askIfThere(RemoteOrder, `/v2/checkout/orders/${encodeURIComponent(id)}`),
    async captureOrder(id, requestId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
      return checked(RemoteOrder, await ask({ method: 'POST', path, requestId }))
    },
    readCapture: (id) => askIfThere(RemoteCapture, `/v2/payments/captures/${encodeURIComponent(id)}`),
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
