-- The weekly look back and the answers to session requests were called letters.
alter table tracker_settings add column show_weekly_look_back boolean not null default true;
update tracker_settings set show_weekly_look_back = false where letter = 'off';
alter table tracker_settings drop column letter;

update notices set kind = 'consultation' where kind = 'letter';
update notice_settings set channels = channels - 'letter' || jsonb_build_object('consultation', channels -> 'letter')
  where channels ? 'letter';

-- Pending jobs and the schedule move to the queues of the new names. A new database has no queues yet.
do $$
begin
  if to_regclass('jobs.queue') is null then return; end if;
  create temporary table renamed_jobs (old_name text, new_name text) on commit drop;
  insert into renamed_jobs values
    ('tracker.letter', 'tracker.weekly-look-back'),
    ('tracker.weekly-emails', 'tracker.look-back-notices');
  insert into jobs.queue select (jsonb_populate_record(q, jsonb_build_object('name', new_name))).*
    from jobs.queue q join renamed_jobs on old_name = name on conflict do nothing;
  update jobs.job set name = new_name from renamed_jobs where name = old_name;
  update jobs.schedule set name = new_name from renamed_jobs where name = old_name;
  delete from jobs.queue using renamed_jobs where name = old_name;
end $$;
