// The scoring rules of Mozilla's HTTP Observatory, applied to our responses of every kind.
import { expect, test } from 'vitest'
import { access, addressIn } from './testing/access.server.ts'
import { type TestResponse, testApp } from './testing/test-app.server.ts'

const secure = { settings: { PUBLIC_URL: 'https://cairn.example' } }

type Headers = TestResponse['headers']

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/** The score of one response: 100 minus penalties, plus a bonus if there are none. */
function mark(headers: Headers, cookie?: string): { points: number; missing: string[] } {
  const missing: string[] = []
  let [points, bonus] = [100, 0]
  const lose = (many: number, what: string) => {
    points -= many
    missing.push(what)
  }
  const policy = directives(headers['content-security-policy'] ?? '')
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*']
  const open = /^(\*|https?:|data:|'unsafe-inline'|'unsafe-eval')$/
  if (scripts.some((source) => open.test(source))) lose(25, 'scripts')
  if (styles.some((source) => open.test(source))) lose(20, 'styles')
  if (policy.get('default-src')?.join() === "'none'" && missing.length === 0) bonus += 10
  else lose(5, 'default-src none')
  for (const name of ['base-uri', 'object-src', 'frame-ancestors'])
    if (policy.get(name)?.join() !== "'none'") lose(10, name)
  if (policy.get('form-action')?.join() !== "'self'") lose(5, 'form-action')
  if (policy.get('require-trusted-types-for')?.join() !== "'script'") lose(5, 'trusted types')
  if (policy.get('trusted-types')?.join() !== 'cairn-journal,cairn-worker,default')
    lose(5, 'trusted types policies')
  const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  if (Number(age) < 31_536_000) lose(20, 'HSTS of a year')
  if (!headers['strict-transport-security']?.includes('includeSubDomains')) lose(5, 'HSTS of subdomains')
  if (headers['x-content-type-options'] !== 'nosniff') lose(5, 'nosniff')
  if (/^(no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '')) bonus += 5
  else lose(5, 'referrer policy')
  if (policy.has('frame-ancestors') && headers['x-frame-options'] === 'DENY') bonus += 5
  else lose(20, 'framing')
  if (headers['cross-origin-resource-policy'] === 'same-origin') bonus += 10
  else lose(5, 'CORP')
  if (headers['cross-origin-opener-policy'] !== 'same-origin') lose(5, 'COOP')
  if (headers['cross-origin-embedder-policy'] !== 'require-corp') lose(5, 'COEP')
  // As in Mozilla's Observatory: open to every origin is fine without credentials.
  const readers = headers['access-control-allow-origin']
  const withSession = headers['access-control-allow-credentials'] !== undefined
  if (readers !== undefined && (readers !== '*' || withSession)) lose(50, 'CORS')
  if (cookie !== undefined) {
    if (
      cookie.startsWith('__Host-') &&
      /; Secure/.test(cookie) &&
      /; HttpOnly/.test(cookie) &&
      /; SameSite=Lax/.test(cookie)
    )
      bonus += 5
    else lose(20, 'cookie')
    if (/domain=/i.test(cookie) || !/; Path=\/(;|$)/.test(cookie)) lose(20, 'cookie scope')
  }
  return { points: points >= 90 ? points + bonus : points, missing }
}

test('every call scores A+ with every kind of response', async () => {
  await using app = await testApp(secure)
  for (const call of Object.keys(access)) {
    const [method] = call.split(' ')
    const { headers, statusCode } = await app.http.inject({
      method: method as 'GET',
      url: addressIn(call, {}),
    })
    const received: Headers = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    )
    expect(mark(received), `${call} ${statusCode}`).toEqual({ points: 130, missing: [] })
    // A redirect has no body.
    if (statusCode !== 303)
      expect(received['content-type'], call).toMatch(
        /^(application\/json|text\/calendar|text\/csv); charset=utf-8$/,
      )
    expect(received['cache-control'], call).toMatch(statusCode === 200 ? /no-store|max-age=\d+/ : /^no-store/)
    expect(received['access-control-allow-origin'], call).toBe(
      call === 'GET /api/meetings.json' ? '*' : undefined,
    )
    expect(received['permissions-policy']).toContain('camera=()')
    for (const name of ['server', 'x-powered-by', 'via']) expect(received[name]).toBeUndefined()
  }
})

test('pages, files, errors and unrouted requests score the same', async () => {
  await using app = await testApp(secure)
  const requests = [
    ['GET', '/'],
    ['GET', '/help'],
    ['GET', '/nowhere'],
    ['GET', '/nowhere.js'],
    ['HEAD', '/'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/api/docs'],
    ['GET', '/api/%'],
    ['OPTIONS', '/api/login'],
    ['PUT', '/api/login'],
    ['GET', `/api/${'a'.repeat(5_000)}`],
    ['GET', '/sandbox/paypal/checkoutnow?token=a&token=b'],
    ['GET', `/sandbox/paypal/checkoutnow?token=${'a'.repeat(100)}`],
  ] as const
  for (const [method, url] of requests) {
    const { headers, statusCode } = await app.http.inject({ method, url })
    const received: Headers = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    )
    expect(mark(received), `${method} ${url} ${statusCode}`).toEqual({ points: 130, missing: [] })
    expect(statusCode, url).not.toBe(500)
  }
  const first = await app.http.inject({ method: 'GET', url: '/' })
  if (first.statusCode === 200) {
    const again = await app.http.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  }
})

test('the session cookie is bound to this host, to https and to our own pages, and is in no body', async () => {
  await using app = await testApp(secure)
  const body = { name: 'Ana', email: 'ana@example.org', password: app.password }
  const answer = await app.visitor.post('/api/register', body)
  const cookie = answer.headers['set-cookie'] ?? ''
  expect(mark(answer.headers, cookie)).toEqual({ points: 135, missing: [] })
  const value = /^__Host-session=([^;]+)/.exec(cookie)?.[1] ?? 'none'
  expect(value).toHaveLength(43)
  expect(answer.text).not.toContain(value)
  expect(answer.body.token).not.toBe(value)
  const out = await app.visitor.post('/api/logout', undefined, {
    headers: { cookie: `__Host-session=${value}`, 'sec-fetch-site': 'same-origin' },
  })
  expect(out.headers['set-cookie']).toMatch(/^__Host-session=;/)
  expect(out.headers['clear-site-data']).toContain('"cache"')
})

test('pages and tools for testing are off if payments are real', async () => {
  await using app = await testApp({
    settings: {
      PUBLIC_URL: 'https://cairn.example',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_ENV: 'live',
    },
  })
  for (const url of [
    '/sandbox/paypal/checkoutnow',
    '/sandbox/paypal/page.css',
    '/metrics',
    '/debug',
    '/server-status',
  ])
    expect((await app.visitor.get(url)).status, url).toBe(404)
  const order = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' }
  expect((await app.visitor.post('/api/paypal/order', order)).status).toBe(401)
  for (const path of ['/sandbox/paypal/v1/oauth2/token', '/sandbox/paypal/v2/checkout/orders'])
    expect((await app.visitor.post(path, {})).status, path).toBe(404)
})
