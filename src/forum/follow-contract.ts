// The calls to follow posts: new replies are counted and announced until the member unfollows the post.
import { z } from 'zod'
import { post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'

export const maxFollowed = 500

const PostId = z.strictObject({ id: z.uuid('There is no such post.') })
/** A member's own posts are followed until they unfollow them. */
export const followPost = put('/api/forum/posts/:id/follow', {
  params: PostId,
  body: z.strictObject({ following: z.boolean() }),
  answer: z.object({ following: z.boolean() }),
})
/** Marks the replies up to now, and the notices about them, as read. */
export const markRepliesSeen = post('/api/forum/posts/:id/seen', {
  params: PostId,
  answer: z.object({ done: z.literal(true) }),
})

export const tooManyFollowed = refusal(409, 'You follow 500 posts. Unfollow one first, under “Yours”.')
