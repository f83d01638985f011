// Turns contracts into Fastify routes: gate, validation, serialized response, and one error format.
import fastifyCookie from '@fastify/cookie'
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
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { AnyCall, Call } from '../call.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.server.ts'
import type { PubSub } from '../database/pg-notify.server.ts'
import { dateIn, isZone } from '../dates.ts'
import type { Jobs } from '../jobs.server.ts'
import type { Log } from '../log.server.ts'
import type { Mail } from '../mail.server.ts'
import { type GaugeSource, serveMetrics } from '../metrics.server.ts'
import type { Settings } from '../settings.server.ts'
import { acceptJsonOnly, ignoreBodies } from './body-parsers.server.ts'
import { compressResponses } from './compression.server.ts'
import { rejectMalformedRequest, sendError } from './errors.server.ts'
import { securityHeaders } from './headers.server.ts'
import { documentCalls, type OperationName } from './openapi.server.ts'
import { limitPipelining } from './pipelining-limit.server.ts'
import { type Limits, limitRequests } from './rate-limits.server.ts'
import { logResponses } from './response-log.server.ts'
import { serializer } from './serializer.server.ts'
import { closeGracefully } from './shutdown.server.ts'

export { rawBody } from './body-parsers.server.ts'
export { errorResponse } from './errors.server.ts'

/** The services that every handler and job can use. */
export type Services = {
  db: Db
  settings: Settings
  log: Log
  clock: Clock
  jobs: Jobs
  mail: Mail
  pubsub: PubSub
  limits: Limits
}

/** What a gate receives: the services and the raw request. */
export type RequestContext = Services & {
  request: FastifyRequest
  reply: FastifyReply
  /** The person's IANA zone: the `Time-Zone` header, else the stored one, else UTC. */
  zone: string
  /** The person's calendar date, YYYY-MM-DD. */
  today: string
  /** True once this process's caches know every change that was acknowledged before this request. Queried once per request. */
  cachesAreCurrent(): Promise<boolean>
}

/** Authorizes a request and returns who makes it, or throws a Refusal. */
export type Gate<Extra> = {
  (context: RequestContext): Promise<Extra> | Extra
  /** Whether a call needs a session, for the OpenAPI document. Without it, a session is required. */
  session?: 'none' | 'optional'
}

export type HandlerContext<Extra, P, Q, B> = RequestContext & Extra & { params: P; query: Q; body: B }

export type Route = {
  call: AnyCall
  run(context: RequestContext): Promise<unknown>
  session: 'none' | 'optional' | 'required'
  /** Left out of the OpenAPI document: a disabled call that still responds with a refusal. */
  unlisted?: true
}

/** Returned by a handler that has sent the response itself (a stream, a file). */
export const alreadySent: AlreadySent = Object.freeze({ byItself: 'answered' })
export type AlreadySent = { readonly byItself: 'answered' }

/** Binds a call to its gate and handler. */
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
    handling: HandlerContext<Extra, z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A> | AlreadySent> | z.input<A> | AlreadySent,
): Route {
  return {
    call,
    session: gate.session ?? 'required',
    async run(context) {
      const extra = await gate(context)
      const { params, query, body } = context.request
      return handler({ ...context, ...extra, params, query, body } as HandlerContext<
        Extra,
        z.output<P>,
        z.output<Q>,
        z.output<B>
      >)
    },
  }
}

/** The gate of public calls. */
export function anyone(): object {
  return {}
}
anyone.session = 'none' as const

export type HttpOptions = {
  services: Services
  routes: Route[]
  /** Registers what is not an API call: pages, files and the 404 page. */
  pages: (app: FastifyInstance) => void | Promise<void>
  /** For tests: validates every response against its contract and returns 500 for an invalid one. */
  checkAnswers?: boolean
  /** What GET /metrics shows besides requests, memory and the event loop. */
  gauges?: GaugeSource[]
  /** True during shutdown: each connection then ends with its next response. */
  isDraining?: () => boolean
  /** The name of each call in the OpenAPI document. */
  operations: ReadonlyMap<AnyCall, OperationName>
  version: string
}

/** Builds the server; the caller listens. Slow clients get 5 s for the headers and 8 s for the whole request. */
export async function buildServer(options: HttpOptions): Promise<FastifyInstance> {
  const { services, routes } = options
  const { settings, log } = services
  const headers = securityHeaders(settings.PUBLIC_URL.startsWith('https:'))
  const app = fastify(serverOptions(services, headers))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => serializer(schema, options.checkAnswers === true))
  acceptJsonOnly(app)
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, log))
  limitPipelining(app)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    // A proxy cannot repeat a write that it sent on a connection while it was being closed.
    if (options.isDraining?.()) reply.header('Connection', 'close')
    done()
  })
  logResponses(app, log)
  app.addHook('preClose', (done) => {
    if (app.server.listening) closeGracefully(app.server, done)
    else done()
  })
  if (settings.METRICS_TOKEN) serveMetrics(app, settings.METRICS_TOKEN, options.gauges ?? [])
  await app.register(fastifyCookie)
  if (settings.RATE_LIMITS) await limitRequests(app, settings.CALLS_PER_MINUTE)
  else log.warn('rate limits are off')
  if (settings.API_DOCS) await documentCalls(app, options)
  await app.register(async (api) => {
    compressResponses(api)
    for (const route of routes) if (!route.call.ignoresBody) addRoute(api, route, services)
    if (settings.API_DOCS) {
      api.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
        reply.type('application/json; charset=utf-8').send(app.swagger()),
      )
    }
  })
  await app.register(async (api) => {
    ignoreBodies(api)
    for (const route of routes) if (route.call.ignoresBody) addRoute(api, route, services)
  })
  await options.pages(app)
  return app
}

function serverOptions(
  { settings, log }: Services,
  headers: Record<string, string>,
): FastifyHttpOptions<RawServerDefault, FastifyBaseLogger> {
  return {
    loggerInstance: log,
    // Fastify's request logger is not used.
    childLoggerFactory: () => log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    requestTimeout: 8_000,
    connectionTimeout: 75_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Requests on open connections are still answered during shutdown, and then the connection is closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers)
      sendError(error, request as FastifyRequest, reply as FastifyReply, log)
    },
    clientErrorHandler: (error, socket) => rejectMalformedRequest(error, socket, headers),
  }
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
      ...(unlisted ? { hide: true } : {}),
      response: { 200: call.answer },
    },
    async handler(request, reply) {
      const zone = timeZoneOf(request) ?? 'UTC'
      let drained: Promise<boolean> | undefined
      const answer = await run({
        ...services,
        request,
        reply,
        zone,
        today: dateIn(zone, services.clock.now()),
        cachesAreCurrent: () => (drained ??= services.pubsub.drained()),
      })
      if (answer === alreadySent) return reply
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}

/** The valid IANA zone of the `Time-Zone` header, if any. */
export function timeZoneOf(request: FastifyRequest): string | undefined {
  const header = request.headers['time-zone']
  return typeof header === 'string' && isZone(header) ? header : undefined
}

/** TRUST_PROXY: `off`, a number of proxies, or their addresses. */
function trustedProxies(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false
  return /^\d+$/.test(setting) ? (_, hop) => hop < Number(setting) : setting
}
