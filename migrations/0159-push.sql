-- A push subscription belongs to the session that claimed it last, and gets nothing after that session has ended. Existing ones
-- belong to the member's last used session, until their browser claims them on its next visit.
alter table notice_devices add column session_id uuid references sessions on delete set null;
alter table tracker_reminders add column session_id uuid references sessions on delete set null;
create index notice_devices_of_session on notice_devices (session_id);
create index tracker_reminders_of_session on tracker_reminders (session_id);
update notice_devices d set session_id = (select id from sessions s
  where s.member_id = d.member_id and s.stage <> 'second-factor-pending' order by s.used_at desc limit 1);
update tracker_reminders r set session_id = (select id from sessions s
  where s.member_id = r.member_id and s.stage <> 'second-factor-pending' order by s.used_at desc limit 1);
