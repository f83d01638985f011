import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseJson } from './json.server.ts'

const raw = new WeakMap<FastifyRequest, string>()

/** The raw body, for signature checks. */
export function rawBody(request: FastifyRequest): string {
  return raw.get(request) ?? ''
}

export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      raw.set(request, String(body))
      done(null, parseJson(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable'))
    }
  })
}

/** For calls that ignore the body: it is read up to its limit and dropped. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined))
}
