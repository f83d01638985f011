// From a contract to a route: the gate, the checks, the stripped answer, and one shape of error for all of them.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifySwagger from '@fastify/swagger'
import fastJson from 'fast-json-stringify'
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Bell } from './bell.server.ts'
import type { AnyCall, Call } from './call.ts'
import { type Clock, dateIn, isZone } from './clock.ts'
import { type Db, databaseTrouble } from './db.server.ts'
import { endStreams } from './event-stream.server.ts'
import type { Jobs } from './jobs.server.ts'
import { readJson } from './json.server.ts'
import type { Limits } from './limits.server.ts'
import type { Log } from './log.server.ts'
import type { Mail } from './mail.server.ts'
import { serveMetrics } from './metrics.server.ts'
import { refusePipelines } from './pipelines.server.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.server.ts'

/** What every handler and every job may use. */
export type Services = {
  db: Db
  settings: Settings
  log: Log
  clock: Clock
  jobs: Jobs
  mail: Mail
  bell: Bell
  limits: Limits
}

/** What a gate is given: the services and the bare request. */
export type Asking = Services & {
  request: FastifyRequest
  reply: FastifyReply
  /** The person's IANA zone: the header `Time-Zone`, else what the gate knows, else UTC. */
  zone: string
  /** The person's calendar date, YYYY-MM-DD. */
  today: string
}

/** Lets a request in and says who asks, or throws a Refusal. */
export type Gate<Extra> = (asking: Asking) => Promise<Extra> | Extra

export type Handling<Extra, P, Q, B> = Asking & Extra & { params: P; query: Q; body: B }

export type Route = {
  call: AnyCall
  run(asking: Asking): Promise<unknown>
  /** Answers, and stands in no list of calls: what was taken away, and says so. */
  unlisted?: true
}

/** A handler that has answered by itself (a stream, a file) returns this. */
export const answered: Answered = Object.freeze({ byItself: 'answered' })
export type Answered = { readonly byItself: 'answered' }

/** Binds a call to its gate and its handler. */
export function serve<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  Extra,
>(
  call: Call<P, Q, B, A>,
  gate: Gate<Extra>,
  handler: (
    handling: Handling<Extra, z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A> | Answered> | z.input<A> | Answered,
): Route {
  return {
    call,
    async run(asking) {
      const extra = await gate(asking)
      const { params, query, body } = asking.request
      return handler({ ...asking, ...extra, params, query, body } as Handling<
        Extra,
        z.output<P>,
        z.output<Q>,
        z.output<B>
      >)
    },
  }
}

/** Anybody may ask. */
export function anyone(): object {
  return {}
}

export type HttpOptions = {
  services: Services
  routes: Route[]
  /** Adds what is not a call: pages, files, and the answer to any other address. */
  pages: (app: FastifyInstance) => void | Promise<void>
  /** Checks every answer against its contract (tests): a wrong answer is a 500. */
  checkAnswers?: boolean
  version: string
}

type Named = { who: () => string; event: string | undefined }
const named = new WeakMap<FastifyRequest, Named>()

/**
 * Says on whose behalf a request is, for the log: `who` gives no name but a mark that nobody can turn back. It is asked for
 * and written with refusals, and with what has an `event`; a quiet read stays without it.
 */
export function markInLog(request: FastifyRequest, who: () => string, event?: string): void {
  named.set(request, { who, event: event ?? named.get(request)?.event })
}

function markOf(request: FastifyRequest, status: number): { who?: string; event?: string } {
  const mark = named.get(request)
  const told = mark && (mark.event !== undefined || [401, 403, 404, 409, 429].includes(status))
  return told ? { who: mark.who(), ...(mark.event ? { event: mark.event } : {}) } : {}
}

const unavailable = 'Cairn is catching its breath. Please try again in a moment.'

/** Builds the server; the caller listens. Bounds of slow clients: 5 s for the head, 8 s for the whole request. */
export async function buildServer(options: HttpOptions): Promise<FastifyInstance> {
  const { services, routes } = options
  const { settings, log } = services
  const https = settings.PUBLIC_URL.startsWith('https:')
  const bare = bareHeaders(https)
  const http: FastifyHttpOptions<RawServerDefault, FastifyBaseLogger> = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    requestTimeout: 8_000,
    connectionTimeout: 75_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // What still comes over an open connection is answered, and the connection closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(bare)
      answerError(error, request as FastifyRequest, reply as FastifyReply, log)
    },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket, bare),
  }
  const app = fastify(http)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => serializer(schema, options.checkAnswers === true))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      raw.set(request, String(body))
      done(null, readJson(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable'))
    }
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log))
  refusePipelines(app)
  await app.register(fastifyHelmet, {
    // Always the same, so it is put together once, below: the library would do so anew for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: hstsSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    xXssProtection: false,
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(always)
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...markOf(request, reply.statusCode),
      },
      'answered',
    )
  })
  app.addHook('preClose', (done) => {
    if (app.server.listening) stopGently(app.server)
    done()
  })
  if (settings.METRICS_TOKEN) serveMetrics(app, settings.METRICS_TOKEN)
  await app.register(fastifyCookie)
  if (settings.RATE_LIMITS) {
    await app.register(fastifyRateLimit, {
      max: 600,
      timeWindow: 60_000,
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: (_, { ttl }) =>
        new Refusal(429, 'That was a lot at once. Please try again in a minute.', {
          'Retry-After': String(Math.ceil(ttl / 1000)),
        }),
    })
  } else log.warn('rate limits are off')
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Cairn', version: options.version } },
    transform: jsonSchemaTransform,
  })
  await app.register(async (api) => {
    for (const route of routes) addRoute(api, route, services)
    if (settings.API_DOCS) {
      api.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
        reply.type('application/json; charset=utf-8').send(app.swagger()),
      )
    }
  })
  await options.pages(app)
  return app
}

const longestStopMilliseconds = 4_000

/** What is under way is answered; what takes longer than that, or never ends, is cut. */
function stopGently(server: Server) {
  endStreams(server)
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const cut = setTimeout(() => server.closeAllConnections(), longestStopMilliseconds)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(cut)
  })
}

const hstsSeconds = 63_072_000
const permissions = 'camera=(), microphone=(), payment=(), browsing-topics=(), geolocation=(self)'

/** The same headers for what breaks off before any hook runs. */
function bareHeaders(https: boolean): Record<string, string> {
  return {
    ...always,
    ...(https ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains` } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }
}

const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
}

const always = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([name, values]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '),
    )
    .join(';'),
  'Permissions-Policy': permissions,
  'Cache-Control': 'no-store',
}

const raw = new WeakMap<FastifyRequest, string>()

/** The body as it came, for signatures over its exact bytes. */
export function rawBody(request: FastifyRequest): string {
  return raw.get(request) ?? ''
}

function addRoute(api: FastifyInstance, { call, run, unlisted }: Route, services: Services) {
  api.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyBytes,
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.summary ? { summary: call.summary } : {}),
      ...(unlisted ? { hide: true } : {}),
      response: { 200: call.answer },
    },
    async handler(request, reply) {
      const zone = zoneOf(request) ?? 'UTC'
      const answer = await run({
        ...services,
        request,
        reply,
        zone,
        today: dateIn(zone, services.clock.now()),
      })
      if (answer === answered) return reply
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}

/** The zone that the browser says it is in, where it names one that exists. */
export function zoneOf(request: FastifyRequest): string | undefined {
  const header = request.headers['time-zone']
  return typeof header === 'string' && isZone(header) ? header : undefined
}

function serializer(schema: unknown, check: boolean): (value: unknown) => string {
  if (!(schema instanceof z.ZodType)) return (value) => JSON.stringify(value)
  const shape = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  const write = fastJson(shape as Parameters<typeof fastJson>[0])
  if (!check) return (value) => write(value)
  return (value) => {
    schema.parse(value)
    return write(value)
  }
}

/** What is no HTTP, or came too slowly, never reaches a route. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'This request took too long to arrive.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'This request has too many headers.']
        : ['400 Bad Request', 'This request could not be understood.']
  const body = JSON.stringify({ message })
  const head = Object.entries({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`)
}

/** `off`, a number of proxies, or their addresses. */
function trusted(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false
  return /^\d+$/.test(setting) ? (_, hop) => hop < Number(setting) : setting
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Log) {
  if (reply.raw.headersSent) {
    reply.raw.destroy()
    return
  }
  const { status, message, headers } = told(error)
  if (status >= 500)
    log.error({ err: error, method: request.method, route: request.routeOptions.url, status }, 'refused')
  void reply
    .status(status)
    .headers(headers)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({ message })
}

/** What a person is told of an error: its status and one plain sentence, never its inside. */
export function told(error: unknown): { status: number; message: string; headers: Record<string, string> } {
  if (error instanceof Refusal)
    return { status: error.status, message: error.message, headers: error.headers }
  if (hasZodFastifySchemaValidationErrors(error))
    return { status: 400, message: firstSentence(error.validation), headers: {} }
  const trouble = databaseTrouble(error)
  if (trouble === 'unavailable') return { status: 503, message: unavailable, headers: { 'Retry-After': '2' } }
  if (trouble === 'full') {
    return {
      status: 507,
      message: 'There is no room to keep this right now. Please try again later.',
      headers: { 'Retry-After': '60' },
    }
  }
  if (trouble === 'text')
    return { status: 400, message: 'The text contains characters that cannot be kept.', headers: {} }
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

/** Our own sentences pass; a library's wording is replaced by the name of the field. */
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
