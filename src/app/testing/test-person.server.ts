// A person in a test, with a session and calls.
import type { FastifyInstance, InjectOptions } from 'fastify'
import { newTokenHeader } from '../../platform/call.ts'

// Untyped, because tests compare the responses themselves.
type Json = ReturnType<typeof JSON.parse>
export type TestResponse = {
  status: number
  body: Json
  headers: Record<string, string | undefined>
  text: string
}
type SendOptions = { headers?: Record<string, string> }

/** A person with a browser: stores cookies, sends them from our own origin, and stores new session tokens. */
export type TestPerson = {
  id: string
  email: string
  token: string
  cookie: string
  get(path: string, sending?: SendOptions): Promise<TestResponse>
  post(path: string, body?: unknown, sending?: SendOptions): Promise<TestResponse>
  put(path: string, body?: unknown, sending?: SendOptions): Promise<TestResponse>
  patch(path: string, body?: unknown, sending?: SendOptions): Promise<TestResponse>
  del(path: string, sending?: SendOptions): Promise<TestResponse>
}

/** A person who calls the program over HTTP, without a network. */
export function testPerson(
  http: FastifyInstance,
  as: { id: string; email: string; token: string; cookie: string },
): TestPerson {
  const request = async (method: string, path: string, body: unknown, sending: SendOptions = {}) => {
    const answer = await http.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: {
        ...(self.cookie ? { cookie: self.cookie, 'sec-fetch-site': 'same-origin' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sending.headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const result = answerOf(answer)
    const token = result.headers[newTokenHeader.toLowerCase()]
    if (token && self.cookie) Object.assign(self, { token, cookie: cookieIn(result) })
    return result
  }
  const self: TestPerson = {
    ...as,
    get: (path, sending) => request('GET', path, undefined, sending),
    post: (path, body, sending) => request('POST', path, body, sending),
    put: (path, body, sending) => request('PUT', path, body, sending),
    patch: (path, body, sending) => request('PATCH', path, body, sending),
    del: (path, sending) => request('DELETE', path, undefined, sending),
  }
  return self
}

/** The session cookie that a response sets. */
export function cookieIn({ headers }: Pick<TestResponse, 'headers'>): string {
  return /^[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''
}

function answerOf(answer: {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}): TestResponse {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name,
      value === undefined ? undefined : String(value),
    ]),
  )
  const json = headers['content-type']?.includes('json')
  return {
    status: answer.statusCode,
    body: json ? JSON.parse(answer.body) : answer.body,
    headers,
    text: answer.body,
  }
}
