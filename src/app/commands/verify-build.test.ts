import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { hashBuild, manifestPath, serializeManifest } from '../../platform/http/build-manifest.server.ts'
import { servePages } from '../../platform/http/pages.server.ts'
import { signCommand, verifyCommand } from './verify-build.server.ts'

const build = {
  'pages/index.html': '<head></head>Home',
  'pages/help/overdose.html': '<head></head>Overdose',
  'pages/ai-coach.html': '<head></head>Coach',
  'without-coach/pages/index.html': '<head></head>Home without the coach',
  'without-coach/sw.js': 'worker without the coach',
  'sw.js': 'worker',
  'assets/main.js': 'start()',
  '.built': 'fingerprint',
}

async function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-build-'))
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const [name, content] of Object.entries(build)) write(name, content)
  const manifest = await hashBuild(folder)
  write(manifestPath, serializeManifest(manifest))
  return { folder, manifest, write, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

/** The command's output for a site that serves this folder. */
async function check(site: string, reference: string, options: { without?: string; key?: string } = {}) {
  const app = fastify()
  await servePages(app, site, options.without)
  const url = await app.listen({ port: 0 })
  const lines: string[] = []
  try {
    const words = [`${url}/journal`, ...(options.key ? ['--key', options.key] : [])]
    const code = await verifyCommand(words, reference, (line) => lines.push(line.replace(url, 'SITE')))
    return { code, lines }
  } finally {
    await app.close()
  }
}

test('a site that serves the build differs from one that changed or lacks a file', async () => {
  using published = await buildFolder()
  using site = await buildFolder()
  expect(Object.keys(published.manifest.shared)).toEqual(['/assets/main.js'])
  const good = await check(site.folder, published.folder)
  expect(good).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^SITE serves build [0-9a-f]{16}: all 5 files match this checkout\.$/)],
  })
  site.write('pages/help/overdose.html', '<head></head>Overdose <script src="/assets/steal.js"></script>')
  rmSync(join(site.folder, 'assets/main.js'))
  const bad = await check(site.folder, published.folder)
  expect(bad.code).toBe(1)
  expect(bad.lines.slice(0, 2)).toEqual([
    '/assets/main.js returns status 404',
    '/help/overdose has different content',
  ])
})

test('the compressed files that browsers get are compared', async () => {
  using published = await buildFolder()
  using site = await buildFolder()
  site.write('assets/main.js.br', brotliCompressSync('start(); steal()'))
  const { code, lines } = await check(site.folder, published.folder)
  expect([code, lines[0]]).toEqual([1, '/assets/main.js has different content'])
})

test('a site without the coach serves its own pages of the same build', async () => {
  using published = await buildFolder()
  const { code, lines } = await check(published.folder, published.folder, { without: 'coach' })
  expect(code).toBe(0)
  expect(lines[0]).toContain('all 3 files')
  expect((await check(published.folder, published.folder)).lines[0]).toContain('all 5 files')
})

test('a signed manifest replaces the checkout, and only its own key verifies it', async () => {
  using site = await buildFolder()
  using other = await buildFolder()
  other.write('assets/main.js', 'another release')
  const keyFiles = (name: string) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    other.write(`${name}.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    other.write(`${name}.pub`, publicKey.export({ type: 'spki', format: 'pem' }))
    return { secret: join(other.folder, `${name}.pem`), key: join(other.folder, `${name}.pub`) }
  }
  const ours = keyFiles('ours')
  await expect(check(site.folder, other.folder, ours)).rejects.toThrow('has no signed manifest')
  expect(await signCommand([ours.secret], site.folder)).toMatch(/^Build [0-9a-f]{16} is signed\./)
  expect((await check(site.folder, other.folder, ours)).lines).toEqual([
    expect.stringContaining('all 5 files match the signed manifest.'),
  ])
  await expect(check(site.folder, other.folder, keyFiles('theirs'))).rejects.toThrow(
    'is not signed with this key',
  )
  site.write('sw.js', 'another worker')
  expect((await check(site.folder, other.folder, ours)).lines[0]).toBe('/sw.js has different content')
  site.write(manifestPath, serializeManifest(await hashBuild(site.folder)))
  await expect(check(site.folder, other.folder, ours)).rejects.toThrow('is not signed with this key')
})

test('wrong arguments, a missing build, an unreachable site and an invalid key are refused with a message', async () => {
  using site = await buildFolder()
  const print = () => undefined
  for (const words of [[], ['cairn.example'], ['https://a.example', 'https://b.example']])
    expect(await verifyCommand(words, site.folder, print)).toBeUndefined()
  expect(await signCommand([], site.folder)).toBeUndefined()
  await expect(verifyCommand(['http://127.0.0.1:9'], site.folder, print)).rejects.toThrow('cannot be fetched')
  await expect(signCommand([join(site.folder, 'sw.js')], site.folder)).rejects.toThrow(
    'cannot be read as a key',
  )
  rmSync(join(site.folder, manifestPath))
  await expect(verifyCommand(['http://127.0.0.1:9'], site.folder, print)).rejects.toThrow('npm run build')
})
