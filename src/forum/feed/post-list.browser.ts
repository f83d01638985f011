// The posts of a category page by page, updated in place while they are read.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallError, keyOf, send, useRead, useRefresh } from '../../platform/browser/call.browser.ts'
import { useHydrating } from '../../platform/browser/hydrating.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { useLive } from '../live.browser.ts'

export type PostFilter = { category: contract.Category; unanswered: boolean; q: string }

/** New posts wait until `showNew`. */
export function usePosts({ category, unanswered, q }: PostFilter) {
  const query = {
    category,
    limit: contract.pageSize,
    ...(unanswered ? { view: 'unanswered' as const } : {}),
    ...(q ? { q } : {}),
  }
  // The prerendered HTML is the same for every query string; the URL may request other posts.
  const hydrating = useHydrating()
  const first = useRead(contract.listPosts, { query }, { enabled: !hydrating, refetchOnMount: 'always' })
  const client = useQueryClient()
  const refresh = useRefresh()
  const { older, setOlder, isEnd, loading, loadMore } = useOlderPosts(query, first)
  const posts = [
    ...(first.data ?? []),
    ...older.filter(({ id }) => !first.data?.some((one) => one.id === id)),
  ]
  const hasMore = posts.length > 0 && !isEnd
  const fresh = useNewPosts(posts, hasMore)

  /** Updates one post in place, so that nothing else moves. Without an answer it stays as it is. */
  async function reload(id: string) {
    const current = await send(contract.readPost, { params: { id } }).catch((error: CallError) => error)
    if (current instanceof CallError && current.status !== 404) return
    const update = (list: contract.Post[]) => withUpdatedPost(list, id, current)
    const key = keyOf(contract.listPosts, { query })
    // Not a new response, which would reload the older posts.
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    client.setQueryData<contract.Post[]>(key, (list) => list && update(list), { updatedAt })
    setOlder(update)
  }
  useLive({
    isLoaded: first.data !== undefined,
    onChange({ kind, category: where, postId }) {
      if (posts.some(({ id }) => id === postId)) void reload(postId)
      else if (kind === 'hidden') fresh.withdraw(postId)
      else if (kind === 'post' && where === category && !q) void fresh.offer(postId)
    },
    onGap: () => void refresh([contract.listPosts]),
  })

  function showNew() {
    fresh.clear()
    void refresh([contract.listPosts])
  }
  return {
    first,
    posts,
    unseen: fresh.count,
    hasMore,
    loading,
    reload,
    loadMore: () => loadMore(posts),
    showNew,
  }
}

type PostQuery = { category: contract.Category; limit: number; view?: 'unanswered'; q?: string }

/** The posts below the first page. */
function useOlderPosts(
  query: PostQuery,
  first: { data: contract.Post[] | undefined; dataUpdatedAt: number },
) {
  const [older, setOlder] = useState<contract.Post[]>([])
  const [isEnd, setIsEnd] = useState(false)
  const [loading, setLoading] = useState(false)
  const [answeredAt, setAnsweredAt] = useState(0)
  if (answeredAt !== first.dataUpdatedAt) {
    setAnsweredAt(first.dataUpdatedAt)
    // Decided per response, because deletions make the list shorter than a page later.
    if (older.length === 0) setIsEnd((first.data?.length ?? 0) < contract.pageSize)
  }

  /** New posts push others out of the first page, and posts of a muted member disappear. */
  const reloadOlder = useEffectEvent(async () => {
    const oldest = older.at(-1)?.id
    if (!oldest) return
    const found = await olderPosts(query, first.data ?? [], oldest).catch(() => undefined)
    if (!found) return
    setOlder((shown) => [...found.posts, ...shown.filter(({ id }) => id < found.last)])
    setIsEnd(found.isEnd)
  })
  useEffect(() => void reloadOlder(), [first.dataUpdatedAt])

  async function loadMore(posts: contract.Post[]) {
    const before = posts.at(-1)?.id
    if (!before) return
    setLoading(true)
    const found = await send(contract.listPosts, { query: { ...query, before } }).catch((error: Error) => {
      toast({ title: 'Error', description: error.message, kind: 'destructive' })
    })
    setLoading(false)
    if (!found) return
    setOlder((shown) => [...shown, ...found])
    setIsEnd(found.length < contract.pageSize)
  }
  return { older, setOlder, isEnd, loading, loadMore }
}

/** The posts below the first page, down to `oldest` or further. */
async function olderPosts(query: PostQuery, firstPage: contract.Post[], oldest: string) {
  const limit = contract.longestPage
  const posts: contract.Post[] = []
  let last = firstPage.at(-1)?.id ?? ''
  let isEnd = firstPage.length < query.limit
  while (!isEnd && last > oldest) {
    const page = await send(contract.listPosts, { query: { ...query, limit, before: last } })
    posts.push(...page)
    last = page.at(-1)?.id ?? last
    isEnd = page.length < limit
  }
  return { posts, last, isEnd }
}

/** The posts that were written after the list was read, and that this reader may see. */
function useNewPosts(posts: readonly contract.Post[], hasMore: boolean) {
  const [ids, setIds] = useState(new Set<string>())
  return {
    count: [...ids].filter((id) => !posts.some((post) => post.id === id)).length,
    async offer(id: string) {
      // One below the loaded pages was only edited.
      const oldest = hasMore ? posts.at(-1)?.id : undefined
      if (oldest !== undefined && id < oldest) return
      const found = await send(contract.readPost, { params: { id } }).catch(() => undefined)
      if (found) setIds((earlier) => new Set(earlier).add(id))
    },
    withdraw(id: string) {
      setIds((earlier) => new Set([...earlier].filter((one) => one !== id)))
    },
    clear: () => setIds(new Set()),
  }
}

/** A post that can no longer be read is removed. */
function withUpdatedPost(list: contract.Post[], id: string, now: contract.Post | CallError): contract.Post[] {
  if (now instanceof CallError) return list.filter((post) => post.id !== id)
  return list.map((post) => (post.id === id ? now : post))
}
