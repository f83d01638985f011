-- the dates with something completed as ranges, so that ten years in a row cost one row
alter table tracker_sums add column lived datemultirange not null default '{}';
update tracker_sums s set lived = coalesce((select range_agg(daterange(date, date + 1)) from tracker_days d
  where d.member_id = s.member_id and d.completions > 0), '{}');

create table tracker_lived (
  member_id uuid not null references members (id) on delete cascade,
  activity_id text not null,
  lived datemultirange not null,
  primary key (member_id, activity_id)
);
insert into tracker_lived (member_id, activity_id, lived)
  select member_id, activity_id, range_agg(daterange(date, date + 1)) from tracker_completions group by 1, 2;
