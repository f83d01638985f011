-- Jobs that delete old rows are called purge, and the practice provider sends webhooks. Pending jobs and the schedule move to the queues
-- of the new names; a new database has none.
do $$
begin
  if to_regclass('jobs.queue') is null then return; end if;
  create temporary table renamed_jobs on commit drop as
    select name as old_name, replace(replace(name, '.forget', '.purge'), 'practice-notice', 'practice-webhook') as new_name
      from jobs.queue where name like '%.forget%' or name = 'plans.practice-notice';
  insert into jobs.queue select (jsonb_populate_record(q, jsonb_build_object('name', new_name))).*
    from jobs.queue q join renamed_jobs on old_name = name on conflict do nothing;
  update jobs.job set name = new_name from renamed_jobs where name = old_name;
  update jobs.schedule set name = new_name from renamed_jobs where name = old_name;
  delete from jobs.queue using renamed_jobs where name = old_name;
end $$;

alter function forum_forget_report_words() rename to forum_delete_report_words;
alter trigger forum_cases_forget_report_words on forum_cases rename to forum_cases_delete_report_words;
