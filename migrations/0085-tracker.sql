-- The foreign key to members had no index, so deleting a member scanned every run.
create index tracker_runs_of_member on tracker_runs (member_id);
