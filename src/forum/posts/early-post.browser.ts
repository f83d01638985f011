// Runs in the head of the forum's page: writes the newest post into the HTML (first-post.tsx) before React loads.
import { relativeTime } from '../../platform/relative-time.ts'
import type { Post } from '../contract.ts'
import { markTag } from '../labels.ts'

/** The address that the page's head requests. */
export const firstPosts = /^\/api\/forum\/posts\?/

export function showFirstPost(posts: Post[]): void {
  const [post] = posts
  // A content note is shown with a button, which needs the page.
  if (!post || post.contentNote !== null) return
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const texts = {
    author: post.author,
    mark: post.authorMark === null ? '' : markTag(post.authorMark),
    time: relativeTime(Date.parse(post.createdAt), Date.now(), { zone }),
    content: post.content,
  }
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-early="${name}"]`)
  for (const [name, text] of Object.entries(texts)) {
    const element = find(`first-post ${name}`)
    if (element) element.textContent = text
  }
  find('first-post')?.removeAttribute('hidden')
  find('before-posts')?.setAttribute('hidden', '')
}
