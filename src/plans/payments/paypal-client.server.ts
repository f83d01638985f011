// Requests to PayPal: access token, timeouts, size limits, and retries if the outcome is uncertain.
import { z } from 'zod'

const answerLimitBytes = 256 * 1024

export type PayPalOptions = {
  baseUrl: string
  clientId: string
  clientSecret: string
  /** Origins other than PayPal's that an approval link may have. */
  approvalOrigins?: readonly string[]
  timeoutSeconds?: number
  tries?: number
  pauseMilliseconds?: number
}

/** The provider refused a request. `status` 0: it could not be reached, or its response was invalid. */
export class PayPalError extends Error {
  readonly status: number
  readonly issue: string
  constructor(status: number, issue: string) {
    super(`PayPal: ${status} ${issue}`)
    this.name = 'PayPalError'
    this.status = status
    this.issue = issue
  }
  /** True if the request can be retried; it may even have succeeded. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
  /** True if the same request will be refused again. */
  get isFinal(): boolean {
    return [400, 403, 404, 422].includes(this.status) && this.issue !== 'PREVIOUS_REQUEST_IN_PROGRESS'
  }
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const Problem = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

type PayPalRequest = { method: 'GET' | 'POST'; path: string; body?: unknown; requestId?: string }

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > answerLimitBytes) throw new PayPalError(0, 'response too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

function issueIn(body: unknown): string {
  const problem = Problem.safeParse(body)
  if (!problem.success) return 'unreadable response'
  return problem.data.details?.find((detail) => detail.issue)?.issue ?? problem.data.name ?? 'no reason given'
}

export function checked<T>(shape: z.ZodType<T>, body: unknown): T {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  throw new PayPalError(0, 'unexpected response format')
}

/** Sends requests with an access token, and retries if the outcome is uncertain. */
export function paypalClient(options: PayPalOptions) {
  const { baseUrl } = options
  const timeoutMilliseconds = (options.timeoutSeconds ?? 8) * 1000
  const tries = options.tries ?? 3
  const pauseMilliseconds = options.pauseMilliseconds ?? 250

  async function once(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      // Redirects are not followed, because they could send the credentials elsewhere.
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const response = await fetch(`${baseUrl}${path}`, { ...init, redirect: 'error', signal })
      return { status: response.status, body: parseJson(await boundedText(response)) }
    } catch (error) {
      if (error instanceof PayPalError) throw error
      throw new PayPalError(0, error instanceof Error ? error.name : 'unreachable')
    }
  }

  const tokens = accessTokens(options, once)

  async function attempt(request: PayPalRequest): Promise<unknown> {
    const { status, body } = await once(request.path, {
      method: request.method,
      headers: {
        authorization: `Bearer ${await tokens.current()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(request.requestId ? { 'paypal-request-id': request.requestId } : {}),
      },
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
    })
    if (status === 401) tokens.drop()
    if (status < 200 || status > 299) throw new PayPalError(status, issueIn(body))
    if (body === undefined) throw new PayPalError(0, 'unreadable response')
    return body
  }

  // Every attempt has the same request id, which makes it idempotent at the provider.
  async function send(request: PayPalRequest): Promise<unknown> {
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
  return send
}

type Send = (path: string, init: RequestInit) => Promise<{ status: number; body: unknown }>

/** The current access token; concurrent requests for a new one share it. */
function accessTokens({ clientId, clientSecret }: PayPalOptions, once: Send) {
  let token: { value: string; until: number } | undefined
  let tokenOnItsWay: Promise<string> | undefined

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
    // One minute early, so that a token does not expire during a capture.
    token = { value: fresh.access_token, until: performance.now() + (fresh.expires_in - 60) * 1000 }
    return fresh.access_token
  }

  function current(): Promise<string> {
    if (token && token.until > performance.now()) return Promise.resolve(token.value)
    tokenOnItsWay ??= freshToken().finally(() => {
      tokenOnItsWay = undefined
    })
    return tokenOnItsWay
  }
  return {
    current,
    drop() {
      token = undefined
    },
  }
}
