-- Meetings that members saved, meetings that are no longer in their list, and what an import did, in standard terms.
alter table meeting_favourites rename to saved_meetings;
alter index meeting_favourites_pkey rename to saved_meetings_pkey;
alter index meeting_favourites_of_meeting rename to saved_meetings_of_meeting;
alter index meeting_favourites_home rename to saved_meetings_home;
alter index meeting_favourites_due rename to saved_meetings_due;
alter table saved_meetings rename constraint meeting_favourites_member_id_fkey to saved_meetings_member_id_fkey;
alter table saved_meetings rename constraint meeting_favourites_meeting_id_fkey to saved_meetings_meeting_id_fkey;
alter table saved_meetings rename constraint meeting_favourites_remind_minutes_check to saved_meetings_remind_minutes_check;

alter table meetings rename column gone_at to unlisted_at;

alter table meeting_feeds rename column licence to license;
alter table meeting_feeds rename column taken to imported;
alter table meeting_feeds rename column taken_at to imported_at;
-- A report is stored as the program returns it.
update meeting_feeds set report = (report::jsonb - 'taken' - 'mended'
    || jsonb_build_object('imported', coalesce(report -> 'taken', '0'), 'repaired', coalesce(report -> 'mended', '{}')))::json
  where report is not null;
