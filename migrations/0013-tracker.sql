-- where somebody was at their last completion, so that a date lost on a journey breaks no streak
alter table tracker_sums add column last_date date, add column last_offset_minutes int;
alter table tracker_days drop constraint tracker_days_pkey, drop column last_at,
  add primary key (member_id, date) include (completions, points);
create index tracker_counters_in_order on tracker_counters (member_id, created_at, id);
drop index tracker_counters_of_member;
