-- members who chose to be seen by others who are on the same day
create table tracker_same_day (
  member_id uuid primary key references members (id) on delete cascade,
  joined_at timestamptz not null
);
create index tracker_counters_by_start on tracker_counters (started_on);
