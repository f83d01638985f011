-- Columns and a table get the names of what they hold: dates with a completion, and completions that the program made.
alter table tracker_sums rename column lived to completed_dates;
alter table tracker_lived rename to tracker_activity_dates;
alter table tracker_activity_dates rename column lived to dates;
alter index tracker_lived_pkey rename to tracker_activity_dates_pkey;
alter table tracker_activity_dates rename constraint tracker_lived_member_id_fkey to tracker_activity_dates_member_id_fkey;
alter table tracker_completions rename column by_itself to automatic;
