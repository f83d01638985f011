import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { servePages } from './pages.server.ts'

/** Serves pages and files as a build makes them, in a folder that also has files that must not be served. */
async function startSite(without?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-pages-'))
  const files = {
    'package.json': 'secret outside',
    '.env': 'secret outside',
    '.git/config': 'secret outside',
    'data/secret': 'secret outside',
    'src/app/main.server.ts': 'secret outside',
    'dist/pages/index.html': '<h1>Home</h1>',
    'dist/pages/404.html': '<h1>404 Page Not Found</h1>',
    'dist/sw.js': 'keeps all',
    'dist/without-coach/pages/index.html': '<h1>Home without</h1>',
    'dist/without-coach/pages/404.html': '<h1>404 Page Not Found</h1>',
    'dist/without-coach/sw.js': 'keeps the rest',
    'dist/pages/ai-coach.html': '<h1>Coach</h1>',
    'dist/pages/own.html':
      '<head><script>first()</script><style>p{}</style></head><p>said <script>more()</script><style>a{}</style></p>',
    'dist/assets/a.js': 'a',
    'dist/.env': 'secret inside',
    'dist/.git/config': 'secret inside',
    'dist/assets/.hidden': 'secret inside',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const app = fastify()
  await servePages(app, join(folder, 'dist'), without)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    /** Sends the path unchanged, without normalization. */
    ask(path: string, method = 'GET'): Promise<{ status: number; text: string }> {
      return new Promise((resolve, reject) => {
        const call = request({ host: '127.0.0.1', port, path, method, agent: false }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          )
        })
        call.on('error', reject)
        call.end()
      })
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('paths that scanners try are 404, however they are encoded', async () => {
  await using site = await startSite()
  const probes = [
    '/.git/config',
    '/.git/',
    '/.env',
    '/.hidden',
    '/assets/.hidden',
    '/assets/',
    '/assets',
    '/pages/index.html',
    '/pages/',
    '/without-coach/pages/index.html',
    '/without-coach/sw.js',
    '/dist/',
    '/dist/pages/index.html',
    '/package.json',
    '/package-lock.json',
    '/data/secret',
    '/src/app/main.server.ts',
    '/server-status',
    '/server-info',
    '/phpinfo.php',
    '/wp-login.php',
    '/actuator/env',
    '/debug',
    '/.DS_Store',
    '/../package.json',
    '/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '/....//package.json',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/%2e%65nv',
    '/.%65nv',
    '/assets/.%00/a.js',
    '/a.js%00.html',
    '//../package.json',
  ]
  for (const probe of probes) {
    const { status, text } = await site.ask(probe)
    expect([400, 404], `${probe}: ${status}`).toContain(status)
    expect(text, probe).not.toMatch(/secret|root:/)
  }
  expect(await site.ask('/assets/a.js')).toEqual({ status: 200, text: 'a' })
  expect(await site.ask('/')).toEqual({ status: 200, text: '<h1>Home</h1>' })
})

test('a page that is typed with capitals, a slash at its end or a double one opens at its own URL', async () => {
  await using site = await startSite()
  for (const typed of ['/AI-coach?from=card', '/ai-coach/?from=card', '//ai-coach?from=card']) {
    const answer = await fetch(`${site.address}${typed}`, { redirect: 'manual' })
    expect([typed, answer.status, answer.headers.get('location')]).toEqual([
      typed,
      308,
      '/ai-coach?from=card',
    ])
  }
  expect((await fetch(`${site.address}//`)).url).toBe(`${site.address}/`)
  for (const unknown of ['//example.org', '//example.org/', '/nowhere/', '/api/'])
    expect([unknown, (await site.ask(unknown)).status]).toEqual([unknown, 404])
})

test('with a disabled feature, pages and service worker are those built without it', async () => {
  await using whole = await startSite()
  expect((await whole.ask('/ai-coach')).status).toBe(200)
  expect((await whole.ask('/sw.js')).text).toBe('keeps all')
  await using site = await startSite('coach')
  expect(await site.ask('/')).toEqual({ status: 200, text: '<h1>Home without</h1>' })
  expect((await site.ask('/ai-coach')).status).toBe(404)
  expect((await site.ask('/sw.js')).text).toBe('keeps the rest')
  expect((await site.ask('/assets/a.js')).text).toBe('a')
})

test('inline scripts and styles are allowed only in a page’s own head', async () => {
  await using site = await startSite()
  const policyOf = async (path: string) =>
    (await fetch(`${site.address}${path}`)).headers.get('content-security-policy') ?? ''
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = await policyOf('/own')
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash('first()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('p{}')};`)
  const without = await policyOf('/')
  expect(without).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(without).toContain("style-src 'self';")
})

test('TRACE and other unusual methods have no handler', async () => {
  await using site = await startSite()
  for (const method of ['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'OPTIONS', 'PURGE']) {
    for (const path of ['/', '/assets/a.js']) {
      const { status, text } = await site.ask(path, method)
      expect([400, 404, 405, 501], `${method} ${path}`).toContain(status)
      expect(text).not.toContain('TRACE')
    }
  }
})
