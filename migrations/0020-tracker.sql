-- what a day held is read from its completions, so that completing writes to one table less
drop table tracker_days;
create index tracker_completions_of_day on tracker_completions (member_id, date) include (points);
drop index tracker_completions_by_date;
