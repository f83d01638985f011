import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { urlsOf } from '../src/app/pages/page-details.ts'
import { pages } from '../src/app/pages/pages.tsx'

const dist = join(import.meta.dirname, '../dist')
const maxBytes = 130 * 1024

const maxMemberBytes = 150 * 1024

/** The build writes a compressed file next to each one that it makes smaller. */
function sizeOf(file: string) {
  const sent = join(dist, `${file}.br`)
  return existsSync(sent) ? statSync(sent).size : brotliCompressSync(readFileSync(join(dist, file))).length
}

/** The transferred bytes of script of a page before any interaction. */
function scriptOf(html: string) {
  const named = html.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+)"/g)
  const files = new Set([...named].map(([, file]) => file ?? ''))
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
}

const built = readdirSync(join(dist, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

test('every listed page was prerendered', () => {
  for (const page of pages) {
    for (const path of urlsOf(page.path))
      expect(built).toContain(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  }
})

const open = built.filter((file) => readFileSync(join(dist, 'pages', file), 'utf8').includes('data-full'))

test.each(open)('%s, which anyone can open, loads at most 130 KB of script', (file) => {
  expect(scriptOf(readFileSync(join(dist, 'pages', file), 'utf8'))).toBeLessThanOrEqual(maxBytes)
})

const ofMembers = built.filter((file) => !open.includes(file) && !file.startsWith('admin'))

test.each(ofMembers)('%s, a page of members, loads no more script than its limit', (file) => {
  expect(scriptOf(readFileSync(join(dist, 'pages', file), 'utf8'))).toBeLessThanOrEqual(maxMemberBytes)
})

test.each(built)(
  '%s has its critical CSS in the head, no other inline script or style, and sends no request elsewhere',
  (file) => {
    const html = readFileSync(join(dist, 'pages', file), 'utf8')
    const [head = '', body = ''] = html.split('</head>')
    expect(head.match(/<script(?![^>]* src=)/g)).toHaveLength(1)
    // The critical CSS, and the fonts, which load after the first paint.
    expect(head.match(/<style/g)).toHaveLength(2)
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style/)
    expect(html).not.toMatch(/\sstyle="|\son\w+="/)
    expect(html).not.toMatch(/(?:src|<link[^>]* href)="https?:/)
    expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1)
  },
)

// The initial congestion window: ten packets of 1,460 bytes, minus the headers.
test.each(open)('%s can be painted from the first response alone', (file) => {
  const html = readFileSync(join(dist, 'pages', file), 'utf8')
  const [head = '', body = ''] = html.split('</head>')
  expect(head).not.toContain('rel="stylesheet"')
  expect(body.lastIndexOf('<noscript><link rel="stylesheet"')).toBeGreaterThan(body.lastIndexOf('</footer>'))
  expect(sizeOf(join('pages', file))).toBeLessThanOrEqual(15_000)
})
