import { useState } from 'react'
import { useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import * as contract from '../contract.ts'
import { useLive } from '../live.browser.ts'
import { hasDraft } from '../posts/draft.browser.ts'
import { PostCard } from '../posts/post-card.tsx'

/** A single post, opened by its link. */
export function OnePost({ id, onBack }: { id: string; onBack: () => void }) {
  const found = useRead(contract.readPost, { params: { id } }, { refetchOnMount: 'always' })
  const [replying, setReplying] = useState(() => hasDraft(`reply-${id}`))
  useLive({
    isLoaded: found.data !== undefined,
    onChange: ({ postId }) => postId === id && void found.refetch(),
    onGap: () => void found.refetch(),
  })
  return (
    <div className="grid gap-4">
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        ← Back to the forum
      </Button>
      {found.isPending ? <Loading label="Loading community posts..." /> : null}
      {found.isError ? <EmptyState title={found.error.message} /> : null}
      {found.data ? (
        <PostCard
          post={found.data}
          replying={replying}
          onReply={setReplying}
          onChanged={() => void found.refetch()}
        />
      ) : null}
    </div>
  )
}
