// The posts of a category page by page, updated in place while they are read.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  const [older, setOlder] = useState<contract.Post[]>([])
  const [end, setEnd] = useState(false)
  const [loading, setLoading] = useState(false)
  const [newIds, setNewIds] = useState(new Set<string>())
  const posts = [
    ...(first.data ?? []),
    ...older.filter(({ id }) => !first.data?.some((one) => one.id === id)),
  ]
  const hasMore = posts.length > 0 && (first.data?.length ?? 0) >= contract.pageSize && !end

  /** Updates one post in place, so that nothing else moves. Without an answer it stays as it is. */
  async function reload(id: string) {
    const current = await send(contract.readPost, { params: { id } }).catch((error: CallError) => error)
    if (current instanceof CallError && current.status !== 404) return
    const update = (list: contract.Post[]) => withUpdatedPost(list, id, current)
    client.setQueryData<contract.Post[]>(keyOf(contract.listPosts, { query }), (list) => list && update(list))
    setOlder(update)
  }
  useLive({
    isLoaded: first.data !== undefined,
    onChange({ kind, category: where, postId }) {
      if (posts.some(({ id }) => id === postId)) void reload(postId)
      else if (kind === 'post' && where === category && !q) setNewIds((ids) => new Set(ids).add(postId))
    },
    onGap: () => void refresh([contract.listPosts]),
  })
  const unseen = [...newIds].filter((id) => !posts.some((post) => post.id === id)).length

  async function loadMore() {
    const before = posts.at(-1)?.id
    if (!before) return
    setLoading(true)
    const found = await send(contract.listPosts, { query: { ...query, before } }).catch((error: Error) => {
      toast({ title: 'Error', description: error.message, kind: 'destructive' })
    })
    setLoading(false)
    if (!found) return
    setOlder((shown) => [...shown, ...found])
    setEnd(found.length < contract.pageSize)
  }

  function showNew() {
    setNewIds(new Set())
    void refresh([contract.listPosts])
  }
  return { first, posts, unseen, hasMore, loading, reload, loadMore, showNew }
}

/** A post that can no longer be read is removed. */
function withUpdatedPost(list: contract.Post[], id: string, now: contract.Post | CallError): contract.Post[] {
  if (now instanceof CallError) return list.filter((post) => post.id !== id)
  return list.map((post) => (post.id === id ? now : post))
}
