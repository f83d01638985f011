// From a contract to a route: the gate, the checks, the stripped answer, and one shape of error for all of them.
import fastifyCookie from '@fastify/cookie'
import fastifySwagger from '@fastify/swagger'
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
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type AnyCall, type Call, newTokenHeader } from '../call.ts'
import { type Clock, dateIn, isZone } from '../clock.ts'
import type { Db } from '../database/db.server.ts'
import type { PubSub } from '../database/pg-notify.server.ts'
import type { Jobs } from '../jobs.server.ts'
import type { Log } from '../log.server.ts'
import type { Mail } from '../mail.server.ts'
import { serveMetrics } from '../metrics.server.ts'
import type { Settings } from '../settings.server.ts'
import { rejectMalformedRequest, sendError } from './errors.server.ts'
import { securityHeaders } from './headers.server.ts'
import { parseJson } from './json.server.ts'
import { type Limits, limitRequests } from './limits.server.ts'
import { limitPipelining } from './pipelining-limit.server.ts'
import { serializer } from './serializer.server.ts'
import { closeGracefully } from './shutdown.server.ts'

export { errorResponse } from './errors.server.ts'

/** What every handler and every job may use. */
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

/** What a gate is given: the services and the bare request. */
export type RequestContext = Services & {
  request: FastifyRequest
  reply: FastifyReply
  /** The person's IANA zone: the header `Time-Zone`, else what the gate knows, else UTC. */
  zone: string
  /** The person's calendar date, YYYY-MM-DD. */
  today: string
}

/** Lets a request in and says who asks, or throws a Refusal. */
export type Gate<Extra> = (context: RequestContext) => Promise<Extra> | Extra

export type HandlerContext<Extra, P, Q, B> = RequestContext & Extra & { params: P; query: Q; body: B }

export type Route = {
  call: AnyCall
  run(context: RequestContext): Promise<unknown>
  /** Answers, and stands in no list of calls: what was taken away, and says so. */
  unlisted?: true
}

/** A handler that has answered by itself (a stream, a file) returns this. */
export const alreadySent: AlreadySent = Object.freeze({ byItself: 'answered' })
export type AlreadySent = { readonly byItself: 'answered' }

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
    handling: HandlerContext<Extra, z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A> | AlreadySent> | z.input<A> | AlreadySent,
): Route {
  return {
    call,
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

const asksAfterHealth = new Set(['/healthz', '/readyz', '/metrics'])

type Named = { who: () => string; event: string | undefined }
const named = new WeakMap<FastifyRequest, Named>()

/**
 * Says on whose behalf a request is, for the log: `who` gives no name but a mark that nobody can turn back. It is asked for
 * and written with refusals, and with what has an `event`; a quiet read stays without it.
 */
export function logActor(request: FastifyRequest, who: () => string, event?: string): void {
  named.set(request, { who, event: event ?? named.get(request)?.event })
}

function markOf(request: FastifyRequest, status: number): { who?: string; event?: string } {
  const mark = named.get(request)
  const errorResponse = mark && (mark.event !== undefined || [401, 403, 404, 409, 429].includes(status))
  return errorResponse ? { who: mark.who(), ...(mark.event ? { event: mark.event } : {}) } : {}
}

/** Builds the server; the caller listens. Bounds of slow clients: 5 s for the head, 8 s for the whole request. */
export async function buildServer(options: HttpOptions): Promise<FastifyInstance> {
  const { services, routes } = options
  const { settings, log } = services
  const https = settings.PUBLIC_URL.startsWith('https:')
  const headers = securityHeaders(https)
  const http: FastifyHttpOptions<RawServerDefault, FastifyBaseLogger> = {
    loggerInstance: log,
    // No line of the log comes from a request's own logger.
    childLoggerFactory: () => log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    requestTimeout: 8_000,
    connectionTimeout: 75_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // What still comes over an open connection is answered, and the connection closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers)
      sendError(error, request as FastifyRequest, reply as FastifyReply, log)
    },
    clientErrorHandler: (error, socket) => rejectMalformedRequest(error, socket, headers),
  }
  const app = fastify(http)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => serializer(schema, options.checkAnswers === true))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      raw.set(request, String(body))
      done(null, parseJson(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable'))
    }
  })
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, log))
  limitPipelining(app)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    // Proxies and machines ask after the program's health day and night: an answer that is well is no news.
    const level = reply.statusCode === 200 && asksAfterHealth.has(route) ? 'debug' : 'info'
    log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...markOf(request, reply.statusCode),
      },
      'answered',
    )
  })
  app.addHook('preClose', (done) => {
    if (app.server.listening) closeGracefully(app.server)
    done()
  })
  if (settings.METRICS_TOKEN) serveMetrics(app, settings.METRICS_TOKEN)
  await app.register(fastifyCookie)
  if (settings.RATE_LIMITS) await limitRequests(app)
  else log.warn('rate limits are off')
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

const raw = new WeakMap<FastifyRequest, string>()

/** The body as it came, for signatures over its exact bytes. */
export function rawBody(request: FastifyRequest): string {
  return raw.get(request) ?? ''
}

const renewal = `Where the answer has the header ${newTokenHeader}, it is the session's new bearer token; the keys before it have ended.`

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
      ...(call.renewsKeys ? { description: renewal } : {}),
      ...(unlisted ? { hide: true } : {}),
      response: { 200: call.answer },
    },
    async handler(request, reply) {
      const zone = timeZoneOf(request) ?? 'UTC'
      const answer = await run({
        ...services,
        request,
        reply,
        zone,
        today: dateIn(zone, services.clock.now()),
      })
      if (answer === alreadySent) return reply
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}

/** The zone that the browser says it is in, where it names one that exists. */
export function timeZoneOf(request: FastifyRequest): string | undefined {
  const header = request.headers['time-zone']
  return typeof header === 'string' && isZone(header) ? header : undefined
}

/** `off`, a number of proxies, or their addresses. */
function trusted(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false
  return /^\d+$/.test(setting) ? (_, hop) => hop < Number(setting) : setting
}
