// Cases for staff: held, at-risk or reported content, until it is decided.

import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import { type ContentKind, contentTable } from '../store.server.ts'

type About = { postId: string | null; replyId: string | null }
export const about = (place: ContentKind, id: string): About =>
  place === 'post' ? { postId: id, replyId: null } : { postId: null, replyId: id }

export async function openCase(
  db: Db,
  of: About & { kind: string; labels: string[]; urgency: string; now: number },
): Promise<string> {
  const id = newId(of.now)
  await sql`insert into forum_cases (id, kind, post_id, reply_id, labels, urgency, created_at)
    values (${id}, ${of.kind}, ${of.postId}, ${of.replyId}, ${of.labels}, ${of.urgency}, ${isoTime(of.now)})`.execute(
    db,
  )
  return id
}

export type VersionKind = 'written' | 'reported' | 'edited' | 'deleted'

/** Stores a text that readers no longer see, for staff, until the case is closed. */
export async function addVersion(
  db: Db,
  of: { caseId: string; memberId: string; kind: VersionKind; content: string; now: number },
) {
  await sql`insert into forum_versions (id, case_id, member_id, kind, content, created_at)
    values (${newId(of.now)}, ${of.caseId}, ${of.memberId}, ${of.kind}, ${of.content}, ${isoTime(of.now)})`.execute(
    db,
  )
}

/** The review of an edited text replaces earlier ones, but not what staff or reports hid. */
export async function closeHeldCases(db: Db, { postId, replyId }: About, now: number) {
  await affectedRows(
    db,
    sql`update forum_cases set closed_at = ${isoTime(now)}, outcome = 'edited' where closed_at is null and kind in ('hold', 'unknown') and not hides
      and (post_id = ${postId} or reply_id = ${replyId})`,
  )
}

/**
 * Adds a report to the open case of a post or reply, or opens one. A second report by the same member can only raise its urgency.
 * `wasUrgent`: the case was urgent before this report.
 */
export async function addReport(
  db: Db,
  of: About & { memberId: string; reason: string; details: string; urgency: string; now: number },
): Promise<{ caseId: string; wasUrgent: boolean }> {
  const open = await row<{ id: string; isUrgent: boolean }>(
    db,
    sql`select id, urgency <> 'normal' as "isUrgent" from forum_cases where kind = 'report' and closed_at is null and (post_id = ${of.postId} or reply_id = ${of.replyId}) limit 1`,
  )
  const caseId = open?.id ?? (await openCase(db, { ...of, kind: 'report', labels: ['reported'] }))
  if (of.urgency === 'high')
    await affectedRows(
      db,
      sql`update forum_cases set urgency = 'high' where id = ${caseId} and urgency = 'normal'`,
    )
  await affectedRows(
    db,
    sql`insert into forum_reports (id, case_id, member_id, reason, details, created_at)
      values (${newId(of.now)}, ${caseId}, ${of.memberId}, ${of.reason}, ${of.details}, ${isoTime(of.now)}) on conflict do nothing`,
  )
  return { caseId, wasUrgent: open?.isUrgent ?? false }
}

export async function isUrgent(db: Db, id: string): Promise<boolean> {
  return (
    (await row(db, sql`select 1 from forum_cases where id = ${id} and urgency <> 'normal'`)) !== undefined
  )
}

export type OpenCase = {
  id: string
  kind: 'hold' | 'risk' | 'report' | 'unknown'
  labels: string[]
  urgency: 'normal' | 'high' | 'emergency'
  createdAt: string
  where: ContentKind
  contentId: string
  postId: string
  postAuthorId: string | null
  category: string
  memberId: string | null
  author: string
  content: string
  editedAt: string | null
  state: 'shown' | 'held' | 'removed' | 'deleted'
  note: string | null
  reports: { reason: string; details: string }[]
  versions: { kind: VersionKind; content: string; createdAt: string }[]
  earlierSanctions: number
}

const caseColumns = sql`select c.id, c.kind, c.labels, c.urgency, c.created_at as "createdAt",
    case when c.post_id is null then 'reply' else 'post' end as "where", coalesce(c.post_id, c.reply_id) as "contentId",
    coalesce(c.post_id, r.post_id) as "postId", p.member_id as "postAuthorId", p.category, coalesce(r.member_id, case when r.id is null then p.member_id end) as "memberId",
    coalesce(m.display_name, case when r.by_moderator then 'Community Support (AI)' else 'Former member' end) as author,
    coalesce(r.content, p.content) as content, case when r.id is null then p.edited_at else r.edited_at end as "editedAt", coalesce(r.state, p.state) as state, coalesce(r.note, case when r.id is null then p.note end) as note,
    coalesce((select json_agg(json_build_object('reason', f.reason, 'details', f.details) order by f.id) from forum_reports f where f.case_id = c.id), '[]') as reports,
    coalesce((select json_agg(json_build_object('kind', v.kind, 'content', v.content, 'createdAt', v.created_at) order by v.id)
      from forum_versions v where v.case_id = c.id), '[]') as versions,
    (select count(*)::int from forum_sanctions s where s.member_id = m.id) as "earlierSanctions"
  from forum_cases c left join forum_replies r on r.id = c.reply_id join forum_posts p on p.id = coalesce(c.post_id, r.post_id)
  left join members m on m.id = case when r.id is null then p.member_id else r.member_id end`

export async function openCases(db: Db): Promise<OpenCase[]> {
  return rows(
    db,
    sql`${caseColumns} where c.closed_at is null
      order by array_position(array['emergency', 'high', 'normal'], c.urgency), c.created_at limit 100`,
  )
}

export async function countOpenCases(db: Db): Promise<number> {
  const found = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from forum_cases where closed_at is null`,
  )
  return found?.count ?? 0
}

export async function openCaseOf(db: Db, id: string): Promise<OpenCase | undefined> {
  return row(db, sql`${caseColumns} where c.id = ${id} and c.closed_at is null`)
}

/** Closes a case and notifies its reporters; false if it was closed already. */
export async function closeCase(
  db: Db,
  id: string,
  { outcome, outcomeForReporters, now }: { outcome: string; outcomeForReporters: string; now: number },
): Promise<boolean> {
  const closed = await affectedRows(
    db,
    sql`update forum_cases set closed_at = ${isoTime(now)}, outcome = ${outcome} where id = ${id} and closed_at is null`,
  )
  if (closed > 0) {
    await affectedRows(
      db,
      sql`update forum_reports set outcome = ${outcomeForReporters} where case_id = ${id} and outcome is null`,
    )
    await affectedRows(db, sql`delete from forum_versions where case_id = ${id}`)
  }
  return closed > 0
}

/** Hides the text until staff decide, whatever its author writes in the meantime. */
export async function setHides(db: Db, id: string) {
  await affectedRows(db, sql`update forum_cases set hides = true where id = ${id}`)
}

/** A held reply becomes visible now, so followers of its post are notified. */
export async function setShownAt(db: Db, replyId: string, now: number) {
  await affectedRows(db, sql`update forum_replies set shown_at = ${isoTime(now)} where id = ${replyId}`)
}

export async function setContentState(
  db: Db,
  place: ContentKind,
  id: string,
  { state, note }: { state: 'shown' | 'held' | 'removed'; note: string | null },
) {
  await affectedRows(
    db,
    sql`update ${contentTable(place)} set state = ${state}, note = ${note} where id = ${id}`,
  )
}
