// Prometheus metrics behind a token. No label identifies a person.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Serves GET /metrics to requests with METRICS_TOKEN as bearer token. */
export function serveMetrics(app: FastifyInstance, token: string): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'How long calls took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(String(request.headers.authorization ?? ''))
    const wanted = Buffer.from(`Bearer ${token}`)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      return reply.status(404).send({ message: 'There is nothing at this address.' })
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
