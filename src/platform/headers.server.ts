// The headers that keep a browser safe with what Cairn answers.
import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const hstsSeconds = 63_072_000
const permissions = 'camera=(), microphone=(), payment=(), browsing-topics=(), geolocation=(self)'

/** The same for what breaks off before any hook runs. */
export function bareHeaders(https: boolean): Record<string, string> {
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

/**
 * The policy of a page that holds a script or a style of its own: those alone, by their hashes ('sha256-…').
 * It would be wrong to pass a hash of anything that a person wrote.
 */
export function policyWith(own: { scripts: string[]; styles: string[] }): string {
  return Object.entries({
    ...policy,
    scriptSrc: [...policy.scriptSrc, ...own.scripts],
    styleSrc: [...policy.styleSrc, ...own.styles],
  })
    .map(([name, values]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '),
    )
    .join(';')
}

const always = {
  'Content-Security-Policy': policyWith({ scripts: [], styles: [] }),
  'Permissions-Policy': permissions,
  'Cache-Control': 'no-store',
}

/** Every answer of the server carries them. */
export async function sendHeaders(app: FastifyInstance, https: boolean): Promise<void> {
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
}
