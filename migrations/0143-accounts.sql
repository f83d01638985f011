-- Programs hold the sessions of their last callers in memory. Every change of a session or of its member removes them there,
-- but for the time of its last use: a commit that notifies waits for the one before it.
create function accounts_publish_session_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then
    perform pg_notify('cairn', 'session ' || old.id);
  else
    perform pg_notify('cairn', 'session ' || old.member_id);
  end if;
  return null;
end $$;
create trigger accounts_session_changed
  after update of member_id, cookie_hash, token_hash, stage, strong_at, ends_at or delete on sessions
  for each row execute function accounts_publish_session_change();
create trigger accounts_member_changed after update on members
  for each row execute function accounts_publish_session_change();
