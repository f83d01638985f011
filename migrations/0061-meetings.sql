-- One of the saved meetings can be the home group, and each can have a reminder.
alter table meeting_favourites add column home boolean not null default false;
alter table meeting_favourites add column remind_minutes int check (remind_minutes between 5 and 1440);
-- when to look at the reminder again: the next one is due, or the meeting has changed
alter table meeting_favourites add column remind_at timestamptz;
-- the start of the meeting that the last reminder was about
alter table meeting_favourites add column reminded_for timestamptz;
create unique index meeting_favourites_home on meeting_favourites (member_id) where home;
create index meeting_favourites_due on meeting_favourites (remind_at) where remind_at is not null;

create table meeting_reminder_devices (
  endpoint text primary key,
  member_id uuid not null references members (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index meeting_reminder_devices_of_member on meeting_reminder_devices (member_id);

create table meeting_choices (
  member_id uuid primary key references members (id) on delete cascade,
  remind_by_email boolean not null default false
);

-- the private address of a member's calendar: one each, and only its hash
create table meeting_calendar_links (
  member_id uuid primary key references members (id) on delete cascade,
  token_hash bytea not null unique,
  names boolean not null,
  created_at timestamptz not null,
  read_on date
);

alter table meetings_attended add column note text not null default '';
-- what the person who chaired typed in at the meeting
alter table meetings_attended add column chair_code text;
alter table meetings_attended add column chair_code_at timestamptz;
