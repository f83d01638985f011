import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pages } from '../src/app/pages.tsx'

const dist = join(import.meta.dirname, '../dist')
const mostBytes = 130 * 1024

const sizes = new Map<string, number>()

function sizeOf(file: string) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length
  sizes.set(file, size)
  return size
}

/** The bytes of script that come with a page before anybody touches it, as they are sent. */
function scriptOf(html: string) {
  const named = html.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+)"/g)
  const files = new Set([...named].map(([, file]) => file ?? ''))
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
}

const built = readdirSync(join(dist, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

test('every page of the list was written as HTML', () => {
  for (const page of pages) {
    for (const path of page.paths?.() ?? [page.path])
      expect(built).toContain(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  }
})

const open = built.filter((file) => readFileSync(join(dist, 'pages', file), 'utf8').includes('data-full'))

test.each(open)('%s, which anybody can open, brings at most 130 KB of script', (file) => {
  expect(scriptOf(readFileSync(join(dist, 'pages', file), 'utf8'))).toBeLessThanOrEqual(mostBytes)
})

test.each(built)('%s has no script and no style inside, and asks nobody else for anything', (file) => {
  const html = readFileSync(join(dist, 'pages', file), 'utf8')
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle="|\son\w+="/)
  expect(html).not.toMatch(/(?:src|<link[^>]* href)="https?:/)
  expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1)
})
