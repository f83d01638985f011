// What staff see and decide: cases, reports, sanctions, appeals, duty, and the counts of what was found.
import { sql } from 'kysely'
import { changed, type Db, row, rows } from '../platform/db.server.ts'
import { gathered } from '../platform/gather.server.ts'
import { newId } from '../platform/ids.ts'
import type { Place } from './store.server.ts'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

type About = { postId: string | null; replyId: string | null }
export const about = (place: Place, id: string): About =>
  place === 'post' ? { postId: id, replyId: null } : { postId: null, replyId: id }

export async function openCase(
  db: Db,
  of: About & { kind: string; labels: string[]; urgency: string; now: number },
): Promise<string> {
  const id = newId(of.now)
  await sql`insert into forum_cases (id, kind, post_id, reply_id, labels, urgency, created_at)
    values (${id}, ${of.kind}, ${of.postId}, ${of.replyId}, ${of.labels}, ${of.urgency}, ${iso(of.now)})`.execute(
    db,
  )
  return id
}

/** A new reading of an edited text takes the place of the earlier ones. */
export async function closeHolds(db: Db, { postId, replyId }: About, now: number) {
  await changed(
    db,
    sql`update forum_cases set closed_at = ${iso(now)}, outcome = 'edited' where closed_at is null and kind in ('hold', 'unknown')
      and (post_id = ${postId} or reply_id = ${replyId})`,
  )
}

/** Adds a report to the open report case of a thing, opening one where there is none. False where this person reported it already. */
export async function addReport(
  db: Db,
  of: About & { memberId: string; reason: string; words: string; urgency: string; now: number },
): Promise<boolean> {
  const open = await row<{ id: string }>(
    db,
    sql`select id from forum_cases where kind = 'report' and closed_at is null and (post_id = ${of.postId} or reply_id = ${of.replyId}) limit 1`,
  )
  const caseId = open?.id ?? (await openCase(db, { ...of, kind: 'report', labels: ['reported'] }))
  const added = await changed(
    db,
    sql`insert into forum_reports (id, case_id, member_id, reason, words, created_at)
      values (${newId(of.now)}, ${caseId}, ${of.memberId}, ${of.reason}, ${of.words}, ${iso(of.now)}) on conflict do nothing`,
  )
  return added > 0
}

export type Opened = {
  id: string
  kind: 'hold' | 'risk' | 'report' | 'unknown'
  labels: string[]
  urgency: 'normal' | 'high' | 'emergency'
  createdAt: string
  where: Place
  thingId: string
  postId: string
  category: string
  memberId: string | null
  author: string
  content: string
  state: 'shown' | 'held' | 'removed'
  note: string | null
  reports: { reason: string; words: string }[]
  earlierSanctions: number
}

const selected = sql`select c.id, c.kind, c.labels, c.urgency, c.created_at as "createdAt",
    case when c.post_id is null then 'reply' else 'post' end as "where", coalesce(c.post_id, c.reply_id) as "thingId",
    coalesce(c.post_id, r.post_id) as "postId", p.category, coalesce(r.member_id, case when r.id is null then p.member_id end) as "memberId",
    coalesce(m.shown_name, case when r.by_moderator then 'Community Support (AI)' else 'Former member' end) as author,
    coalesce(r.content, p.content) as content, coalesce(r.state, p.state) as state, coalesce(r.note, case when r.id is null then p.note end) as note,
    coalesce((select json_agg(json_build_object('reason', f.reason, 'words', f.words) order by f.id) from forum_reports f where f.case_id = c.id), '[]') as reports,
    (select count(*)::int from forum_sanctions s where s.member_id = m.id) as "earlierSanctions"
  from forum_cases c left join forum_replies r on r.id = c.reply_id join forum_posts p on p.id = coalesce(c.post_id, r.post_id)
  left join members m on m.id = case when r.id is null then p.member_id else r.member_id end`

export async function openCases(db: Db): Promise<Opened[]> {
  return rows(
    db,
    sql`${selected} where c.closed_at is null
      order by array_position(array['emergency', 'high', 'normal'], c.urgency), c.created_at limit 100`,
  )
}

export async function openCaseOf(db: Db, id: string): Promise<Opened | undefined> {
  return row(db, sql`${selected} where c.id = ${id} and c.closed_at is null`)
}

/** Closes a case and tells those who reported it; false where somebody was quicker. */
export async function closeCase(
  db: Db,
  id: string,
  outcome: string,
  toldReporters: string,
  now: number,
): Promise<boolean> {
  const closed = await changed(
    db,
    sql`update forum_cases set closed_at = ${iso(now)}, outcome = ${outcome} where id = ${id} and closed_at is null`,
  )
  if (closed > 0)
    await changed(
      db,
      sql`update forum_reports set outcome = ${toldReporters} where case_id = ${id} and outcome is null`,
    )
  return closed > 0
}

export async function setState(
  db: Db,
  place: Place,
  id: string,
  state: 'shown' | 'held' | 'removed',
  note: string | null,
) {
  const table = sql.table(place === 'post' ? 'forum_posts' : 'forum_replies')
  await changed(db, sql`update ${table} set state = ${state}, note = ${note} where id = ${id}`)
}

export async function addSanction(
  db: Db,
  of: { memberId: string; kind: string; reason: string; until: number; now: number },
) {
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until)
    values (${newId(of.now)}, ${of.memberId}, ${of.kind}, ${of.reason}, ${iso(of.now)}, ${iso(of.until)})`.execute(
    db,
  )
}

export type Sanction = { id: string; kind: 'silence' | 'suspend'; reason: string; until: string }

/** The gravest sanction that stands now. */
const sanctions = {
  name: 'forum-sanction-of',
  text: `select at, s.id, kind, reason, until from unnest($1::uuid[], $2::timestamptz[]) with ordinality as asked (member, now, at)
    cross join lateral (select id, kind, reason, until from forum_sanctions where member_id = member and until > now and lifted_at is null
      order by kind = 'suspend' desc, until desc limit 1) s`,
}

export async function sanctionOf(db: Db, memberId: string, now: number): Promise<Sanction | undefined> {
  return (await gathered<Sanction>(db, sanctions, [memberId, iso(now)]))[0]
}

export async function mine(db: Db, memberId: string, who: Buffer, now: number) {
  return {
    reports: await rows<{ id: string; reason: string; createdAt: string; outcome: string | null }>(
      db,
      sql`select id, reason, created_at as "createdAt", outcome from forum_reports where member_id = ${memberId} order by created_at desc limit 50`,
    ),
    mutes: await rows<{ id: string; name: string; kind: string }>(
      db,
      sql`select x.id, m.shown_name as name, x.kind from forum_mutes x join members m on m.id = x.other_id where x.member_id = ${memberId} order by m.shown_name`,
    ),
    sanctions: await rows<Sanction & { appealed: boolean; appealOutcome: string | null }>(
      db,
      sql`select id, kind, reason, until, appealed_at is not null as appealed, appeal_outcome as "appealOutcome" from forum_sanctions
        where member_id = ${memberId} and until > ${iso(now - 30 * 86_400_000)} order by created_at desc limit 20`,
    ),
    checks: await rows<{ id: string; label: string; action: string; createdAt: string }>(
      db,
      sql`select id, label, action, created_at as "createdAt" from forum_signs where who = ${who} order by created_at desc limit 50`,
    ),
  }
}

/** 'none' there is no such decision, 'again' it was appealed before. */
export async function appeal(
  db: Db,
  memberId: string,
  id: string,
  words: string,
  now: number,
): Promise<'kept' | 'again' | 'none'> {
  const kept = await changed(
    db,
    sql`update forum_sanctions set appeal = ${words}, appealed_at = ${iso(now)} where id = ${id} and member_id = ${memberId} and appealed_at is null`,
  )
  if (kept > 0) return 'kept'
  const there = await row(db, sql`select 1 from forum_sanctions where id = ${id} and member_id = ${memberId}`)
  return there ? 'again' : 'none'
}

export async function openAppeals(db: Db) {
  return rows<{
    id: string
    author: string
    kind: string
    reason: string
    until: string
    appeal: string
    appealedAt: string
  }>(
    db,
    sql`select s.id, m.shown_name as author, s.kind, s.reason, s.until, s.appeal, s.appealed_at as "appealedAt" from forum_sanctions s
      join members m on m.id = s.member_id where s.appealed_at is not null and s.appeal_outcome is null order by s.appealed_at limit 100`,
  )
}

export async function answerAppeal(
  db: Db,
  id: string,
  lift: boolean,
  words: string,
  now: number,
): Promise<boolean> {
  const done = await changed(
    db,
    sql`update forum_sanctions set appeal_outcome = ${words}, lifted_at = ${lift ? iso(now) : null}
      where id = ${id} and appealed_at is not null and appeal_outcome is null`,
  )
  return done > 0
}

export async function setDuty(db: Db, memberId: string, until: number | undefined) {
  if (until === undefined) await sql`delete from forum_duty where member_id = ${memberId}`.execute(db)
  else
    await sql`insert into forum_duty (member_id, until) values (${memberId}, ${iso(until)}) on conflict (member_id) do update set until = excluded.until`.execute(
      db,
    )
}

export async function dutyNow(
  db: Db,
  now: number,
  memberId?: string,
): Promise<{ staff: number; mineUntil: string | null }> {
  const found = await row<{ staff: number; mineUntil: string | null }>(
    db,
    sql`select count(*)::int as staff, max(until) filter (where member_id = ${memberId ?? null}) as "mineUntil" from forum_duty where until > ${iso(now)}`,
  )
  return found ?? { staff: 0, mineUntil: null }
}

export async function keepSigns(
  db: Db,
  of: {
    who: Buffer
    place: string
    label: string
    labels: string[]
    urgency: string
    rules: string
    action: string
    now: number
  },
) {
  await sql`insert into forum_signs (id, who, place, label, labels, urgency, rules, action, created_at)
    values (${newId(of.now)}, ${of.who}, ${of.place}, ${of.label}, ${of.labels}, ${of.urgency}, ${of.rules}, ${of.action}, ${iso(of.now)})`.execute(
    db,
  )
}

/** Findings older than 90 days become counts; what was said in closed reports and appeals goes with them. */
export async function forgetOld(db: Db, now: number) {
  const before = iso(now - 90 * 86_400_000)
  await db.transaction().execute(async (tx) => {
    await sql`with gone as (delete from forum_signs where created_at < ${before} returning label, urgency, action, created_at)
      insert into forum_sign_counts (day, label, urgency, action, count)
      select (created_at at time zone 'UTC')::date, label, urgency, action, count(*) from gone group by 1, 2, 3, 4
      on conflict (day, label, urgency, action) do update set count = forum_sign_counts.count + excluded.count`.execute(
      tx,
    )
    await changed(
      tx,
      sql`update forum_reports set words = '' where outcome is not null and created_at < ${before}`,
    )
    await changed(tx, sql`delete from forum_cases where closed_at < ${before}`)
  })
}

export async function signCounts(db: Db) {
  return rows<{ label: string; urgency: string; action: string; count: number }>(
    db,
    sql`select label, urgency, action, sum(count)::int as count from (
        select label, urgency, action, count(*) as count from forum_signs group by 1, 2, 3
        union all select label, urgency, action, sum(count) from forum_sign_counts group by 1, 2, 3) a
      group by 1, 2, 3 order by 1, 2, 3`,
  )
}
