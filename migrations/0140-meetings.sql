-- Reminders of saved meetings are a kind of notices: its channels replace the email choice, and the devices of notices those of reminders.
-- Who had a device for reminders alone gets no other notices on it.
insert into notice_settings (member_id, channels, quiet_from, quiet_to)
  select distinct d.member_id, '{"reply": {"inApp": true, "push": false, "mail": false}, "follow": {"inApp": true, "push": false, "mail": false}, "support": {"inApp": true, "push": false, "mail": false}, "answer": {"inApp": true, "push": false, "mail": false}, "decision": {"inApp": true, "push": false, "mail": false}, "welcome": {"inApp": true, "push": false, "mail": false}, "letter": {"inApp": true, "push": false, "mail": true}, "week": {"inApp": true, "push": false, "mail": false}, "plan": {"inApp": true, "push": false, "mail": false}, "contact": {"inApp": true, "push": false, "mail": false}}'::jsonb, 22, 8
  from meeting_reminder_devices d where not exists (select 1 from notice_devices n where n.member_id = d.member_id)
  on conflict (member_id) do update set channels = (
    select jsonb_object_agg(kind, coalesce(notice_settings.channels -> kind, chosen) || '{"push": false}')
    from jsonb_each(excluded.channels) each (kind, chosen));

insert into notice_settings (member_id, channels, quiet_from, quiet_to)
  select member_id, '{"meeting": {"inApp": true, "push": true, "mail": true}}'::jsonb, 22, 8
  from meeting_choices where remind_by_email
  on conflict (member_id) do update set channels = notice_settings.channels || excluded.channels;

insert into notice_devices (endpoint, member_id, p256dh, auth, created_at)
  select endpoint, member_id, p256dh, auth, created_at from meeting_reminder_devices on conflict do nothing;

drop table meeting_reminder_devices;
drop table meeting_choices;
