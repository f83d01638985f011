// The forum's handlers.
import { member, readingMember } from '../accounts/gates.server.ts'
import { notify } from '../notices/send-notices.server.ts'
import { dateIn } from '../platform/dates.ts'
import {
  alreadySent,
  done,
  ReadyJson,
  type Route,
  type Services,
  serve,
} from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import * as contract from './contract.ts'
import { dailyWords } from './feed/daily.ts'
import { cachedPage } from './feed/page-cache.server.ts'
import { publishChange, publishListsChanged, streamChanges } from './live.server.ts'
import { addSupportRequest } from './moderation/answer.server.ts'
import { chooseSupportEngine, supportEngine } from './moderation/engine-consent.server.ts'
import * as queueStore from './moderation/queue-store.server.ts'
import { report, reportsOfOne } from './moderation/report.server.ts'
import { refuseSanctioned } from './moderation/require-unsanctioned.server.ts'
import { pseudonymOf } from './moderation/review.server.ts'
import * as sanctions from './moderation/sanctions.server.ts'
import * as hiddenPeople from './mutes-and-blocks.server.ts'
import {
  type AuthorContext,
  editContent,
  notFound,
  privateNotes,
  removeContent,
  sharePost,
  shareReply,
} from './posts/commands.server.ts'
import { countNewInFollowed, myTexts } from './posts/my-texts.server.ts'
import * as queries from './posts/queries.server.ts'
import { setSupport } from './posts/supports.server.ts'
import { correctNotices } from './stale-notices.server.ts'
import * as store from './store.server.ts'
import { offersWelcome } from './welcome.server.ts'

const requestsOfOne: Limit = { name: 'forum-support', points: 6, seconds: 600 }
async function muteAuthorOf(
  context: AuthorContext,
  place: store.ContentKind,
  id: string,
  kind: 'mute' | 'block',
) {
  const { db, member: who } = context
  const found = await store.findContent(db, who.id, place, id)
  if (!found) {
    if (!(await hiddenPeople.muteAgain(db, who.id, { place, id }, kind))) throw notFound[place]()
    await publishListsChanged(context)
    return done
  }
  if (found.isMine) throw contract.ownContent()
  if (!found.authorId) throw contract.noAuthor()
  await hiddenPeople.mute(db, who.id, found.authorId, kind)
  await correctNotices(db, [who.id, found.authorId], null)
  await publishListsChanged(context)
  return done
}

export const forumRoutes: Route[] = [
  serve(contract.listPosts, readingMember, async (context) => {
    const { db, member: viewer, query } = context
    const { category, view, q = '', before, limit = 50 } = query
    const isFirst = view !== 'unanswered' && q.trim() === '' && !before
    const cached = isFirst ? await cachedPage(context, viewer.id, category, limit) : undefined
    const filters = { category, unanswered: view === 'unanswered', q: q.trim(), before, limit }
    const found = cached ?? (await queries.postsFor(db, viewer.id, { ...filters, now: context.clock.now() }))
    if ('many' in found && found.many === 0) await refuseSanctioned(context, viewer.id, 'read')
    const next = new URLSearchParams({
      ...(category ? { category } : {}),
      ...(view ? { view } : {}),
      ...(q ? { q } : {}),
      limit: String(limit),
      before: found.next ?? '',
    })
    const link = { Link: `</api/forum/posts?${next.toString()}>; rel="next"` }
    return new ReadyJson('body' in found ? found.body : found.list, found.next ? link : {})
  }),
  serve(contract.sharePost, member, (context) => sharePost(context, context.body)),
  serve(contract.readPost, readingMember, async (context) => {
    const found = await queries.postFor(context.db, context.member.id, context.params.id, context.clock.now())
    if (found) return found
    await refuseSanctioned(context, context.member.id, 'read')
    throw contract.noSuchPost()
  }),
  serve(contract.earlierReplies, readingMember, async (context) => {
    await refuseSanctioned(context, context.member.id, 'read')
    return queries.repliesBefore(context.db, context.member.id, context.params.id, context.query.before)
  }),
  serve(contract.shareReply, member, (context) => shareReply(context, context.params.id, context.body)),
  serve(contract.requestSupport, member, async (context) => {
    const { db, member: asker, params, limits } = context
    await limits.take(requestsOfOne, asker.id)
    const found = await store.findContent(db, asker.id, 'post', params.id)
    // Help stays available: members who may not post can still request support for their own posts.
    if (!found?.isMine) await refuseSanctioned(context, asker.id, 'write')
    if (!found || found.state !== 'shown') throw contract.noSuchPost()
    const pending = await db
      .transaction()
      .execute((tx) => addSupportRequest(context, tx, params.id, asker.id))
    await publishListsChanged(context)
    return { pending }
  }),
  serve(contract.supportEngine, member, ({ db, settings, member: who }) =>
    supportEngine(db, settings, who.id),
  ),
  serve(contract.chooseSupportEngine, member, async ({ member: who, body, ...services }) => {
    await chooseSupportEngine(services, who.id, body.engine)
    return supportEngine(services.db, services.settings, who.id)
  }),
  serve(contract.editPost, member, async (context) => {
    const found = await editContent(context, 'post', context.params.id, context.body)
    const post = await queries.postFor(context.db, context.member.id, context.params.id, context.clock.now())
    if (!post) throw contract.noSuchPost()
    return { ...post, ...privateNotes(found) }
  }),
  serve(contract.editReply, member, async (context) => {
    const found = await editContent(context, 'reply', context.params.id, context.body)
    const reply = await queries.replyFor(context.db, context.member.id, context.params.id)
    if (!reply) throw contract.noSuchReply()
    return { ...reply, ...privateNotes(found) }
  }),
  serve(contract.removePost, member, (context) => removeContent(context, 'post', context.params.id)),
  serve(contract.removeReply, member, (context) => removeContent(context, 'reply', context.params.id)),
  serve(contract.giveSupport, member, async (context) => {
    const { db, member: giver, params, body } = context
    await refuseSanctioned(context, giver.id, 'write')
    const found = await store.findContent(db, giver.id, 'post', params.id)
    if (!found) throw contract.noSuchPost()
    await db.transaction().execute(async (tx) => {
      const isFirst = await setSupport(tx, giver.id, params.id, body)
      const { authorId, isMine } = found
      if (!body.given && authorId) await correctNotices(tx, [authorId], [params.id])
      if (!isFirst || !authorId || isMine || (await hiddenPeople.hasMuted(tx, authorId, giver.id))) return
      const now = context.clock.now()
      await notify(context, tx, { memberId: authorId, kind: 'support', postId: params.id, now })
    })
    await publishListsChanged(context)
    const post = await queries.postFor(db, giver.id, params.id, context.clock.now())
    return { supports: post?.supports ?? [], mySupports: post?.mySupports ?? [] }
  }),
  serve(contract.reportPost, member, (context) => report(context, 'post', context.params.id, context.body)),
  serve(contract.reportReply, member, (context) => report(context, 'reply', context.params.id, context.body)),
  serve(contract.muteAuthor, member, (context) =>
    muteAuthorOf(context, 'post', context.params.id, context.body.kind),
  ),
  serve(contract.muteReplyAuthor, member, (context) =>
    muteAuthorOf(context, 'reply', context.params.id, context.body.kind),
  ),
  serve(contract.unmute, member, async ({ db, pubsub, member: asker, params }) => {
    if ((await hiddenPeople.unmute(db, asker.id, params.id)) === 0) throw contract.noSuchMute()
    await publishListsChanged({ db, pubsub })
    return done
  }),
  serve(contract.mine, readingMember, async ({ db, member: asker, settings, clock }) => ({
    ...(await myTexts(db, asker.id, clock.now())),
    offersWelcome: await offersWelcome(db, asker.id),
    ...(await queueStore.ownModeration(db, asker.id, pseudonymOf(settings, asker.id), clock.now())),
  })),
  serve(contract.appeal, member, async ({ db, member: asker, params, body, clock, limits }) => {
    await limits.take(reportsOfOne, asker.id)
    const outcome = await sanctions.appeal(db, asker.id, params.id, { ...body, now: clock.now() })
    if (outcome === 'none') throw contract.noSuchSanction()
    if (outcome === 'again') throw contract.alreadyAppealed()
    return done
  }),
  serve(contract.forumSummary, readingMember, async ({ db, clock, member: reader }) => ({
    onDuty: (await queueStore.dutyNow(db, clock.now())).staff > 0,
    lastWeek: await store.postsOfLastWeek(db, clock.now()),
    newInFollowed: await countNewInFollowed(db, reader.id, clock.now()),
  })),
  serve(contract.live, member, async (context) => {
    await refuseSanctioned(context, context.member.id, 'read')
    streamChanges(context, context.member.id)
    return alreadySent
  }),
]

export const dailyJob: Job<Services, object> = {
  name: 'forum.daily',
  schedule: '*/15 * * * *',
  async run(services) {
    const { db, clock } = services
    const date = dateIn('UTC', clock.now())
    const id = await store.openDaily(db, date, dailyWords(date), clock.now())
    if (id) await publishChange(services, { kind: 'post', category: 'daily', postId: id })
  },
}

export const purgeForumJob: Job<Services, object> = {
  name: 'forum.purge',
  schedule: '41 3 * * *',
  run: ({ db, clock }) => queueStore.purgeOldFindings(db, clock.now()),
}
