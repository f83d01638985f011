// Fetches a copy of a feed from its publisher.
import { createHash } from 'node:crypto'
import type { Format } from '../store.server.ts'
import { openFeed, UnreadableFeed } from './feed.ts'
import { download, FeedDownloadError } from './feed-download.server.ts'

export type FeedCopy = {
  body: string
  formats?: string | undefined
  etag?: string | null
  lastModified?: string | null
}

export function digestOf({ body, formats }: FeedCopy): string {
  return createHash('sha256')
    .update(body)
    .update('\0')
    .update(formats ?? '')
    .digest('base64')
}

type FeedSource = {
  url: string
  format: Format
  etag: string | null
  lastModified: string | null
  table?: string | undefined
}

/** Fetches a feed by its URL; for a BMLT server also its table of formats. */
export async function fetchCopy(source: FeedSource, options: { allowPrivate: boolean }): Promise<FeedCopy>
export async function fetchCopy(
  source: FeedSource,
  options: { allowPrivate: boolean; mayBeUnchanged: true },
): Promise<FeedCopy | 'unchanged'>
export async function fetchCopy(
  source: FeedSource,
  { allowPrivate, mayBeUnchanged }: { allowPrivate: boolean; mayBeUnchanged?: true },
): Promise<FeedCopy | 'unchanged'> {
  const { list, formats } = addressesOf(source)
  const validators = mayBeUnchanged ? { etag: source.etag, lastModified: source.lastModified } : {}
  const found = await download(list, { allowPrivate, ...validators })
  if (found === 'unchanged') {
    if (mayBeUnchanged) return found
    throw new FeedDownloadError('The publisher returned status 304 to an unconditional request.')
  }
  if (source.table !== undefined) return { ...found, formats: source.table }
  if (!formats) return found
  const table = await formatTable(formats, allowPrivate)
  // Without the table the cache validators are dropped, so that the next refresh fetches it again.
  return table === undefined ? { body: found.body } : { ...found, formats: table }
}

/** The server's table of formats; undefined if it has none, because the list is useful without it. */
async function formatTable(address: string, allowPrivate: boolean): Promise<string | undefined> {
  try {
    const table = await download(address, { allowPrivate })
    if (table === 'unchanged' || !Array.isArray(openFeed(table.body).value)) return undefined
    return table.body
  } catch (error) {
    if (error instanceof FeedDownloadError || error instanceof UnreadableFeed) return undefined
    throw error
  }
}

/** The URL of a BMLT server can be its root, its list, or its tsml list, which needs no table. */
export function addressesOf({ url, format }: { url: string; format: Format }): {
  list: string
  formats?: string
} {
  const list = URL.parse(url)
  if (format !== 'bmlt' || !list || list.pathname.includes('/client_interface/tsml')) return { list: url }
  if (!list.pathname.includes('/client_interface/')) {
    list.pathname = `${list.pathname.replace(/\/$/, '')}/client_interface/json/`
    list.searchParams.set('switcher', 'GetSearchResults')
  }
  const formats = new URL(list)
  formats.search = ''
  formats.searchParams.set('switcher', 'GetFormats')
  return { list: list.href, formats: formats.href }
}
