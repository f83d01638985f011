// The moderation handlers. Each view and decision is logged, without any member's text.
import type { z } from 'zod'
import { isActorOf, recordStaffAction, recordStaffView } from '../../accounts/audit-log.server.ts'
import { moderator, requireFreshFactor } from '../../accounts/gates.server.ts'
import { hasColleague, memberById } from '../../accounts/store.server.ts'
import { reviewDeadline } from '../../crisis/review-deadline.ts'
import { notify } from '../../notices/send-notices.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { done, type Route, type Services, serve } from '../../platform/http/http.server.ts'
import { announceToFollowers } from '../follows.server.ts'
import { publishChange, publishListsChanged } from '../live.server.ts'
import { hasMuted } from '../mutes-and-blocks.server.ts'
import { correctNoticesOfPosts } from '../stale-notices.server.ts'
import { recountReplies } from '../store.server.ts'
import * as cases from './cases.server.ts'
import { addDecision, publicReason } from './decisions.server.ts'
import { lockContent, purgeDeleted } from './evidence.server.ts'
import { mayBeInDanger, membersInDanger } from './members-in-danger.server.ts'
import * as contract from './queue.ts'
import * as store from './queue-store.server.ts'
import * as sanctions from './sanctions.server.ts'

function shownCase(openCase: cases.OpenCase, inDanger: Set<string>, now: number): contract.ForumCase {
  const { memberId, contentId: _, category: __, ...shown } = openCase
  return {
    ...shown,
    ...reviewDeadline(openCase.urgency, openCase.createdAt, now),
    canSanction: memberId !== null,
    inDanger: memberId !== null && inDanger.has(memberId),
  }
}

const outcomeForReporters = {
  'reached-out': 'Someone from the team read it and reached out. Thank you for looking out.',
  approve: 'Someone from the team read it and let it stand. Thank you for looking out.',
  hold: 'It is hidden while the team talks about it. Thank you for looking out.',
  note: 'The team wrote a note under it. Thank you for looking out.',
  remove: 'It was taken down. Thank you for looking out.',
}

const outcomeFor = ({ state }: cases.OpenCase, action: Decision['action']) =>
  state === 'deleted'
    ? 'Its author deleted it, and someone from the team has read it. Thank you for looking out.'
    : outcomeForReporters[action]

type Decision = z.output<typeof contract.Decision>

const stateAfter = { note: 'shown', hold: 'held', remove: 'removed' } as const

/** Applies a decision to the content. Content that its author deleted or that staff removed stays deleted or removed. */
async function applyDecision(
  tx: Db,
  { id, where, contentId, state, note }: cases.OpenCase,
  decision: Decision,
) {
  if (state === 'deleted') return
  if (decision.action === 'reached-out') {
    if (state === 'held') throw contract.stillHeld()
  } else if (decision.action === 'approve') {
    // Removes the note about holding; notes by staff or about masking stay.
    const newNote = state === 'held' ? null : note
    if (state !== 'removed')
      await cases.setContentState(tx, where, contentId, { state: 'shown', note: newNote })
  } else {
    await cases.setContentState(tx, where, contentId, {
      state: state === 'removed' ? state : stateAfter[decision.action],
      note: decision.reason,
    })
    if (decision.action === 'hold') await cases.setHides(tx, id)
  }
}

/**
 * Authors are notified of decisions on what the rules held, and of those that change what others see. Cases of danger and deleted content are
 * never announced, nor is a report of a text that stays as it is.
 */
function isAnnounced({ kind, state }: cases.OpenCase, { action }: Decision): boolean {
  if (kind === 'risk' || state === 'deleted') return false
  return kind === 'hold' || state === 'held' || (action !== 'approve' && action !== 'reached-out')
}

/**
 * The open case, read under the lock that orders reports, edits and decisions: of two concurrent decisions the second sees the first. Staff
 * decide about their own texts only if nobody else could.
 */
async function lockedCase(tx: Db, id: string, staff: { id: string }): Promise<cases.OpenCase> {
  const found = await cases.openCaseOf(tx, id)
  if (found) await lockContent(tx, found.where, found.contentId)
  const openCase = found && (await cases.openCaseOf(tx, id))
  if (!openCase) throw contract.noSuchCase()
  if (openCase.memberId === staff.id && (await hasColleague(tx, staff.id))) throw contract.ownCase()
  return openCase
}

/** Staff answer appeals of their own, or against their own decisions, only if nobody else could. */
async function refuseOwnAppeal(
  tx: Db,
  staff: { id: string },
  { id, memberId }: { id: string; memberId: string },
) {
  const isOwn = memberId === staff.id || (await isActorOf(tx, staff.id, sanctions.loggedSanction(id)))
  if (isOwn && (await hasColleague(tx, staff.id))) throw contract.ownDecision()
}

/** Notifies followers and the post's author of a reply that was held until now. */
async function announceReply(
  services: Pick<Services, 'jobs' | 'clock'>,
  tx: Db,
  { contentId, postId, postAuthorId, memberId }: cases.OpenCase,
) {
  const now = services.clock.now()
  await cases.setShownAt(tx, contentId, now)
  await announceToFollowers(services, tx, { postId, replyId: contentId })
  if (!memberId || !postAuthorId || postAuthorId === memberId) return
  if (!(await hasMuted(tx, postAuthorId, memberId)))
    await notify(services, tx, { memberId: postAuthorId, kind: 'reply', postId, now })
}

export const moderationRoutes: Route[] = [
  serve(contract.queue, moderator, async ({ db, clock, member }) => {
    const now = clock.now()
    const waiting = await cases.openCases(db)
    if (waiting.length > 0)
      await recordStaffView(
        db,
        member,
        'looked at the forum queue',
        waiting.length === 1 ? '1 case' : `${waiting.length} cases`,
      )
    const authors = waiting.flatMap(({ memberId }) => memberId ?? [])
    const inDanger = await membersInDanger(db, authors, now)
    const { staff, mineUntil } = await store.dutyNow(db, now, member.id)
    const shown = waiting.map((openCase) => shownCase(openCase, inDanger, now))
    const more = Math.max(0, (await cases.countOpenCases(db)) - shown.length)
    return { cases: shown, more, onDutyUntil: mineUntil, staffOnDuty: staff }
  }),
  serve(contract.decide, moderator, async ({ db, clock, jobs, member, params, body, pubsub }) => {
    await db.transaction().execute(async (tx) => {
      const openCase = await lockedCase(tx, params.id, member)
      const { where, postId, category } = openCase
      if (body.editedAt !== undefined && body.editedAt !== openCase.editedAt) throw contract.editedSince()
      if ((body.seenState ?? openCase.state) !== openCase.state) throw contract.movedSince()
      await applyDecision(tx, openCase, body)
      const now = clock.now()
      // The case of a held text stays open.
      if (body.action !== 'hold') {
        const outcomeForReporters = outcomeFor(openCase, body.action)
        const closed = await cases.closeCase(tx, params.id, {
          outcome: body.action,
          outcomeForReporters,
          now,
        })
        if (!closed) throw contract.noSuchCase()
      }
      const { kind, memberId, state } = openCase
      if (memberId && isAnnounced(openCase, body))
        await notify({ jobs }, tx, { memberId, kind: 'decision', postId, now })
      if (kind === 'hold' && where === 'reply' && state === 'held' && body.action === 'approve')
        await announceReply({ jobs, clock }, tx, openCase)
      await purgeDeleted(tx, postId)
      if (where === 'reply') await recountReplies(tx, [postId])
      if (body.action !== 'hold') {
        const since = openCase.createdAt
        await addDecision(tx, { kind, reason: publicReason(openCase), outcome: body.action, since, now })
      }
      await recordStaffAction(tx, member, `forum: ${body.action}`, `${where} ${openCase.contentId}`)
      const isHidden = body.action === 'hold' || body.action === 'remove'
      if (isHidden) await correctNoticesOfPosts(tx, [postId])
      await publishChange(
        { pubsub, db: tx },
        { kind: isHidden && where === 'post' ? 'hidden' : where, category, postId },
      )
    })
    return done
  }),
  serve(contract.sanction, moderator, async ({ db, clock, mail, pubsub, member, session, params, body }) => {
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      const openCase = await lockedCase(tx, params.id, member)
      if (!openCase.memberId) throw contract.nobodyToSanction()
      if ((body.earlierSanctions ?? openCase.earlierSanctions) !== openCase.earlierSanctions)
        throw contract.sanctionedSince()
      // Danger does not shield other conduct, but reading stays allowed and a fresh second factor is required.
      if (await mayBeInDanger(tx, openCase.memberId, now)) {
        if (!body.conduct) throw contract.authorInCrisis()
        if (body.kind !== 'silence') throw contract.readingStaysOpen()
        requireFreshFactor(session, now)
      }
      const until = now + body.days * 86_400_000
      const { kind, reason } = body
      const { memberId } = openCase
      const id = await sanctions.addSanction(tx, { memberId, kind, reason, until, now })
      const person = await memberById(tx, memberId)
      if (person) await mail.send(tx, { to: person.email, memberId, ...sanctions.sanctionEmail(body) })
      const publicly = body.conduct ?? 'breaking the rules'
      await addDecision(tx, {
        kind: 'sanction',
        reason: publicly,
        outcome: kind,
        since: openCase.createdAt,
        now,
      })
      await recordStaffAction(
        tx,
        member,
        `forum: ${kind} for ${sanctions.daysText(body.days)}${body.conduct ? `, ${body.conduct}` : ''}`,
        `${openCase.where} ${openCase.contentId}, ${sanctions.loggedSanction(id)}`,
      )
      await publishListsChanged({ pubsub, db: tx })
    })
    return done
  }),
  serve(contract.appeals, moderator, async ({ db, member }) => {
    const { appeals, more } = await sanctions.openAppeals(db)
    if (appeals.length > 0)
      await recordStaffView(
        db,
        member,
        'looked at the forum appeals',
        appeals.length === 1 ? '1 appeal' : `${appeals.length} appeals`,
      )
    return { appeals, more }
  }),
  serve(contract.answerAppeal, moderator, async ({ db, clock, jobs, member, params, body }) => {
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const answered = await sanctions.answerAppeal(tx, params.id, { ...body, now })
      if (!answered) throw contract.noSuchAppeal()
      const { memberId, kind: reason, since } = answered
      await refuseOwnAppeal(tx, member, { id: params.id, memberId })
      const outcome = body.lift ? 'lifted' : 'upheld'
      await addDecision(tx, { kind: 'appeal', reason, outcome, since, now })
      await notify({ jobs }, tx, { memberId, kind: 'decision', postId: null, now })
      await recordStaffAction(
        tx,
        member,
        body.lift ? 'forum: lifted a sanction' : 'forum: upheld a sanction',
        params.id,
      )
    })
    return done
  }),
  serve(contract.duty, moderator, async ({ db, clock, member, body }) => {
    const until = body.hours === 0 ? undefined : clock.now() + body.hours * 3_600_000
    await store.setDuty(db, member.id, until, clock.now())
    await recordStaffAction(db, member, until ? 'forum: went on duty' : 'forum: went off duty')
    return { onDutyUntil: until ? new Date(until).toISOString() : null }
  }),
  serve(contract.signCounts, moderator, ({ db }) => store.signCounts(db)),
]
