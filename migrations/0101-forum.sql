-- members who offered to welcome newcomers, and when each was last asked
create table forum_welcomers (
  member_id uuid primary key references members (id) on delete cascade,
  offered_at timestamptz not null,
  asked_at timestamptz
);
create index forum_welcomers_in_turn on forum_welcomers (asked_at nulls first, member_id);

-- when members were asked to welcome the author of this first post
alter table forum_posts add column welcomed_at timestamptz;

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('reply', 'follow', 'support', 'answer', 'decision', 'welcome', 'plan'));
