-- Programs also hold the plan and the agreements of their last callers with their sessions, so these changes remove them too.
create function accounts_publish_member_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn', 'session ' || coalesce(new.member_id, old.member_id));
  return null;
end $$;
create trigger plans_membership_changed after insert or update of member_id, plan, paid_until or delete on memberships
  for each row execute function accounts_publish_member_change();
create trigger accounts_consent_changed after insert or update or delete on consents
  for each row execute function accounts_publish_member_change();
