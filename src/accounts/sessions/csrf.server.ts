import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../platform/settings.server.ts'
import { foreignOrigin } from '../contract.ts'

/** Refuses a request from another site's page (CSRF). Fetch metadata decides; without it, the origin. */
export function refuseCrossSite(request: FastifyRequest, settings: Settings): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw foreignOrigin()
    return
  }
  if (request.headers.origin !== new URL(settings.PUBLIC_URL).origin) throw foreignOrigin()
}

/** Refuses a login that another site's page sends (login CSRF): the person would then write into the attacker's account. */
export function refuseCrossSiteLogin(request: FastifyRequest, settings: Settings): void {
  if (request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined)
    refuseCrossSite(request, settings)
}
