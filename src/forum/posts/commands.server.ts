// Write operations: share, reply, edit, remove. Each text is reviewed, stored, then published to open pages.
import { notify, planPush } from '../../notices/send-notices.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { done, type RequestContext } from '../../platform/http/http.server.ts'
import type { Limit } from '../../platform/http/rate-limits.server.ts'
import * as contract from '../contract.ts'
import { announceToFollowers } from '../follows.server.ts'
import { publishChange, publishListsChanged } from '../live.server.ts'
import { afterReview } from '../moderation/after-review.server.ts'
import * as cases from '../moderation/cases.server.ts'
import { deleteContent, isHiddenByCase, lockContent, storeVersion } from '../moderation/evidence.server.ts'
import {
  limitNewMember,
  newMemberHold,
  newMemberHolds,
  stageOf,
  withoutLinks,
} from '../moderation/new-members.server.ts'
import { refuseSanctioned } from '../moderation/require-unsanctioned.server.ts'
import { detailsHidden, type Review, review } from '../moderation/review.server.ts'
import { correctNoticesOfPosts } from '../stale-notices.server.ts'
import * as store from '../store.server.ts'
import { addPlainReply } from './add-plain-reply.server.ts'
import { type Author, type CheckedPost, newPost, newReply } from './new-content.server.ts'
import * as queries from './queries.server.ts'

const postsOfOne: Limit = { name: 'forum-post', points: 20, seconds: 60 }
const repliesOfOne: Limit = { name: 'forum-reply', points: 30, seconds: 60 }

type ContentBody = { content: string; contentNote?: string | null | undefined; sendKey?: string | undefined }
export type AuthorContext = RequestContext & { member: Author }

const stillHidden = 'This waits until someone from the team has read it.'

/** The review of a text, with the limits of a new member. */
function reviewFor({ member, clock, log }: AuthorContext, text: string): Review {
  const found = review(text, log)
  if (found.state === 'held' || stageOf(member.id, clock.now()) === 'settled') return found
  const hold = newMemberHold(found.content)
  if (!hold) return found
  if (found.case)
    return { ...found, content: withoutLinks(found.content), note: detailsHidden, written: text }
  const labels = [hold === 'link' ? 'link by a new member' : 'invitation by a new member']
  return {
    ...found,
    state: 'held',
    note: newMemberHolds[hold],
    case: { kind: 'hold', labels, urgency: 'normal' },
  }
}

function newContentOf(context: RequestContext, body: ContentBody, found: Review): store.NewContent {
  const key = body.sendKey ?? context.request.headers['idempotency-key']
  return {
    content: found.content,
    contentNote: body.contentNote ?? null,
    state: found.state,
    note: found.note,
    help: found.help,
    sendKey: typeof key === 'string' && key.length <= 64 ? key : null,
    now: context.clock.now(),
  }
}

/** For the author only: why the text is held. */
export const privateNotes = (found: Review) => ({
  held: found.state === 'held' ? found.note : null,
})

export async function sharePost(context: AuthorContext, body: ContentBody & { category: contract.Category }) {
  const { db, member: author, limits } = context
  await limits.take(postsOfOne, author.id)
  await limitNewMember(context, author.id, 'post')
  const found = reviewFor(context, body.content)
  const draft: CheckedPost = {
    ...newContentOf(context, body, found),
    help: found.help,
    category: body.category,
  }
  const add = async (tx: Db) => {
    const { id, isNew, mark } = await store.addPost(tx, author.id, draft)
    if (!id) {
      await refuseSanctioned({ ...context, db: tx }, author.id, 'write')
      throw contract.differentContent()
    }
    if (isNew) await afterReview(context, tx, { author, found, place: 'post', id })
    return { id, isNew, mark }
  }
  const { id, isNew, mark } = found.case || found.help ? await db.transaction().execute(add) : await add(db)
  const answered = found.case?.kind === 'risk'
  const post =
    isNew && !answered
      ? newPost({ ...author, mark }, draft, id)
      : await queries.postFor(db, author.id, id, draft.now)
  if (!post) throw contract.noSuchPost()
  return { ...post, ...privateNotes(found) }
}

export async function shareReply(context: AuthorContext, postId: string, body: ContentBody) {
  const { db, member: author, limits } = context
  await limits.take(repliesOfOne, author.id)
  await limitNewMember(context, author.id, 'reply')
  const found = reviewFor(context, body.content)
  const draft = newContentOf(context, body, found)
  // The common case: only the reply and its notice have to be stored.
  const isPlain = !found.case && found.signs.label === 'none'
  const plain = isPlain ? await addPlainReply(db, author.id, postId, draft) : undefined
  if (plain) {
    if (plain.pushTo) await planPush(context, db, plain.pushTo)
    const shown = newReply({ ...author, mark: plain.mark }, { ...draft, help: found.help }, plain.id)
    return { ...shown, ...privateNotes(found) }
  }
  const { id, mark, isNew } = await replyInTransaction(context, postId, found, draft)
  const reply = isNew
    ? newReply({ ...author, mark }, { ...draft, help: found.help }, id)
    : await queries.replyFor(db, author.id, id)
  if (!reply) throw contract.noSuchReply()
  return { ...reply, ...privateNotes(found) }
}

/** Adds a reply with all that can follow from it: findings, a case, notices to followers. Refuses with the reason. */
async function replyInTransaction(
  context: AuthorContext,
  postId: string,
  found: Review,
  draft: store.NewContent,
) {
  const { db, member: author } = context
  const add = async (tx: Db) => {
    const added = await store.addReply(tx, author.id, postId, draft)
    if (!added?.id) {
      await refuseSanctioned({ ...context, db: tx }, author.id, 'write')
      throw added ? contract.differentContent() : contract.noSuchPost()
    }
    if (added.isNew) await afterReview(context, tx, { author, found, place: 'reply', id: added.id })
    // Replies that are held or show danger are not announced.
    if (added.isNew && found.state === 'shown' && !found.case)
      await announceToFollowers(context, tx, { postId, replyId: added.id })
    if (added.authorToNotify && found.state === 'shown' && !found.case)
      await notify(context, tx, { memberId: added.authorToNotify, kind: 'reply', postId, now: draft.now })
    return { ...added, id: added.id }
  }
  const { id, category, mark, isNew } = await db.transaction().execute(add)
  if (draft.state === 'shown') await publishChange(context, { kind: 'reply', category, postId })
  else await publishListsChanged(context)
  return { id, mark, isNew }
}

export const notFound = { post: contract.noSuchPost, reply: contract.noSuchReply }

async function own(context: AuthorContext, place: store.ContentKind, id: string) {
  const found = await store.findContent(context.db, context.member.id, place, id)
  if (!found?.isMine) throw notFound[place]()
  return found
}

export async function editContent(
  context: AuthorContext,
  place: store.ContentKind,
  id: string,
  body: ContentBody,
): Promise<Review> {
  const { db, member: author, limits } = context
  await limits.take(postsOfOne, author.id)
  await refuseSanctioned(context, author.id, 'write')
  const before = await own(context, place, id)
  if (before.state === 'removed') throw contract.removedByStaff()
  const read = reviewFor(context, body.content)
  return db.transaction().execute(async (tx) => {
    const now = context.clock.now()
    const locked = await lockContent(tx, place, id)
    if (!locked) throw notFound[place]()
    const found: Review = (await isHiddenByCase(tx, place, id))
      ? { ...read, state: 'held', note: read.state === 'held' ? read.note : stillHidden }
      : read
    await storeVersion(tx, { ...locked, place, id, kind: 'edited', now })
    const content = newContentOf(context, body, found)
    if ((await store.updateContent(tx, { place, id, memberId: author.id }, content)) === 0)
      throw contract.removedByStaff()
    await cases.closeHeldCases(tx, cases.about(place, id), now)
    await afterReview(context, tx, { author, found, place, id })
    if (place === 'reply') await store.recountReplies(tx, [before.postId])
    if (found.state === 'held') await correctNoticesOfPosts(tx, [before.postId])
    await publishChange(
      { ...context, db: tx },
      { kind: found.state === 'shown' ? place : 'hidden', category: before.category, postId: before.postId },
    )
    return found
  })
}

export async function removeContent(context: AuthorContext, place: store.ContentKind, id: string) {
  const { db, member: author } = context
  const found = await store.findContent(db, author.id, place, id)
  // Authors can also remove Community Support's answer to their post.
  if (!found || !(found.isMine || (found.byModerator && found.postIsMine))) throw notFound[place]()
  await db.transaction().execute(async (tx) => {
    await deleteContent(tx, place, id, context.clock.now())
    if (place === 'reply') {
      await store.recountReplies(tx, [found.postId])
      await correctNoticesOfPosts(tx, [found.postId])
    }
    await publishChange(
      { ...context, db: tx },
      { kind: place === 'post' ? 'hidden' : 'reply', category: found.category, postId: found.postId },
    )
  })
  return done
}
