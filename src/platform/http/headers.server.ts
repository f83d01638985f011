// Security headers.

const hstsSeconds = 63_072_000
const permissions = 'camera=(), microphone=(), payment=(), browsing-topics=(), geolocation=(self)'

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
  // The workers of the journal, the app (service worker) and the map are the only scripts that a page loads by URL. The map library defines
  // no policy, so 'default' allows the URL of its worker and nothing else.
  trustedTypes: ['cairn-journal', 'cairn-worker', 'default'],
}

/**
 * The Content-Security-Policy of a page with inline scripts or styles, allowed by hash ('sha256-…').
 * Unsafe if a hash of user-written content is passed.
 */
export function contentSecurityPolicy(own: { scripts: string[]; styles: string[] }): string {
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

/** The headers of every response, including errors raised before any hook runs. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [] }),
    'Permissions-Policy': permissions,
    'Cache-Control': 'no-store',
    ...(https ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains` } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'X-DNS-Prefetch-Control': 'off',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Origin-Agent-Cluster': '?1',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }
}
