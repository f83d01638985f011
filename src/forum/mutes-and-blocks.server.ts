// Muted, blocked and suspended members, whose texts are hidden from others.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import { type ContentKind, contentTable } from './store.server.ts'

/** Which of these members are hidden from a member: one muted or blocked the other, or staff suspended one of the two. */
export async function hiddenPeople(
  db: Db,
  memberId: string,
  ids: string[],
  now: number,
): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select other_id as id from forum_mutes where member_id = ${memberId} and other_id = any(${ids}::uuid[])
      union select member_id from forum_mutes where other_id = ${memberId} and member_id = any(${ids}::uuid[])
      union select one.id from forum_sanctions s join unnest(${ids}::uuid[]) one (id) on s.member_id in (one.id, ${memberId}::uuid)
        where s.kind = 'suspend' and s.until > ${isoTime(now)} and s.lifted_at is null`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Whether a member muted or blocked another. */
export async function hasMuted(db: Db, memberId: string, otherId: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from forum_mutes where member_id = ${memberId} and other_id = ${otherId}`,
  )
  return found !== undefined
}

/** Mutes or blocks. One row per pair; the newer kind wins. */
export async function mute(db: Db, memberId: string, otherId: string, kind: 'mute' | 'block') {
  await sql`insert into forum_mutes (id, member_id, other_id, kind) values (${newId()}, ${memberId}, ${otherId}, ${kind})
    on conflict (member_id, other_id) do update set kind = excluded.kind`.execute(db)
}

/** Mutes or blocks the author of a text that the member no longer sees, because they muted or blocked them before. False otherwise. */
export async function muteAgain(
  db: Db,
  memberId: string,
  content: { place: ContentKind; id: string },
  kind: 'mute' | 'block',
): Promise<boolean> {
  const changed = await affectedRows(
    db,
    sql`update forum_mutes set kind = ${kind} where member_id = ${memberId}
      and other_id = (select member_id from ${contentTable(content.place)} where id = ${content.id})`,
  )
  return changed === 1
}

export async function unmute(db: Db, memberId: string, id: string) {
  return affectedRows(db, sql`delete from forum_mutes where id = ${id} and member_id = ${memberId}`)
}
