// The calls of the forum: who may, what is checked, what is kept, and who is told.
import { member } from '../accounts/gates.server.ts'
import { isCrisis } from '../crisis/signs.ts'
import { dateIn } from '../platform/clock.ts'
import type { Db } from '../platform/db.server.ts'
import { type Asking, answered, type Route, type Services, serve } from '../platform/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import type { Limit } from '../platform/limits.server.ts'
import { Refusal } from '../platform/refusal.ts'
import { keepRequest } from './answer.server.ts'
import * as cases from './cases.server.ts'
import * as contract from './contract.ts'
import { dailyWords } from './daily.ts'
import * as desk from './desk-store.server.ts'
import { listen, tell, tellLists } from './live.server.ts'
import * as reading from './reading.server.ts'
import { readyPage } from './ready.server.ts'
import { type Review, review, whoHash } from './review.server.ts'
import * as sanctions from './sanctions.server.ts'
import * as store from './store.server.ts'

const postsOfOne: Limit = { name: 'forum-post', points: 20, seconds: 60 }
const repliesOfOne: Limit = { name: 'forum-reply', points: 30, seconds: 60 }
const requestsOfOne: Limit = { name: 'forum-support', points: 6, seconds: 600 }
const reportsOfOne: Limit = { name: 'forum-report', points: 20, seconds: 3_600 }

type Author = { id: string; shownName: string }
type Written = { content: string; contentNote?: string | null | undefined; sendKey?: string | undefined }

/** Refuses who is silenced or suspended, with the reason and the way to appeal. Help is never closed to anybody. */
async function refuseSanctioned({ db, clock }: Services, memberId: string, to: 'read' | 'write') {
  const sanction = await sanctions.sanctionOf(db, memberId, clock.now())
  if (!sanction || (to === 'read' && sanction.kind === 'silence')) return
  const until = new Date(sanction.until).toISOString().slice(0, 10)
  const what =
    sanction.kind === 'silence' ? 'You can read but not write in the forum' : 'The forum is closed to you'
  throw new Refusal(
    403,
    `${what} until ${until}: ${sanction.reason} You can ask for a second look. Help now stays open.`,
  )
}

function fresh(asking: Asking, body: Written, found: Review): store.New {
  const key = body.sendKey ?? asking.request.headers['idempotency-key']
  return {
    content: found.content,
    contentNote: body.contentNote ?? null,
    state: found.state,
    note: found.note,
    sendKey: typeof key === 'string' && key.length <= 64 ? key : null,
    now: asking.clock.now(),
  }
}

/** Keeps what was found, opens the case, and wakes the staff by urgency. */
async function afterReview(
  asking: Asking,
  tx: Db,
  author: Author,
  found: Review,
  place: store.Place,
  id: string,
) {
  const { settings, clock, mail } = asking
  if (found.case) await cases.openCase(tx, { ...cases.about(place, id), ...found.case, now: clock.now() })
  const { label, labels, urgency } = found.signs
  if (label !== 'none' || found.case) {
    await desk.keepSigns(tx, {
      who: whoHash(settings, author.id),
      place,
      label,
      labels,
      urgency,
      rules: found.rules,
      action: found.state === 'held' ? 'held' : found.note ? 'shown, details hidden' : 'shown',
      now: clock.now(),
    })
  }
  if (found.case && found.case.urgency !== 'normal' && settings.STAFF_EMAIL) {
    await mail.send(tx, {
      to: settings.STAFF_EMAIL,
      subject:
        found.case.urgency === 'emergency'
          ? 'Cairn: somebody may be in danger now'
          : 'Cairn: something waits at the forum desk',
      text: `A ${place} was read as ${found.case.urgency}. What was written is not in this letter.\n\n${settings.PUBLIC_URL}/admin?desk=forum\n`,
    })
  }
}

const privately = (found: Review) => ({ held: found.state === 'held' ? found.note : null, help: found.help })

async function share(asking: Asking & { member: Author }, body: Written & { category: contract.Category }) {
  const { db, member: author, limits, log } = asking
  await limits.take(postsOfOne, author.id)
  await refuseSanctioned(asking, author.id, 'write')
  const found = review(body.content, log)
  const kept = { ...fresh(asking, body, found), category: body.category }
  const add = async (tx: Db) => {
    const { id, isNew } = await store.addPost(tx, author.id, kept)
    if (!id) throw contract.otherWords()
    if (isNew) await afterReview(asking, tx, author, found, 'post', id)
    return { id, isNew }
  }
  const { id, isNew } = found.case || found.help ? await db.transaction().execute(add) : await add(db)
  if (found.state === 'shown') await tell(asking, { kind: 'post', category: body.category, postId: id })
  else await tellLists(asking)
  const post = isNew ? asNew(author, kept, id) : await reading.postFor(db, author.id, id)
  if (!post) throw contract.noSuchPost()
  return { ...post, ...privately(found) }
}

/** A post of this moment as its author sees it: nobody else was there yet, so there is nothing to read back. */
function asNew(author: Author, kept: store.New & { category: contract.Category }, id: string): contract.Post {
  return {
    id,
    author: author.shownName,
    content: kept.content,
    category: kept.category,
    contentNote: kept.contentNote,
    createdAt: new Date(kept.now).toISOString(),
    editedAt: null,
    isModerated: kept.state !== 'shown' || kept.note !== null,
    ...(kept.note === null ? {} : { moderatorNote: kept.note }),
    isMine: true,
    isDaily: false,
    supportPending: false,
    supports: [],
    mySupports: [],
    earlierReplies: 0,
    replies: [],
  }
}

async function answerPost(asking: Asking & { member: Author }, postId: string, body: Written) {
  const { db, member: author, limits, log } = asking
  await limits.take(repliesOfOne, author.id)
  await refuseSanctioned(asking, author.id, 'write')
  const found = review(body.content, log)
  const kept = fresh(asking, body, found)
  const add = async (tx: Db) => {
    const added = await store.addReply(tx, author.id, postId, kept)
    if (!added) throw contract.noSuchPost()
    if (!added.id) throw contract.otherWords()
    if (added.isNew) await afterReview(asking, tx, author, found, 'reply', added.id)
    return added.id
  }
  const id = found.case || found.help ? await db.transaction().execute(add) : await add(db)
  const place = await store.find(db, author.id, 'reply', id)
  if (place && found.state === 'shown')
    await tell(asking, { kind: 'reply', category: place.category, postId })
  else await tellLists(asking)
  const reply = await reading.replyFor(db, author.id, id)
  if (!reply) throw contract.noSuchReply()
  return { ...reply, ...privately(found) }
}

const missing = { post: contract.noSuchPost, reply: contract.noSuchReply }

async function own(asking: Asking & { member: Author }, place: store.Place, id: string) {
  const found = await store.find(asking.db, asking.member.id, place, id)
  if (!found?.isMine) throw missing[place]()
  return found
}

async function edit(
  asking: Asking & { member: Author },
  place: store.Place,
  id: string,
  body: Written,
): Promise<Review> {
  const { db, member: author, log, limits } = asking
  await limits.take(postsOfOne, author.id)
  await refuseSanctioned(asking, author.id, 'write')
  const before = await own(asking, place, id)
  if (before.state === 'removed') throw contract.removedByStaff()
  const found = review(body.content, log)
  await db.transaction().execute(async (tx) => {
    if ((await store.change(tx, place, id, author.id, fresh(asking, body, found))) === 0)
      throw contract.removedByStaff()
    await cases.closeHolds(tx, cases.about(place, id), asking.clock.now())
    await afterReview(asking, tx, author, found, place, id)
    if (place === 'reply') await store.recount(tx, before.postId)
    await tell(
      { ...asking, db: tx },
      { kind: found.state === 'shown' ? place : 'gone', category: before.category, postId: before.postId },
    )
  })
  return found
}

async function takeAway(asking: Asking & { member: Author }, place: store.Place, id: string) {
  const { db, member: author } = asking
  const found = await store.find(db, author.id, place, id)
  // The author of a post may also take away what Community Support said under it.
  if (!found || !(found.isMine || (found.byModerator && found.postIsMine))) throw missing[place]()
  await db.transaction().execute(async (tx) => {
    await store.remove(tx, place, id)
    if (place === 'reply') await store.recount(tx, found.postId)
    await tell(
      { ...asking, db: tx },
      { kind: place === 'post' ? 'gone' : 'reply', category: found.category, postId: found.postId },
    )
  })
  return { done: true as const }
}

async function report(
  asking: Asking & { member: Author },
  place: store.Place,
  id: string,
  body: { reason: string; words?: string | undefined },
) {
  const { db, member: reporter, limits, clock } = asking
  await limits.take(reportsOfOne, reporter.id)
  const found = await store.find(db, reporter.id, place, id)
  if (!found) throw missing[place]()
  if (found.isMine) throw contract.notYourself()
  const urgency = body.reason === 'worried about this person' ? 'high' : 'normal'
  await db.transaction().execute(async (tx) => {
    await cases.addReport(tx, {
      ...cases.about(place, id),
      memberId: reporter.id,
      reason: body.reason,
      words: body.words ?? '',
      urgency,
      now: clock.now(),
    })
  })
  return { done: true as const }
}

async function muteAuthorOf(
  asking: Asking & { member: Author },
  place: store.Place,
  id: string,
  kind: 'mute' | 'block',
) {
  const found = await store.find(asking.db, asking.member.id, place, id)
  if (!found) throw missing[place]()
  if (found.isMine) throw contract.notYourself()
  if (!found.authorId) throw contract.nobodyThere()
  await store.mute(asking.db, asking.member.id, found.authorId, kind)
  await tellLists(asking)
  return { done: true as const }
}

export const forumRoutes: Route[] = [
  serve(contract.listPosts, member, async (asking) => {
    const { db, member: reader, query, reply } = asking
    const { category, view, q = '', before, limit = 50 } = query
    const isFirst = view !== 'unanswered' && q.trim() === '' && !before
    const ready = isFirst ? await readyPage(asking, reader.id, category, limit) : undefined
    // Whether they may read is asked at the same time as what they would read; who has a ready page may.
    const wanted = { category, unanswered: view === 'unanswered', q: q.trim(), before, limit }
    const found =
      ready ??
      (
        await Promise.all([
          reading.postsFor(db, reader.id, wanted),
          refuseSanctioned(asking, reader.id, 'read'),
        ])
      )[0]
    const nextAfter = (last: string) => {
      const next = new URLSearchParams({
        ...(category ? { category } : {}),
        ...(view ? { view } : {}),
        ...(q ? { q } : {}),
        limit: String(limit),
        before: last,
      })
      void reply.header('Link', `</api/forum/posts?${next.toString()}>; rel="next"`)
    }
    if ('body' in found) {
      if (found.last) nextAfter(found.last)
      void reply.type('application/json; charset=utf-8').send(found.body)
      return answered
    }
    const last = found.at(-1)
    if (found.length === limit && last) nextAfter(last.id)
    return found
  }),
  serve(contract.sharePost, member, (asking) => share(asking, asking.body)),
  serve(contract.readPost, member, async (asking) => {
    await refuseSanctioned(asking, asking.member.id, 'read')
    const found = await reading.postFor(asking.db, asking.member.id, asking.params.id)
    if (!found) throw contract.noSuchPost()
    return found
  }),
  serve(contract.earlierReplies, member, async (asking) => {
    await refuseSanctioned(asking, asking.member.id, 'read')
    return reading.repliesBefore(asking.db, asking.member.id, asking.params.id, asking.query.before)
  }),
  serve(contract.shareReply, member, (asking) => answerPost(asking, asking.params.id, asking.body)),
  serve(contract.requestSupport, member, async (asking) => {
    const { db, member: asker, params, limits } = asking
    await limits.take(requestsOfOne, asker.id)
    await refuseSanctioned(asking, asker.id, 'write')
    const found = await store.find(db, asker.id, 'post', params.id)
    if (!found || found.state !== 'shown') throw contract.noSuchPost()
    const pending = await db.transaction().execute((tx) => keepRequest(asking, tx, params.id, asker.id))
    await tellLists(asking)
    return { pending }
  }),
  serve(contract.editPost, member, async (asking) => {
    const found = await edit(asking, 'post', asking.params.id, asking.body)
    const post = await reading.postFor(asking.db, asking.member.id, asking.params.id)
    if (!post) throw contract.noSuchPost()
    return { ...post, ...privately(found) }
  }),
  serve(contract.editReply, member, async (asking) => {
    const found = await edit(asking, 'reply', asking.params.id, asking.body)
    const reply = await reading.replyFor(asking.db, asking.member.id, asking.params.id)
    if (!reply) throw contract.noSuchReply()
    return { ...reply, ...privately(found) }
  }),
  serve(contract.removePost, member, (asking) => takeAway(asking, 'post', asking.params.id)),
  serve(contract.removeReply, member, (asking) => takeAway(asking, 'reply', asking.params.id)),
  serve(contract.giveSupport, member, async (asking) => {
    const { db, member: giver, params, body } = asking
    await refuseSanctioned(asking, giver.id, 'write')
    const found = await store.find(db, giver.id, 'post', params.id)
    if (!found) throw contract.noSuchPost()
    await db.transaction().execute((tx) => store.setSupport(tx, giver.id, params.id, body.kind, body.given))
    await tellLists(asking)
    const post = await reading.postFor(db, giver.id, params.id)
    return { supports: post?.supports ?? [], mySupports: post?.mySupports ?? [] }
  }),
  serve(contract.reportPost, member, (asking) => report(asking, 'post', asking.params.id, asking.body)),
  serve(contract.reportReply, member, (asking) => report(asking, 'reply', asking.params.id, asking.body)),
  serve(contract.muteAuthor, member, (asking) =>
    muteAuthorOf(asking, 'post', asking.params.id, asking.body.kind),
  ),
  serve(contract.muteReplyAuthor, member, (asking) =>
    muteAuthorOf(asking, 'reply', asking.params.id, asking.body.kind),
  ),
  serve(contract.unmute, member, async ({ db, bell, member: asker, params }) => {
    if ((await store.unmute(db, asker.id, params.id)) === 0) throw contract.noSuchMute()
    await tellLists({ db, bell })
    return { done: true as const }
  }),
  serve(contract.mine, member, ({ db, member: asker, settings, clock }) =>
    desk.mine(db, asker.id, whoHash(settings, asker.id), clock.now()),
  ),
  serve(contract.appeal, member, async ({ db, member: asker, params, body, clock, limits }) => {
    await limits.take(reportsOfOne, asker.id)
    const kept = await sanctions.appeal(db, asker.id, params.id, body.words, clock.now())
    if (kept === 'none') throw contract.noSuchSanction()
    if (kept === 'again') throw contract.alreadyAppealed()
    return { done: true as const }
  }),
  serve(contract.around, member, async ({ db, clock }) => ({
    onDuty: (await desk.dutyNow(db, clock.now())).staff > 0,
    lastWeek: await store.postsOfLastWeek(db, clock.now()),
  })),
  serve(contract.live, member, async (asking) => {
    await refuseSanctioned(asking, asking.member.id, 'read')
    listen(asking, asking.member.id)
    return answered
  }),
]

/** Whether labels speak of a person in crisis, who is never sanctioned for it. */
export const isInCrisis = (labels: readonly string[]) =>
  labels.some((label) => isCrisis(label as Parameters<typeof isCrisis>[0]))

export const dailyJob: Job<Services, object> = {
  name: 'forum.daily',
  schedule: '*/15 * * * *',
  async run(services) {
    const { db, clock } = services
    const date = dateIn('UTC', clock.now())
    const id = await store.openDaily(db, date, dailyWords(date), clock.now())
    if (id) await tell(services, { kind: 'post', category: 'daily', postId: id })
  },
}

export const forgetForumJob: Job<Services, object> = {
  name: 'forum.forget',
  schedule: '41 3 * * *',
  run: ({ db, clock }) => desk.forgetOld(db, clock.now()),
}
