// Builds the response for a new post or reply without reading it back.
import { isoTime } from '../../platform/clock.ts'
import type { Category, Post, Reply } from '../contract.ts'
import type { NewContent } from '../store.server.ts'

export type Author = { id: string; shownName: string }
type NewText = NewContent & { help: Post['help'] }
export type CheckedPost = NewText & { category: Category }

type MarkedAuthor = Author & { mark: number | null }

function asNew(author: MarkedAuthor, kept: NewText, id: string) {
  return {
    id,
    author: author.shownName,
    authorMark: author.mark,
    content: kept.content,
    contentNote: kept.contentNote,
    createdAt: isoTime(kept.now),
    editedAt: null,
    isModerated: kept.state !== 'shown' || kept.note !== null,
    ...(kept.note === null ? {} : { moderatorNote: kept.note }),
    isMine: true,
    help: kept.help,
  }
}

export function newPost(author: MarkedAuthor, kept: CheckedPost, id: string): Post {
  return {
    ...asNew(author, kept, id),
    category: kept.category,
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

export function newReply(author: MarkedAuthor, kept: NewText, id: string): Reply {
  return { ...asNew(author, kept, id), isAIModerator: false }
}
