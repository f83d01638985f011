// Caches the first page of each category as bytes for all readers who see the same page. Authors and supporters on that page, members who
// mute or block someone, and suspended members get their own. Each write invalidates it, and it is used only once pub/sub is drained.
import { memberChanged } from '../../accounts/account-api.server.ts'
import type { RequestContext, Services } from '../../platform/http/http.server.ts'
import type { Category } from '../contract.ts'
import { listsChanged } from '../live.server.ts'
import { postsFor, readersWithOwnPage } from '../posts/queries.server.ts'

export type CachedPage = {
  body: Buffer
  /** If the page is full, the id that the next page starts before. */
  next: string | undefined
  /** The readers who see a different page. */
  personal: Set<string>
}

type CacheEntry = { page: Promise<CachedPage>; change: number; at: number }
type PageCache = { pages: Map<string, CacheEntry>; change: number }

// Fallback: a missed invalidation has an effect for a minute at most.
const longestMilliseconds = 60_000
const noMember = '00000000-0000-0000-0000-000000000000'
const caches = new WeakMap<Services['pubsub'], PageCache>()

function cacheOf({ pubsub }: Pick<Services, 'pubsub'>): PageCache {
  const known = caches.get(pubsub)
  if (known) return known
  const cache: PageCache = { pages: new Map(), change: 0 }
  const clear = () => {
    cache.change += 1
    cache.pages.clear()
  }
  for (const name of ['forum', listsChanged, memberChanged]) pubsub.subscribe(name, clear, clear)
  caches.set(pubsub, cache)
  return cache
}

/** The shared first page; undefined if this reader sees a different one or the cache may be stale. */
export async function cachedPage(
  context: Pick<RequestContext, 'db' | 'pubsub' | 'clock' | 'cachesAreCurrent'>,
  memberId: string,
  category: Category | undefined,
  limit: number,
): Promise<CachedPage | undefined> {
  const cache = cacheOf(context)
  if (!(await context.cachesAreCurrent())) return undefined
  const name = `${category ?? ''} ${limit}`
  let entry = cache.pages.get(name)
  if (!entry || Date.now() - entry.at > longestMilliseconds) {
    entry = { page: loadPage(context, category, limit), change: cache.change, at: Date.now() }
    cache.pages.set(name, entry)
    const { page } = entry
    page.catch(() => cache.pages.get(name)?.page === page && cache.pages.delete(name))
  }
  const page = await entry.page
  return page.personal.has(memberId) ? undefined : page
}

async function loadPage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  category: Category | undefined,
  limit: number,
): Promise<CachedPage> {
  const now = clock.now()
  const { list, next } = await postsFor(db, noMember, { category, unanswered: false, q: '', limit, now })
  const personal = await readersWithOwnPage(db, JSON.parse(list), { category, limit, now })
  return { body: Buffer.from(list), next, personal }
}
