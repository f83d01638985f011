// First pages of the forum, ready as bytes for everybody who sees what anybody sees. Whoever is in them, gave support in them,
// or mutes somebody in them, or is kept out for a while, gets a page of their own. Every write rings; a copy is shown only after the pubsub was caught up with.
import { memberChanged } from '../../accounts/account-api.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Category } from '../contract.ts'
import { listsChanged } from '../live.server.ts'
import { othersWhoSeeAnother, postsFor } from '../posts/queries.server.ts'

export type ReadyPage = {
  body: Buffer
  /** Where the page is full, the id before which the next one starts. */
  next: string | undefined
  /** Those who see something else. */
  personal: Set<string>
}

type Kept = { page: Promise<ReadyPage>; change: number; at: number }
type Shelf = { pages: Map<string, Kept>; change: number }

// why: even a change that nobody rang for is seen after a minute.
const longestMilliseconds = 60_000
const nobody = '00000000-0000-0000-0000-000000000000'
const shelves = new WeakMap<Services['pubsub'], Shelf>()

function shelfOf({ pubsub }: Pick<Services, 'pubsub'>): Shelf {
  const known = shelves.get(pubsub)
  if (known) return known
  const shelf: Shelf = { pages: new Map(), change: 0 }
  const clear = () => {
    shelf.change += 1
    shelf.pages.clear()
  }
  for (const name of ['forum', listsChanged, memberChanged]) pubsub.subscribe(name, clear, clear)
  shelves.set(pubsub, shelf)
  return shelf
}

/** The first page as everybody sees it; undefined where this reader sees another one, or where no copy can be trusted now. */
export async function readyPage(
  services: Pick<Services, 'db' | 'pubsub' | 'clock'>,
  memberId: string,
  category: Category | undefined,
  limit: number,
): Promise<ReadyPage | undefined> {
  const shelf = shelfOf(services)
  if (!(await services.pubsub.drained())) return undefined
  const name = `${category ?? ''} ${limit}`
  let kept = shelf.pages.get(name)
  if (!kept || Date.now() - kept.at > longestMilliseconds) {
    kept = { page: make(services, category, limit), change: shelf.change, at: Date.now() }
    shelf.pages.set(name, kept)
    const { page } = kept
    page.catch(() => shelf.pages.get(name)?.page === page && shelf.pages.delete(name))
  }
  const page = await kept.page
  return page.personal.has(memberId) ? undefined : page
}

async function make(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  category: Category | undefined,
  limit: number,
): Promise<ReadyPage> {
  const now = clock.now()
  const { list, next } = await postsFor(db, nobody, { category, unanswered: false, q: '', limit, now })
  const personal = await othersWhoSeeAnother(db, category, JSON.parse(list), limit, now)
  return { body: Buffer.from(list), next, personal }
}
