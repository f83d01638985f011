// Caches the sessions of this process's most recent callers. The database publishes every change of a session or a member, and a cached
// session is used only once the publish/subscribe connection is drained: a session that ended is refused immediately.
import { hash } from 'node:crypto'
import type { RequestContext, Services } from '../../platform/http/http.server.ts'
import { LruCache } from '../../platform/lru-cache.ts'
import { findSession, isUnexpired, type Session, tokensIn } from '../session.server.ts'

/** The topic that the triggers of migration 0143 publish on, with the id of the member. */
const sessionChanged = 'session'
const most = 5_000

/** `readAt`: the number of changes that were known when its lookup began. */
type CachedSession = { session: Session; readAt: number }

class SessionCache {
  readonly #sessions = new LruCache<string, CachedSession>(most)
  readonly #changedAt = new Map<string, number>()
  #changes = 0
  #clearedAt = 0

  constructor(pubsub: Services['pubsub']) {
    pubsub.subscribe(
      sessionChanged,
      (memberId) => this.#change(memberId),
      () => this.#clear(),
    )
  }

  get changes(): number {
    return this.#changes
  }

  get(key: string): CachedSession | undefined {
    return this.#sessions.get(key)
  }

  /** Whether neither the session nor its member changed since its lookup began. */
  isCurrent({ session, readAt }: CachedSession): boolean {
    return readAt >= this.#clearedAt && readAt >= (this.#changedAt.get(session.id) ?? 0)
  }

  set(key: string, session: Session, readAt: number): void {
    this.#sessions.set(key, { session, readAt })
  }

  #change(memberId: string) {
    if (this.#changedAt.size >= most) this.#clear()
    this.#changes += 1
    this.#changedAt.set(memberId, this.#changes)
  }

  #clear() {
    this.#changes += 1
    this.#clearedAt = this.#changes
    this.#changedAt.clear()
  }
}

const caches = new WeakMap<Services['pubsub'], SessionCache>()

function cacheOf(pubsub: Services['pubsub']): SessionCache {
  const known = caches.get(pubsub)
  if (known) return known
  const cache = new SessionCache(pubsub)
  caches.set(pubsub, cache)
  return cache
}

/** Finds the session of a request as `sessionOf` does, usually without a query. */
export async function cachedSessionOf(context: RequestContext, now: number): Promise<Session | undefined> {
  const { token, cookie } = tokensIn(context.settings, context.request)
  return (await cachedSession(context, 'token', token, now)) ?? cachedSession(context, 'cookie', cookie, now)
}

async function cachedSession(
  context: RequestContext,
  by: Session['by'],
  key: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (!key) return undefined
  const cache = cacheOf(context.pubsub)
  const cacheKey = by + hash('sha256', key, 'base64')
  const cached = cache.get(cacheKey)
  if (cached && cache.isCurrent(cached) && isUnexpired(cached.session, now)) {
    const confirmation = context.cachesAreCurrent().then((current) => current && cache.isCurrent(cached))
    if (context.confirmBeforeSending) {
      context.confirmBeforeSending(confirmation)
      return cached.session
    }
    if (await confirmation) return cached.session
  }
  const readAt = cache.changes
  const session = await findSession(context.db, by, key, now)
  if (session) cache.set(cacheKey, session, readAt)
  return session
}
