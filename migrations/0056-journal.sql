-- SHA-256 of what only an opened journal can derive; null until the first unlock with this version
alter table journal_keys add column verifier bytea;

-- replaced key records, deleted after 30 days
create table journal_key_history (
  member_id uuid not null references members (id) on delete cascade,
  kid uuid not null,
  revision int not null,
  record jsonb not null,
  replaced_at timestamptz not null,
  primary key (member_id, revision, kid)
);
create index journal_key_history_by_time on journal_key_history (replaced_at);
