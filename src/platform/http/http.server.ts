// Turns contracts into Fastify routes: gate, validation, serialized response, and one error format.
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AnyCall, Call } from '../call.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.server.ts'
import type { PubSub } from '../database/pg-notify.server.ts'
import { dateIn, isZone } from '../dates.ts'
import type { Jobs } from '../jobs.server.ts'
import type { Log } from '../log.server.ts'
import type { Mail } from '../mail.server.ts'
import type { Settings } from '../settings.server.ts'
import type { Limits } from './rate-limits.server.ts'

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
  /** Only in calls that read: a gate may decide by cached data at once and pass the promise that it is current. */
  confirmBeforeSending?(confirmation: Promise<boolean>): void
}

/** Authorizes a request and returns who makes it, or throws a Refusal. */
export type Gate<Extra> = {
  (context: RequestContext): Promise<Extra> | Extra
  /** Whether a call needs a session, for the OpenAPI document. Without it, a session is required. */
  session?: 'none' | 'optional'
  /** For GET calls without side effects that return their answer: the handler runs while the gate is confirmed, and the response waits. */
  onlyReads?: true
}

export type HandlerContext<Extra, P, Q, B> = RequestContext & Extra & { params: P; query: Q; body: B }

export type Route = {
  call: AnyCall
  run(context: RequestContext): Promise<unknown>
  session: 'none' | 'optional' | 'required'
  onlyReads: boolean
  /** Left out of the OpenAPI document: a disabled call that still responds with a refusal. */
  unlisted?: true
}

/** The answer of a call that only does something. */
export const done = { done: true } as const

/** Returned by a handler that has sent the response itself (a stream, a file). */
export const alreadySent: AlreadySent = Object.freeze({ answeredBy: 'handler' })
export type AlreadySent = { readonly answeredBy: 'handler' }

/** An answer that is already serialized. */
export class ReadyJson {
  readonly body: string | Buffer
  readonly headers: Record<string, string>
  constructor(body: string | Buffer, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

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
  ) => Promise<z.input<A> | AlreadySent | ReadyJson> | z.input<A> | AlreadySent,
): Route {
  if (gate.onlyReads && call.method !== 'GET') throw new Error(`${call.path} does not only read.`)
  return {
    call,
    session: gate.session ?? 'required',
    onlyReads: gate.onlyReads === true,
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

export function addRoute(
  api: FastifyInstance,
  { call, run, onlyReads, unlisted }: Route,
  services: Services,
) {
  const runCall = onlyReads ? (context: RequestContext) => runWhileConfirming(run, context) : run
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
      const answer = await runCall({
        ...services,
        request,
        reply,
        zone,
        today: dateIn(zone, services.clock.now()),
        cachesAreCurrent: () => (drained ??= services.pubsub.drained()),
      })
      if (answer === alreadySent) return reply
      reply.type('application/json; charset=utf-8')
      return answer instanceof ReadyJson
        ? reply.headers(answer.headers).send(answer.body)
        : reply.send(answer)
    },
  })
}

/** Runs a call that only reads while its gate is confirmed, and again if the gate decided by something that has changed. */
async function runWhileConfirming(run: Route['run'], context: RequestContext): Promise<unknown> {
  let confirmation: Promise<boolean> | undefined
  const early = run({ ...context, confirmBeforeSending: (given) => void (confirmation = given) })
  const [outcome] = await Promise.allSettled([early])
  if (confirmation && !(await confirmation)) return run(context)
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** The valid IANA zone of the `Time-Zone` header, if any. */
export function timeZoneOf(request: FastifyRequest): string | undefined {
  const header = request.headers['time-zone']
  return typeof header === 'string' && isZone(header) ? header : undefined
}
