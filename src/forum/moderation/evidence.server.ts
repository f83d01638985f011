// Preserves reported content for staff until they decide, even if its author edits or deletes it.
import { sql } from 'kysely'
import { removeNoticesOfPost } from '../../notices/store.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import { type ContentKind, contentTable } from '../store.server.ts'
import type { VersionKind } from './cases.server.ts'

/** The current text, with a lock that orders reports, edits and deletions of it. */
export async function lockContent(
  db: Db,
  place: ContentKind,
  id: string,
): Promise<{ content: string; memberId: string | null; state: string } | undefined> {
  return row(
    db,
    sql`select content, member_id as "memberId", state from ${contentTable(place)} where id = ${id} and state <> 'deleted' for update`,
  )
}

/** The open reports of a post or reply; for a post also those of its replies, which are deleted with it. */
const openReports = (place: ContentKind, id: string) => sql`select id from forum_cases
  where kind = 'report' and closed_at is null and (${place === 'post' ? sql`post_id = ${id}` : sql`false`}
    or reply_id ${place === 'post' ? sql`in (select id from forum_replies where post_id = ${id})` : sql`= ${id}`})`

/** Stores a text with each open report of it, once. Texts without an author stay in their row, which cannot be edited. */
export async function storeVersion(
  db: Db,
  of: {
    place: ContentKind
    id: string
    memberId: string | null
    kind: VersionKind
    content: string
    now: number
  },
) {
  if (of.memberId === null) return
  const column = sql.ref(of.place === 'post' ? 'post_id' : 'reply_id')
  await sql`insert into forum_versions (id, case_id, member_id, kind, content, created_at)
    select ${newId(of.now)}, c.id, ${of.memberId}, ${of.kind}, ${of.content}, ${isoTime(of.now)} from forum_cases c
    where c.kind = 'report' and c.closed_at is null and ${column} = ${of.id}
      and not exists (select 1 from forum_versions v where v.case_id = c.id and v.content = ${of.content})`.execute(
    db,
  )
}

/** Members lose what they did not read about a post that its author deletes. */
async function removeNoticesOfDeleted(db: Db, postId: string, authorId: string | null) {
  const readers = await rows<{ id: string }>(
    db,
    sql`select member_id as id from forum_follows where post_id = ${postId}
      union select member_id from forum_welcomers where asked_at is not null
      union select ${authorId}::uuid where ${authorId}::uuid is not null`,
  )
  const ids = readers.map(({ id }) => id)
  await removeNoticesOfPost(db, ids, postId)
}

/** The same for all posts of a member whose account is deleted. */
export async function removeNoticesOfPostsBy(db: Db, authorId: string) {
  const announced = await rows<{ id: string }>(
    db,
    sql`select p.id from forum_posts p where p.member_id = ${authorId} and (p.welcomed_at is not null
      or exists (select 1 from forum_follows f where f.post_id = p.id and f.member_id <> ${authorId}))`,
  )
  for (const { id } of announced) await removeNoticesOfDeleted(db, id, authorId)
}

/** Deletes a post or reply. While a report is open, staff can still read it. */
export async function deleteContent(db: Db, place: ContentKind, id: string, now: number) {
  const locked = await lockContent(db, place, id)
  if (!locked) return
  if (place === 'post') await removeNoticesOfDeleted(db, id, locked.memberId)
  const marked = await affectedRows(
    db,
    sql`update ${contentTable(place)} set state = 'deleted', edited_at = ${isoTime(now)}
      where id = ${id} and exists (${openReports(place, id)})`,
  )
  if (marked === 0) await affectedRows(db, sql`delete from ${contentTable(place)} where id = ${id}`)
}

/** Permanently deletes content that its author deleted, once no report of it is open. */
export async function purgeDeleted(db: Db, postId: string) {
  await affectedRows(
    db,
    sql`delete from forum_replies r where post_id = ${postId} and state = 'deleted' and not exists (
      select 1 from forum_cases c where c.reply_id = r.id and c.kind = 'report' and c.closed_at is null)`,
  )
  await affectedRows(
    db,
    sql`delete from forum_posts where id = ${postId} and state = 'deleted' and not exists (${openReports('post', postId)})`,
  )
}

/** True while a case hides this from readers until staff decide. */
export async function isHiddenByCase(db: Db, place: ContentKind, id: string): Promise<boolean> {
  const column = sql.ref(place === 'post' ? 'post_id' : 'reply_id')
  return (
    (await row(
      db,
      sql`select 1 from forum_cases where ${column} = ${id} and hides and closed_at is null`,
    )) !== undefined
  )
}
