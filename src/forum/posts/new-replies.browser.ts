// Tracks which replies are new to the reader, and marks them as read once they were on the screen.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { noticeCount } from '../../notices/contract.ts'
import { send, useRefresh } from '../../platform/browser/call.browser.ts'
import { forumSummary, type Post, type Reply } from '../contract.ts'
import { markRepliesSeen } from '../follow-contract.ts'

export function isNewReply({ newReplies, seenAt }: Post, { isMine, createdAt }: Reply): boolean {
  if (newReplies === 0 || isMine) return false
  return seenAt === null || Date.parse(createdAt) > Date.parse(seenAt)
}

/** Scrolls to the first new reply, and marks all as read once the last one was on the screen. */
export function useNewReplies({ id, newReplies }: Post, list: RefObject<HTMLElement | null>) {
  const refresh = useRefresh()
  const seen = useEffectEvent(() => {
    send(markRepliesSeen, { params: { id } })
      .then(() => refresh([noticeCount, forumSummary]))
      .catch(() => undefined)
  })
  useEffect(() => {
    const box = list.current
    if (!box || newReplies === 0) return
    const marked = [...box.querySelectorAll<HTMLElement>('[data-new]')]
    const [first] = marked
    if (first) box.scrollBy({ top: first.getBoundingClientRect().top - box.getBoundingClientRect().top })
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen()
    })
    observer.observe(marked.at(-1) ?? box)
    return () => observer.disconnect()
  }, [id, newReplies, list])
}
