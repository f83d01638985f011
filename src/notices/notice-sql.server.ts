// Adds notices inside a statement of another capability, where a transaction of its own would cost several more.
import { defaultChannels, type NoticeChannel, type NoticeKind } from './notice-kinds.ts'

/**
 * The insert of `addNotice` for a statement of the caller, whose `from` has the columns member, post, many, id and now, once per
 * member and post. A row says whether a push has to be planned: it is due and none is planned yet, and there is a device.
 */
export const addNoticesSql = (kind: NoticeKind, from: string) =>
  `insert into notices as n (id, member_id, kind, post_id, count, created_at, in_app, push_due, mail_due)
    select id, member, '${kind}', post, many, now, in_app, push, mail from (
      select ${from}.*, ${channelSql(kind, 'inApp')} as in_app, ${channelSql(kind, 'push')} as push, ${channelSql(kind, 'mail')} as mail
      from ${from} left join notice_settings s on s.member_id = ${from}.member) chosen
    where in_app or push or mail
    on conflict (member_id, kind, post_id) where read_at is null
    do update set count = n.count + excluded.count, created_at = excluded.created_at
    returning n.member_id, n.post_id, n.push_due and xmax = 0
      and exists (select 1 from notice_devices d where d.member_id = n.member_id) as push_planned`

const channelSql = (kind: NoticeKind, channel: NoticeChannel) =>
  `coalesce((s.channels -> '${kind}' ->> '${channel}')::boolean, ${defaultChannels[kind][channel] ? 'true' : 'false'})`
