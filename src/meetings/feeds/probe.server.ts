// Finds the meeting lists of a site, because staff usually know the site but not the URL of its list.
import type { FeedCandidate } from '../feeds-contract.ts'
import type { Fellowship } from '../fellowship.ts'
import type { Format } from '../store.server.ts'
import { UnreadableFeed } from './feed.ts'
import { fetchCopy } from './feed-copy.server.ts'
import { FeedDownloadError } from './feed-download.server.ts'
import { parseFeed } from './parse-feed.server.ts'

type SiteQuestion = { url: string; fellowship: Fellowship; zone?: string | undefined }
type Guess = { url: string; format: Format }

/** The usual URLs of a list, starting with the given one. */
export function candidateUrls(address: string): Guess[] {
  const configured = new URL(address)
  const root = configured.href.replace(/[?#].*$/, '').replace(/\/$/, '')
  const at = (path: string) => new URL(path, configured).href
  return [
    { url: configured.href, format: 'meeting-guide' },
    { url: configured.href, format: 'sheet' },
    { url: at('/wp-json/tsml/meetings'), format: 'meeting-guide' },
    { url: at('/wp-admin/admin-ajax.php?action=meetings'), format: 'meeting-guide' },
    { url: root, format: 'bmlt' },
    { url: `${root}/main_server`, format: 'bmlt' },
  ]
}

/** Every list that was found, largest first. */
export async function probeSite(question: SiteQuestion, allowPrivate: boolean): Promise<FeedCandidate[]> {
  const found = await Promise.all(
    candidateUrls(question.url).map((guess) => candidateAt(guess, question, allowPrivate)),
  )
  return found.filter((one) => one !== undefined).sort((a, b) => b.imported - a.imported)
}

async function candidateAt(
  { url, format }: Guess,
  { fellowship, zone }: SiteQuestion,
  allowPrivate: boolean,
): Promise<FeedCandidate | undefined> {
  try {
    const copy = await fetchCopy({ url, format, etag: null, lastModified: null }, { allowPrivate })
    const { listings, report } = parseFeed(format, copy, { fellowship, ...(zone ? { zone } : {}) })
    if (report.rows === 0) return undefined
    return {
      url,
      format,
      rows: report.rows,
      imported: report.imported,
      examples: listings.slice(0, 3).map(({ name, city }) => [name, city].filter(Boolean).join(', ')),
      skipped: [...new Set(report.skipped.map(({ reason }) => reason))].slice(0, 3),
    }
  } catch (error) {
    if (error instanceof FeedDownloadError || error instanceof UnreadableFeed) return undefined
    throw error
  }
}
