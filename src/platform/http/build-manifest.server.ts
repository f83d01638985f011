// The manifest of a build: the SHA-256 of every file that a browser can load, by its path on the site.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'

export const manifestPath = '/build-manifest.json'
export const signaturePath = '/build-manifest.json.sig'

const Hashes = z.record(z.string().startsWith('/'), z.string())
/** `pages` includes the service worker. An installation without the coach serves `pagesWithoutCoach` in its place. */
export const BuildManifest = z.strictObject({ shared: Hashes, pages: Hashes, pagesWithoutCoach: Hashes })
export type BuildManifest = z.output<typeof BuildManifest>

const withoutCoach = 'without-coach/'

/** Hashes the files of `dist` that the server serves. */
export async function hashBuild(dist: string): Promise<BuildManifest> {
  const manifest: BuildManifest = { shared: {}, pages: {}, pagesWithoutCoach: {} }
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = relative(dist, file).replaceAll('\\', '/')
    if (!entry.isFile() || !isServed(name)) continue
    const isWithoutCoach = name.startsWith(withoutCoach)
    const path = pathOf(isWithoutCoach ? name.slice(withoutCoach.length) : name)
    const isPage = name.endsWith('.html') || name === 'sw.js'
    const pages = isWithoutCoach ? manifest.pagesWithoutCoach : manifest.pages
    const group = isPage || isWithoutCoach ? pages : manifest.shared
    group[path] = sha256(await readFile(file))
  }
  return manifest
}

/** Deterministic: the same build always gives the same text. */
export function serializeManifest({ shared, pages, pagesWithoutCoach }: BuildManifest): string {
  const sorted = (hashes: Record<string, string>) =>
    Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const text = { shared: sorted(shared), pages: sorted(pages), pagesWithoutCoach: sorted(pagesWithoutCoach) }
  return `${JSON.stringify(text, null, 1)}\n`
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isServed(name: string): boolean {
  const hidden = name.split('/').some((part) => part.startsWith('.'))
  return !hidden && !/\.(br|gz)$/.test(name) && !name.startsWith(manifestPath.slice(1))
}

/** `pages/help/overdose.html` is served as `/help/overdose`, any other file by its name. */
function pathOf(name: string): string {
  if (!name.startsWith('pages/')) return `/${name}`
  const page = name.slice('pages/'.length).replace(/\.html$/, '')
  return page === 'index' ? '/' : `/${page}`
}
