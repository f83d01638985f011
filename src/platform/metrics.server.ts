// Prometheus metrics behind a token. No label identifies a person.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type GaugeValue = { labels?: Record<string, string>; value: number }

/** Gauges that are read when metrics are scraped. Where `read` fails, they have no value. */
export type GaugeSource = {
  gauges: { name: string; help: string; labels?: string[] }[]
  /** The values by gauge name. */
  read(): Promise<Record<string, GaugeValue[]>>
}

/** Serves GET /metrics to requests with METRICS_TOKEN as bearer token. */
export function serveMetrics(app: FastifyInstance, token: string, sources: GaugeSource[]): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'How long calls took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const updates = sources.map((source) => registerGauges(registry, source))
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const provided = Buffer.from(String(request.headers.authorization ?? ''))
    const expected = Buffer.from(`Bearer ${token}`)
    if (provided.length !== expected.length || !timingSafeEqual(provided, expected)) {
      return reply.status(404).send({ message: 'There is nothing at this address.' })
    }
    await Promise.all(updates.map((update) => update()))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function registerGauges(registry: Registry, { gauges, read }: GaugeSource): () => Promise<void> {
  const byName = new Map(
    gauges.map(({ name, help, labels = [] }) => [
      name,
      { labels, gauge: new Gauge({ name, help, labelNames: labels, registers: [registry] }) },
    ]),
  )
  return async () => {
    const values = await read().catch((): Record<string, GaugeValue[]> => ({}))
    for (const [name, { labels, gauge }] of byName) {
      gauge.reset()
      // Without labels `reset` sets 0, which would read as a measurement.
      if (labels.length === 0) gauge.remove()
      for (const { labels = {}, value } of values[name] ?? []) gauge.set(labels, value)
    }
  }
}
