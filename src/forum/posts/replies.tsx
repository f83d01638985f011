import { useRef, useState } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import * as contract from '../contract.ts'
import { isNewReply, useNewReplies } from './new-replies.browser.ts'
import { ReplyItem } from './reply-item.tsx'

export function Replies({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const list = useRef<HTMLElement>(null)
  useNewReplies(post, list)
  const [earlier, setEarlier] = useState<contract.Reply[]>([])
  const replies = [...earlier, ...post.replies.filter(({ id }) => !earlier.some((one) => one.id === id))]
  const left = post.earlierReplies - earlier.length
  if (replies.length === 0) return null
  async function more() {
    const before = replies[0]?.id
    if (!before) return
    const found = await send(contract.earlierReplies, { params: { id: post.id }, query: { before } }).catch(
      () => [],
    )
    setEarlier((shown) => [...found, ...shown])
  }
  return (
    <section
      ref={list}
      aria-label="Replies"
      tabIndex={0}
      className="max-h-96 overflow-y-auto border-l-2 border-line pl-4"
    >
      {left > 0 ? (
        <Button variant="quiet" onClick={() => void more()}>
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
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  )
}
