alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('reply', 'follow', 'support', 'answer', 'decision', 'welcome', 'letter', 'week', 'plan'));

-- the weekly look back is announced by a notice: what was chosen for its email moves to the choices of notices
insert into notice_settings (member_id, channels, quiet_from, quiet_to)
  select member_id, jsonb_build_object('week', jsonb_build_object('inApp', letter = 'mail', 'push', false, 'mail', letter = 'mail')), 22, 8
  from tracker_settings where letter in ('mail', 'off')
  on conflict (member_id) do update set channels = notice_settings.channels || excluded.channels;
update tracker_settings set letter = 'page' where letter = 'mail';

-- the day on which a member was last told that their week is ready
alter table tracker_sums add column look_back_on date;
update tracker_sums s set look_back_on = t.letter_sent_on from tracker_settings t where t.member_id = s.member_id;
alter table tracker_settings drop column letter_sent_on;
