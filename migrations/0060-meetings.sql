-- A group can bring its list as a sheet (CSV), and staff can connect lists besides those of the settings.
alter table meeting_feeds drop constraint meeting_feeds_format_check;
alter table meeting_feeds add constraint meeting_feeds_format_check check (format in ('meeting-guide', 'bmlt', 'sheet'));
alter table meeting_feeds drop constraint meeting_feeds_origin_check;
alter table meeting_feeds add constraint meeting_feeds_origin_check
  check (origin in ('settings', 'staff', 'command', 'sample'));
