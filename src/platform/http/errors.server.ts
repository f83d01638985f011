// Error responses: `{ message }` with one plain sentence. No internals are exposed.
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { classifyDatabaseError } from '../database/db.server.ts'
import type { Log } from '../log.server.ts'
import { Refusal } from '../refusal.ts'

const unavailable = 'Cairn isn’t available right now. Please try again in a moment.'

const badRequest = ['400 Bad Request', 'This request could not be understood.'] as const
const malformedResponses: Record<string, readonly [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'This request has too many headers.'],
}

/** Responds to requests that fail before routing: malformed HTTP, too slow, headers too large. */
export function rejectMalformedRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = malformedResponses[error.code ?? ''] ?? badRequest
  const body = JSON.stringify({ message })
  const head = Object.entries({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`)
}

/** Sends the error response; server errors are logged. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Log) {
  if (reply.raw.headersSent) {
    reply.raw.destroy()
    return
  }
  // A phone that loses its connection while it sends is not a server error, and no response can reach it.
  if (request.raw.destroyed && !request.raw.complete) {
    log.debug({ method: request.method, route: request.routeOptions.url }, 'client closed the connection')
    reply.raw.destroy()
    return
  }
  const { status, message, headers } = errorResponse(error)
  const isOutage = ['unavailable', 'full'].includes(classifyDatabaseError(error) ?? '')
  if (isOutage) logOutage(error, status, log)
  else if (status >= 500)
    log.error(
      { err: error, method: request.method, route: request.routeOptions.url, status },
      'request failed',
    )
  void reply
    .status(status)
    .headers(headers)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({ message })
}

const outageLogMilliseconds = 10_000
const outages = new WeakMap<Log, { loggedAt: number; refused: number }>()

/**
 * While the database is unavailable every call fails in the same way: logs the first one, then their number every
 * ten seconds.
 */
function logOutage(error: Error, status: number, log: Log) {
  const outage = outages.get(log) ?? { loggedAt: Number.NEGATIVE_INFINITY, refused: 0 }
  outages.set(log, outage)
  outage.refused += 1
  const now = performance.now()
  if (now - outage.loggedAt < outageLogMilliseconds) return
  log.error(
    { err: error, status, refused: outage.refused },
    'calls are refused: the database is not available',
  )
  outage.loggedAt = now
  outage.refused = 0
}

/** Maps an error to a status and a sentence for the person. */
export function errorResponse(error: unknown): {
  status: number
  message: string
  headers: Record<string, string>
} {
  if (error instanceof Refusal)
    return { status: error.status, message: error.message, headers: error.headers }
  if (hasZodFastifySchemaValidationErrors(error))
    return { status: 400, message: firstSentence(error.validation), headers: {} }
  const trouble = classifyDatabaseError(error)
  if (trouble === 'unavailable') return { status: 503, message: unavailable, headers: { 'Retry-After': '2' } }
  if (trouble === 'full') {
    return {
      status: 507,
      message: 'There is no space to save this right now. Please try again later.',
      headers: { 'Retry-After': '60' },
    }
  }
  if (trouble === 'text')
    return { status: 400, message: 'This text contains characters that can’t be saved.', headers: {} }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return {
    status: status >= 400 && status < 600 ? status : 500,
    message: sentences[status] ?? sentences[500] ?? '',
    headers: {},
  }
}

const sentences: Record<number, string> = {
  400: 'This request could not be understood.',
  404: 'There is nothing at this address.',
  413: 'This is too large to send.',
  414: 'This address is too long.',
  415: 'Please send JSON.',
  431: 'This request has too many headers.',
  500: 'Something went wrong on our side. Nothing you wrote is to blame. Please try again.',
  503: unavailable,
}

type Issue = { message?: string; instancePath?: string; params?: unknown }

/** Returns our own messages as they are; zod's default messages are replaced by the field's name. */
function firstSentence(issues: Issue[]): string {
  const issue = issues[0]
  const words = issue?.message ?? ''
  if (
    words !== '' &&
    !/^(Invalid|Unrecognized|Expected|Required|Too (big|small)|must |expected )/i.test(words)
  )
    return words
  const field = (issue?.instancePath ?? '').split('/').filter(Boolean).join('.')
  if (words.startsWith('Unrecognized')) return 'This request has a field that does not belong here.'
  return field === '' ? (sentences[400] ?? '') : `“${field}” is missing or has the wrong form.`
}
