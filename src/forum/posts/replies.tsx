import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import * as contract from '../contract.ts'
import { isNewReply, useNewReplies } from './new-replies.browser.ts'
import { ReplyItem } from './reply-item.tsx'

export function Replies({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const list = useRef<HTMLElement>(null)
  useNewReplies(post, list)
  const [earlier, setEarlier] = useState<contract.Reply[]>([])
  const [shown, setShown] = useState(post.replies)
  const more = useSend(contract.earlierReplies, {
    failTitle: 'Error',
    onDone: (found) => setEarlier((known) => [...found, ...known]),
  })
  const first = post.replies[0]?.id ?? ''
  const before = earlier.filter(({ id }) => id < first)
  if (shown !== post.replies) {
    setShown(post.replies)
    // New replies push the first ones out of the newest hundred; below earlier ones they would leave a gap.
    const pushed = shown.filter(({ id }) => id < first && !before.some((one) => one.id === id))
    if (before.length > 0 && pushed.length > 0) setEarlier([...before, ...pushed])
  }
  const replies = [...before, ...post.replies]
  const left = post.earlierReplies - before.length
  async function reloadEarlier() {
    const oldest = before[0]
    if (oldest) setEarlier(await repliesBetween(post.id, oldest.id, first).catch(() => before))
  }
  useFewer(post.earlierReplies, () => void reloadEarlier())
  if (replies.length === 0) return null
  function reload() {
    onChanged()
    void reloadEarlier()
  }
  return (
    <section
      ref={list}
      aria-label="Replies"
      tabIndex={0}
      className="max-h-96 overflow-y-auto border-l-2 border-line pl-4"
    >
      {left > 0 ? (
        <Button
          variant="quiet"
          disabled={more.isPending}
          onClick={() => more.mutate({ params: { id: post.id }, query: { before: replies[0]?.id ?? '' } })}
        >
          Show earlier replies
        </Button>
      ) : null}
      <ul className="divide-y divide-line">
        {replies.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            isNew={isNewReply(post, reply)}
            postIsMine={post.isMine}
            onChanged={reload}
          />
        ))}
      </ul>
    </section>
  )
}

/** Runs when a count went down: a reply was deleted, or its author was muted elsewhere on the page. */
function useFewer(count: number, onFewer: () => void) {
  const known = useRef(count)
  const fewer = useEffectEvent(onFewer)
  useEffect(() => {
    if (count < known.current) fewer()
    known.current = count
  }, [count])
}

/** The replies from `oldest` up to `next`, which is not included. */
async function repliesBetween(postId: string, oldest: string, next: string): Promise<contract.Reply[]> {
  const page = await send(contract.earlierReplies, { params: { id: postId }, query: { before: next } })
  const [first] = page
  if (!first) return []
  const earlier = first.id > oldest ? await repliesBetween(postId, oldest, first.id) : []
  return [...earlier, ...page.filter(({ id }) => id >= oldest)]
}
