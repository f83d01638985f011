// Lists of posts and replies by their first words, in “Yours”.
import { Link } from 'react-router'
import type { z } from 'zod'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { RelativeTime } from '../../platform/ui/relative-time.tsx'
import { forumSummary, listPosts, type Mine, mine } from '../contract.ts'
import { followPost } from '../follow-contract.ts'
import { newRepliesText } from '../labels.ts'

type MyTexts = z.output<typeof Mine>

const stateNames = { shown: '', held: 'Waiting for the team', removed: 'Taken down' }

type OwnTextsProps = {
  texts: (MyTexts['replies'][number] & { repliesByOthers?: number; newReplies?: number })[]
  empty: string
  onOpen: () => void
}

export function OwnTexts({ texts, empty, onOpen }: OwnTextsProps) {
  if (texts.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {texts.map(({ id, postId, excerpt, createdAt, state, repliesByOthers, newReplies }) => (
        <li key={id}>
          <Link
            to={`/forum?post=${postId}`}
            onClick={onOpen}
            className="grid min-h-14 gap-0.5 rounded-xl px-2 py-3 hover:bg-moss"
          >
            <span className="line-clamp-2 wrap-anywhere">
              <bdi>{excerpt}</bdi>
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <RelativeTime at={createdAt} />
              {repliesByOthers ? (
                <span>{repliesByOthers === 1 ? '1 reply' : `${repliesByOthers} replies`}</span>
              ) : null}
              {newReplies ? <Badge tone="dawn">{newRepliesText(newReplies)}</Badge> : null}
              {stateNames[state] ? <span>{stateNames[state]}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type FollowedPostsProps = { posts: MyTexts['following']; onOpen: () => void }

export function FollowedPosts({ posts, onOpen }: FollowedPostsProps) {
  const follow = useSend(followPost, { refreshes: [mine, forumSummary, listPosts], failTitle: 'Error' })
  if (posts.length === 0)
    return (
      <p className="text-ink-soft">
        Tap “Follow” under a post, and it’s listed here with its new replies. Your own posts are followed from
        the start.
      </p>
    )
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {posts.map(({ postId, author, excerpt, createdAt, newReplies }) => (
        <li key={postId} className="flex items-center gap-2">
          <Link
            to={`/forum?post=${postId}`}
            onClick={onOpen}
            className="grid min-h-14 min-w-0 grow gap-0.5 rounded-xl px-2 py-3 hover:bg-moss"
          >
            <span className="line-clamp-2 wrap-anywhere">
              <bdi>{excerpt}</bdi>
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <bdi>{author}</bdi>
              <RelativeTime at={createdAt} />
              {newReplies > 0 ? <Badge tone="dawn">{newRepliesText(newReplies)}</Badge> : null}
            </span>
          </Link>
          <Button
            variant="quiet"
            className="shrink-0"
            disabled={follow.isPending}
            onClick={() => follow.mutate({ params: { id: postId }, body: { following: false } })}
          >
            Unfollow
          </Button>
        </li>
      ))}
    </ul>
  )
}
