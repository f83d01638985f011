// Builds the response for a new post or reply without reading it back.
import { isoTime } from '../../platform/clock.ts'
import type { Category, Post, Reply } from '../contract.ts'
import type { NewContent } from '../store.server.ts'

export type Author = { id: string; displayName: string }
type NewText = NewContent & { help: Post['help'] }
export type CheckedPost = NewText & { category: Category }

type MarkedAuthor = Author & { mark: number | null }

function asNew(author: MarkedAuthor, checked: NewText, id: string) {
  return {
    id,
    author: author.displayName,
    authorMark: author.mark,
    content: checked.content,
    contentNote: checked.contentNote,
    createdAt: isoTime(checked.now),
    editedAt: null,
    isModerated: checked.state !== 'shown' || checked.note !== null,
    ...(checked.note === null ? {} : { moderatorNote: checked.note }),
    isMine: true,
    help: checked.help,
  }
}

export function newPost(author: MarkedAuthor, checked: CheckedPost, id: string): Post {
  return {
    ...asNew(author, checked, id),
    category: checked.category,
    isDaily: false,
    supportPending: false,
    supports: [],
    mySupports: [],
    isFollowed: true,
    newReplies: 0,
    seenAt: null,
    earlierReplies: 0,
    replies: [],
  }
}

export function newReply(author: MarkedAuthor, checked: NewText, id: string): Reply {
  return { ...asNew(author, checked, id), isAIModerator: false }
}
