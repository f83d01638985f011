// Stores notices, and the devices that receive them.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { PushDevice } from '../platform/web-push.server.ts'
import type { NoticeView } from './contract.ts'
import {
  defaultQuiet,
  type NoticeKind,
  type NoticeWords,
  ownEmailKinds,
  type QuietHours,
} from './notice-kinds.ts'
import { hasDeviceSql } from './notice-sql.server.ts'
import type { NoticeSettings } from './settings-store.server.ts'

const maxDevices = 10
const shownNotices = 100

export type NewNotice = {
  memberId: string
  kind: NoticeKind
  postId: string | null
  now: number
  /** Idempotency key: a job that runs again with the same source adds nothing. */
  source?: string
  /** The caller sends push and email itself. */
  listedOnly?: true
  /** The member is waiting for it: pushed immediately, also in quiet hours. */
  atOnce?: true
}
/**
 * Stores a notice in the caller's transaction; an unread one of its kind and post is incremented instead. False if every channel is off or
 * the source was announced before.
 */
export async function addNotice(
  tx: Db,
  { memberId, kind, postId, now, source, listedOnly }: NewNotice,
  { channels }: NoticeSettings,
): Promise<boolean> {
  const { inApp, ...sent } = channels[kind]
  const { push, mail } = listedOnly ? { push: false, mail: false } : sent
  if (!inApp && !push && !mail) return false
  const inDigest = mail && !ownEmailKinds.some((own) => own === kind)
  if (source !== undefined && !(await claimSource(tx, memberId, source, now))) return false
  await sql`insert into notices (id, member_id, kind, post_id, created_at, in_app, push_due, mail_due)
    select ${newId(now)}, member, ${kind}, ${postId}, ${isoTime(now)}, ${inApp}, ${push} and ${sql.raw(hasDeviceSql('member'))}, ${inDigest}
    from (select ${memberId}::uuid as member) to_notify
    on conflict (member_id, kind, post_id) where read_at is null
    do update set count = notices.count + 1, created_at = excluded.created_at`.execute(tx)
  return true
}

/** A concurrent insert waits until the first commits. */
async function claimSource(tx: Db, memberId: string, source: string, now: number): Promise<boolean> {
  const claimed = await affectedRows(
    tx,
    sql`insert into notice_sources (member_id, source, created_at) values (${memberId}, ${source}, ${isoTime(now)})
      on conflict do nothing`,
  )
  return claimed === 1
}

export async function listNotices(db: Db, memberId: string): Promise<NoticeView[]> {
  return rows(
    db,
    sql`select id, kind, post_id as "postId", count, created_at as "createdAt", read_at is not null as "isRead"
      from notices where member_id = ${memberId} and in_app order by created_at desc, id desc limit ${shownNotices}`,
  )
}

export async function countUnread(db: Db, memberId: string): Promise<number> {
  const found = await row<{ unread: number }>(
    db,
    sql`select count(*)::int as unread from notices where member_id = ${memberId} and read_at is null and in_app`,
  )
  return found?.unread ?? 0
}

export async function markRead(db: Db, memberId: string, upTo: string, now: number): Promise<void> {
  await sql`update notices set read_at = ${isoTime(now)}
    where member_id = ${memberId} and read_at is null and created_at <= to_timestamp(${Date.parse(upTo)}::float8 / 1000)`.execute(
    db,
  )
}

export async function membersWithUnread(db: Db, memberIds: string[], kind: NoticeKind): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select distinct member_id as id from notices where member_id = any(${memberIds}::uuid[]) and kind = ${kind} and read_at is null`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Marks the notices about a post's replies as read. */
export async function readNoticesOfPost(
  db: Db,
  memberId: string,
  postId: string,
  now: number,
): Promise<void> {
  await sql`update notices set read_at = ${isoTime(now)}
    where member_id = ${memberId} and post_id = ${postId} and kind in ('reply', 'follow', 'welcome') and read_at is null`.execute(
    db,
  )
}

/** Deletes what these members did not read yet about a post that they can no longer open. */
export async function removeNoticesOfPost(db: Db, memberIds: string[], postId: string): Promise<void> {
  await sql`delete from notices where member_id = any(${memberIds}::uuid[]) and post_id = ${postId} and read_at is null`.execute(
    db,
  )
}

type DeviceSession = { id: string; sessionId: string }

/** False if the member has the maximum number of devices. A device of another account moves to this one. */
export async function addDevice(
  db: Db,
  { id: memberId, sessionId }: DeviceSession,
  device: PushDevice,
  now: number,
): Promise<boolean> {
  const { endpoint, p256dh, auth } = device
  // Devices whose session has ended make room.
  await sql`delete from notice_devices where member_id = ${memberId} and session_id is null and endpoint <> ${endpoint}
    and (select count(*) from notice_devices where member_id = ${memberId}) >= ${maxDevices}`.execute(db)
  const added = await affectedRows(
    db,
    sql`insert into notice_devices (endpoint, member_id, session_id, p256dh, auth, created_at)
      select ${endpoint}, ${memberId}, ${sessionId}, ${p256dh}, ${auth}, ${isoTime(now)}
      where (select count(*) from notice_devices where member_id = ${memberId} and endpoint <> ${endpoint}) < ${maxDevices}
      on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth`,
  )
  return added === 1
}

/** Moves a device of the member to the session that it has now. */
export async function claimDevice(db: Db, { id, sessionId }: DeviceSession, endpoint: string): Promise<void> {
  await sql`update notice_devices set session_id = ${sessionId}
    where endpoint = ${endpoint} and member_id = ${id} and session_id is distinct from ${sessionId}`.execute(
    db,
  )
}

/** The devices that get pushes: their session has not ended. */
export async function devicesOf(db: Db, memberId: string): Promise<PushDevice[]> {
  return rows(
    db,
    sql`select endpoint, p256dh, auth from notice_devices where member_id = ${memberId} and session_id is not null`,
  )
}

export async function removeDevice(db: Db, endpoint: string): Promise<void> {
  await sql`delete from notice_devices where endpoint = ${endpoint}`.execute(db)
}

export async function removeDeviceOf(db: Db, memberId: string, endpoint: string): Promise<void> {
  await sql`delete from notice_devices where member_id = ${memberId} and endpoint = ${endpoint}`.execute(db)
}

export async function removeDevices(db: Db, memberId: string): Promise<void> {
  await sql`delete from notice_devices where member_id = ${memberId}`.execute(db)
}

type DigestTimes = { now: number; lastBefore: number; olderThan: number }
type DueMember = { id: string; zone: string | null; quiet: QuietHours }

/**
 * Members with something to send, in the order of their ids, also in their quiet hours. A digest is due once its oldest notice has waited
 * and the last digest is long enough ago; `digests` is undefined if no email can be sent.
 */
export async function membersToNotify(
  db: Db,
  { after, limit, digests }: { after: string; limit: number; digests: DigestTimes | undefined },
): Promise<DueMember[]> {
  const digestDue = digests
    ? sql`n.mail_due and m.unverified_email is null and n.created_at <= ${isoTime(digests.olderThan)} and not exists (
        select 1 from notices d where d.member_id = m.id and d.mailed_at > ${isoTime(digests.lastBefore)})`
    : sql`false`
  return rows(
    db,
    sql`select due.id, zone, jsonb_build_object('from', coalesce(quiet_from, ${defaultQuiet.from}), 'to', coalesce(quiet_to, ${defaultQuiet.to})) as quiet
      from (select distinct m.id, m.zone from notices n join members m on m.id = n.member_id
        where n.read_at is null and (n.push_due or n.mail_due) and n.member_id > ${after}::uuid
          and m.closed_at is null and (n.push_due or ${digestDue})
        order by 1 limit ${limit}) due
      left join notice_settings s on s.member_id = due.id order by 1`,
  )
}

/** Claims the notices to push now. They are marked before they are sent, because a lost push is better than a duplicate. */
export async function claimPush(db: Db, memberId: string): Promise<NoticeWords[]> {
  return rows(
    db,
    sql`with taken as (update notices set push_due = false where member_id = ${memberId} and push_due and read_at is null
        returning id, kind, count, post_id as "postId", created_at)
      select kind, count, "postId" from taken order by created_at, id`,
  )
}

/** Claims the notices of a digest; none if one was sent less than a day ago or if the oldest may still be read on the page. */
export async function claimDigest(tx: Db, memberId: string, times: DigestTimes): Promise<NoticeWords[]> {
  // Serialized per member, so that two processes never send two digests.
  await row(tx, sql`select id from members where id = ${memberId} for no key update`)
  return rows(
    tx,
    sql`with taken as (update notices set mail_due = false, mailed_at = ${isoTime(times.now)}
      where member_id = ${memberId} and mail_due and read_at is null
      and exists (select 1 from notices o where o.member_id = ${memberId} and o.mail_due and o.read_at is null
        and o.created_at <= ${isoTime(times.olderThan)})
      and not exists (select 1 from notices d where d.member_id = ${memberId} and d.mailed_at > ${isoTime(times.lastBefore)})
      returning id, kind, count, post_id as "postId", created_at)
      select kind, count, "postId" from taken order by created_at, id`,
  )
}

/** Deletes read notices and announced sources after 30 days, all others after 180. */
export async function purgeNotices(db: Db, readBefore: number, before: number): Promise<void> {
  await sql`delete from notices where read_at < ${isoTime(readBefore)} or created_at < ${isoTime(before)}`.execute(
    db,
  )
  await sql`delete from notice_sources where created_at < ${isoTime(readBefore)}`.execute(db)
}

export const tables = ['notices', 'notice_sources', 'notice_settings', 'notice_devices']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    notices: await rows(
      db,
      sql`select kind, post_id as "postId", count, created_at as "createdAt", read_at as "readAt", in_app as "inApp", push_due as "pushDue", mail_due as "mailDue", mailed_at as "mailedAt"
        from notices where member_id = ${memberId} order by id`,
    ),
    noticeSources: await rows(
      db,
      sql`select source, created_at as "createdAt" from notice_sources where member_id = ${memberId} order by source`,
    ),
    noticeSettings: await rows(
      db,
      sql`select channels, quiet_from as "quietFrom", quiet_to as "quietTo", discreet from notice_settings where member_id = ${memberId}`,
    ),
    noticeDevices: await rows(
      db,
      sql`select endpoint, created_at as "createdAt" from notice_devices where member_id = ${memberId}`,
    ),
  }
}
