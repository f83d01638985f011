// One log line per response. It names no person, except a pseudonym with refusals and with notable events.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.server.ts'

const healthRoutes = new Set(['/healthz', '/readyz', '/metrics'])

type LogActor = { who: () => string; event: string | undefined }
const logActors = new WeakMap<FastifyRequest, LogActor>()

/**
 * Sets who makes a request, for the log. `who` returns an irreversible pseudonym; it is logged only with refusals and with
 * requests that have an `event`.
 */
export function logActor(request: FastifyRequest, who: () => string, event?: string): void {
  logActors.set(request, { who, event: event ?? logActors.get(request)?.event })
}

function actorOf(request: FastifyRequest, status: number): { who?: string; event?: string } {
  const actor = logActors.get(request)
  if (!actor || (actor.event === undefined && ![401, 403, 404, 409, 429].includes(status))) return {}
  return { who: actor.who(), ...(actor.event ? { event: actor.event } : {}) }
}

export function logResponses(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    // Successful health checks are logged at debug level only.
    const level = reply.statusCode === 200 && healthRoutes.has(route) ? 'debug' : 'info'
    log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...actorOf(request, reply.statusCode),
      },
      'request completed',
    )
  })
}
