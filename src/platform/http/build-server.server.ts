// Builds the HTTP server: limits, headers, compression, one error format, and the routes.
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
import type { AnyCall } from '../call.ts'
import { type GaugeSource, serveMetrics } from '../metrics.server.ts'
import { refuseOtherMethods } from './allowed-methods.server.ts'
import { acceptJsonOnly, ignoreBodies } from './body-parsers.server.ts'
import { compressResponses } from './compression.server.ts'
import { rejectMalformedRequest, sendError } from './errors.server.ts'
import { securityHeaders } from './headers.server.ts'
import { addRoute, type Route, type Services } from './http.server.ts'
import { documentCalls, type OperationName } from './openapi.server.ts'
import { limitPipelining } from './pipelining-limit.server.ts'
import { limitRequests } from './rate-limits.server.ts'
import { logResponses } from './response-log.server.ts'
import { serializer } from './serializer.server.ts'
import { closeGracefully } from './shutdown.server.ts'

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
  refuseOtherMethods(app)
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

/** TRUST_PROXY: `off`, a number of proxies, or their addresses. */
function trustedProxies(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false
  return /^\d+$/.test(setting) ? (_, hop) => hop < Number(setting) : setting
}
