import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, send, useRead, useRefresh } from '../../platform/browser/call.browser.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { useLive } from '../live.browser.ts'
import { PostCard } from '../posts/post-card.tsx'
import { categoryNames } from '../words.ts'

const pageSize = 20

/** `helpFor`: the post whose help stands under the compose box. */
type Wanted = { helpFor: string | undefined } & {
  category: contract.Category
  unanswered: boolean
  q: string
}

/** The posts of a category, newest first. New posts wait behind a button while someone reads. */
export function Posts({ category, unanswered, q, helpFor }: Wanted) {
  const query = {
    category,
    limit: pageSize,
    ...(unanswered ? { view: 'unanswered' as const } : {}),
    ...(q ? { q } : {}),
  }
  const first = useRead(contract.listPosts, { query }, { refetchOnMount: 'always' })
  const client = useQueryClient()
  const refresh = useRefresh()
  const [older, setOlder] = useState<contract.Post[]>([])
  const [end, setEnd] = useState(false)
  const [loading, setLoading] = useState(false)
  const [waiting, setWaiting] = useState(new Set<string>())
  const [replying, setReplying] = useState<string>()
  const posts = [
    ...(first.data ?? []),
    ...older.filter(({ id }) => !first.data?.some((one) => one.id === id)),
  ]
  const whole = (first.data?.length ?? 0) < pageSize || end

  /** Updates one post in place, so that nothing else moves. */
  async function reread(id: string) {
    const now = await send(contract.readPost, { params: { id } }).catch(() => undefined)
    const place = (list: contract.Post[]) =>
      list.flatMap((post) => (post.id === id ? (now ? [now] : []) : [post]))
    client.setQueryData<contract.Post[]>(keyOf(contract.listPosts, { query }), (list) => list && place(list))
    setOlder(place)
  }
  useLive(
    ({ kind, category: where, postId }) => {
      if (posts.some(({ id }) => id === postId)) void reread(postId)
      else if (kind === 'post' && where === category && !q) setWaiting((ids) => new Set(ids).add(postId))
    },
    () => void refresh([contract.listPosts]),
  )
  const unseen = [...waiting].filter((id) => !posts.some((post) => post.id === id)).length

  async function more() {
    const before = posts.at(-1)?.id
    if (!before) return
    setLoading(true)
    const found = await send(contract.listPosts, { query: { ...query, before } }).catch((error: Error) => {
      toast({ title: 'Error', description: error.message, kind: 'destructive' })
    })
    setLoading(false)
    if (!found) return
    setOlder((shown) => [...shown, ...found])
    setEnd(found.length < pageSize)
  }

  if (first.isPending) {
    return (
      <div className="grid gap-4">
        <p role="status">Loading community posts...</p>
        <Loading lines={4} />
      </div>
    )
  }
  if (first.isError) {
    return (
      <EmptyState title={first.error.message}>
        <Button variant="outline" onClick={() => void first.refetch()}>
          Try again
        </Button>
      </EmptyState>
    )
  }
  return (
    <section aria-label="Posts" className="grid gap-5">
      <div role="status">
        {unseen > 0 ? (
          <Button
            variant="outline"
            wide
            onClick={() => {
              setWaiting(new Set())
              void refresh([contract.listPosts])
            }}
          >
            {unseen === 1 ? 'Show 1 new post' : `Show ${unseen} new posts`}
          </Button>
        ) : null}
      </div>
      {q ? (
        <p>
          Posts with <Badge tone="plain">{q}</Badge> in {categoryNames[category]}
        </p>
      ) : null}
      {posts.length === 0 ? (
        <EmptyState
          title={
            q
              ? 'Nothing was found'
              : unanswered
                ? 'Everybody has a reply'
                : 'No posts yet. Be the first to share with the community!'
          }
        />
      ) : null}
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          helpElsewhere={post.id === helpFor}
          replying={replying === post.id}
          onReply={(open) => setReplying(open ? post.id : undefined)}
          onChanged={(id) => void reread(id)}
        />
      ))}
      {posts.length > 0 && !whole ? (
        <Button variant="outline" disabled={loading} onClick={() => void more()}>
          {loading ? 'Loading...' : 'Show older posts'}
        </Button>
      ) : null}
    </section>
  )
}
