import { Bell, BellRing } from 'lucide-react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { mine, type Post } from '../contract.ts'
import { followPost } from '../follow-contract.ts'

/** Follows or unfollows a post with one tap. A member's own posts are followed by default. */
export function FollowButton({ post, onChanged }: { post: Post; onChanged: () => void }) {
  const follow = useSend(followPost, { failTitle: 'Error', refreshes: [mine], onDone: onChanged })
  const { id, isFollowed } = post
  const Icon = isFollowed ? BellRing : Bell
  return (
    <Button
      variant="quiet"
      aria-pressed={isFollowed}
      disabled={follow.isPending}
      onClick={() => follow.mutate({ params: { id }, body: { following: !isFollowed } })}
    >
      <Icon aria-hidden className="size-5 max-sm:hidden" strokeWidth={1.75} />
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  )
}
