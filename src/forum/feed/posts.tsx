import { startTransition, useEffect, useState } from 'react'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { categoryNames } from '../labels.ts'
import { postWithReplyDraft } from '../posts/draft.browser.ts'
import { FirstPost } from '../posts/first-post.tsx'
import { PostCard } from '../posts/post-card.tsx'
import { type PostFilter, usePosts } from './post-list.browser.ts'

/** Enough to fill a screen. */
const firstPainted = 4
let isFirstList = true

/** On the first list since the page was loaded, the posts below the first screen are rendered after the first paint. */
function useFirstPosts<Post>(posts: Post[]): Post[] {
  // Only on the first list: after going back, the whole list is rendered to restore the scroll position.
  const [all, setAll] = useState(!isFirstList)
  const isEmpty = posts.length === 0
  useEffect(() => {
    if (isEmpty) return
    isFirstList = false
    startTransition(() => setAll(true))
  }, [isEmpty])
  return all ? posts : posts.slice(0, firstPainted)
}

function emptyTitle({ q, unanswered }: Pick<PostFilter, 'q' | 'unanswered'>): string {
  if (q) return 'Nothing was found'
  return unanswered ? 'Everyone has a reply' : 'No posts yet. Be the first to share with the community!'
}

/** `helpFor`: the post whose help is shown under the compose box. */
type PostsProps = PostFilter & { helpFor: string | undefined }

/** The posts of a category, newest first. New posts are shown only after a press on a button, so that nothing moves while someone reads. */
export function Posts({ category, unanswered, q, helpFor }: PostsProps) {
  const { first, posts, unseen, hasMore, loading, reload, loadMore, showNew } = usePosts({
    category,
    unanswered,
    q,
  })
  const painted = useFirstPosts(posts)
  const [replying, setReplying] = useState(postWithReplyDraft)
  if (first.isPending) {
    return (
      <>
        <div className="grid gap-4" data-early="before-posts">
          <p role="status">Loading community posts...</p>
          <Loading lines={4} />
        </div>
        {isFirstList ? <FirstPost /> : null}
      </>
    )
  }
  // Posts that are shown stay, also if reading them again fails.
  if (first.isError && !first.data) {
    return (
      <EmptyState title={first.error.message}>
        <Button variant="outline" onClick={() => void first.refetch()}>
          Try again
        </Button>
      </EmptyState>
    )
  }
  return (
    <section aria-label="Posts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status">
        {unseen > 0 ? (
          <Button variant="outline" wide onClick={showNew}>
            {unseen === 1 ? 'Show 1 new post' : `Show ${unseen} new posts`}
          </Button>
        ) : null}
      </div>
      {q ? (
        <p>
          Posts with <Badge tone="plain">{q}</Badge> in {categoryNames[category]}
        </p>
      ) : null}
      {posts.length === 0 ? <EmptyState title={emptyTitle({ q, unanswered })} /> : null}
      {painted.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          helpElsewhere={post.id === helpFor}
          replying={replying === post.id}
          onReply={(open) => setReplying(open ? post.id : undefined)}
          onChanged={(id) => void reload(id)}
        />
      ))}
      {hasMore ? (
        <Button variant="outline" disabled={loading} onClick={() => void loadMore()}>
          {loading ? 'Loading...' : 'Show older posts'}
        </Button>
      ) : null}
    </section>
  )
}
