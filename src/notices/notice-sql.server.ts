// SQL that adds notices inside another capability's statement, which saves a transaction and several statements.
import { defaultChannels, type NoticeChannel, type NoticeKind } from './notice-kinds.ts'

/**
 * The insert of `addNotice` for a caller's statement. `from` has the columns member, post, many, id and now, one row per member and post.
 * Returned rows say whether to enqueue a push: it is due, and none is enqueued yet.
 */
export const addNoticesSql = (kind: NoticeKind, from: string) =>
  `insert into notices as n (id, member_id, kind, post_id, count, created_at, in_app, push_due, mail_due)
    select id, member, '${kind}', post, many, now, in_app, push, mail from (
      select ${from}.*, ${channelSql(kind, 'inApp')} as in_app, ${channelSql(kind, 'mail')} as mail,
        ${channelSql(kind, 'push')} and ${hasDeviceSql(`${from}.member`)} as push
      from ${from} left join notice_settings s on s.member_id = ${from}.member) chosen
    where in_app or push or mail
    on conflict (member_id, kind, post_id) where read_at is null
    do update set count = n.count + excluded.count, created_at = excluded.created_at
    returning n.member_id, n.post_id, n.push_due and xmax = 0 as push_planned`

/**
 * A push is due only to members with a device, so that the sweep does not visit everyone else. With `exists` PostgreSQL may hash the
 * whole table.
 */
export const hasDeviceSql = (member: string) =>
  `coalesce((select true from notice_devices d where d.member_id = ${member} and d.session_id is not null limit 1), false)`

const channelSql = (kind: NoticeKind, channel: NoticeChannel) =>
  `coalesce((s.channels -> '${kind}' ->> '${channel}')::boolean, ${defaultChannels[kind][channel] ? 'true' : 'false'})`
