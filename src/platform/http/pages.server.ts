// Serves the build output: pages from memory, hashed assets as immutable, all precompressed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './headers.server.ts'

type Page = {
  type: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
  tag: string
  policy: string
}

/**
 * `dist/pages/<route>.html` answers `/<route>`, `dist/pages/404.html` any other path; the rest of `dist` are files.
 * With a disabled feature, pages and service worker come from `dist/without-<feature>`.
 */
export async function servePages(app: FastifyInstance, dist: string, without?: string): Promise<void> {
  const build = without ? join(dist, `without-${without}`) : dist
  const pages = readPages(join(build, 'pages'))
  if (without && existsSync(join(build, 'sw.js'))) {
    const worker = readPage(join(build, 'sw.js'), 'text/javascript; charset=utf-8')
    app.get('/sw.js', { schema: { hide: true } }, (request, reply) => sendPage(request, reply, worker, 200))
  }
  if (existsSync(dist)) await serveFiles(app, dist)
  // `/404` is also a page with its own URL: the service worker stores it for unknown URLs offline.
  for (const [route, page] of pages)
    app.get(route, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page, 200))
  const missing = pages.get('/404')
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api')
    const canonical = wantsPage ? canonicalUrl(request.url, pages) : undefined
    if (canonical) return reply.header('Cache-Control', 'no-cache').redirect(canonical, 308)
    if (missing && wantsPage && !/\.\w{1,12}$/.test(request.url.split('?')[0] ?? '')) {
      return sendPage(request, reply, missing, 404)
    }
    return reply
      .status(404)
      .type('application/json; charset=utf-8')
      .send({ message: 'There is nothing at this address.' })
  })
}

/** The canonical URL for a path with capital letters, a trailing slash or repeated slashes; undefined if no page has it. */
function canonicalUrl(url: string, pages: ReadonlyMap<string, Page>): string | undefined {
  const [path = '', ...query] = url.split('?')
  const canonical = path
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
  if (canonical === path || !pages.has(canonical)) return undefined
  return [canonical, ...query].join('?')
}

async function serveFiles(app: FastifyInstance, dist: string) {
  await app.register(async (files) => {
    // The file server responds with 403 to folders and to paths such as `//x`. For a visitor these are pages that do not exist.
    files.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error
      reply.callNotFound()
    })
    await files.register(fastifyStatic, {
      root: dist,
      serve: true,
      wildcard: true,
      preCompressed: true,
      index: false,
      cacheControl: false,
      allowedPath: (path) => !/^\/(pages|without-\w+)\//.test(path) && !path.includes('/.'),
      setHeaders: (reply, path) => {
        const isImmutable = path.includes(`${dist}/assets/`)
        reply.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}

function readPages(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>()
  if (!existsSync(folder)) return pages
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file)
      .replaceAll('\\', '/')
      .replace(/\.html$/, '')
    pages.set(name === 'index' ? '/' : `/${name}`, readPage(file, 'text/html; charset=utf-8'))
  }
  return pages
}

const pagesRead = new Map<string, Page>()

/** Reads and hashes each version of a file once, however many programs a process opens, as tests do. */
function readPage(file: string, type: string): Page {
  const { mtimeMs, size } = statSync(file)
  const version = `${file} ${mtimeMs} ${size}`
  const page = pagesRead.get(version) ?? readVersion(file, type)
  pagesRead.set(version, page)
  return page
}

function readVersion(file: string, type: string): Page {
  const plain = readFileSync(file)
  const optional = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  return {
    type,
    plain,
    br: optional(`${file}.br`),
    gzip: optional(`${file}.gz`),
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: policyOf(plain.toString()),
  }
}

/** Allows inline scripts and styles in the page's head only, by their hashes. */
function policyOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const hashes = (kind: string) =>
    [...head.matchAll(new RegExp(`<${kind}>(.*?)</${kind}>`, 'gs'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
  return contentSecurityPolicy({ scripts: hashes('script'), styles: hashes('style') })
}

const encodings = ['br', 'gzip'] as const

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number) {
  void reply
    .header('Cache-Control', 'no-cache')
    .header('ETag', page.tag)
    .header('Vary', 'Accept-Encoding')
    .header('Content-Security-Policy', page.policy)
  if (status === 200 && request.headers['if-none-match'] === page.tag) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = encodings.find((name) => page[name] && accepted.split(/[^\w]+/).includes(name))
  if (encoding) void reply.header('Content-Encoding', encoding)
  return reply
    .status(status)
    .type(page.type)
    .send(encoding ? page[encoding] : page.plain)
}
