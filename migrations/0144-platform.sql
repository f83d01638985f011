-- A count of a rate limit does not wait for the disk. If the database crashes, the counts of the last second are lost, and
-- no more: the rows themselves are in the log. A killed program loses none.
create function platform_limits_do_not_wait() returns trigger language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  return null;
end $$;
create trigger platform_limits_do_not_wait before insert or update or delete on limits
  for each statement execute function platform_limits_do_not_wait();
