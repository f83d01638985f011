-- counts a journal's changes, so that a device fetches only what changed since its last visit
create table journal_states (
  member_id uuid primary key references members (id) on delete cascade,
  version bigint not null
);
alter table journal_entries add column version bigint not null default 0;
create index journal_entries_by_version on journal_entries (member_id, version);

-- deleted entries, so that other devices delete their copies: ids only
create table journal_deletions (
  member_id uuid not null references members (id) on delete cascade,
  entry_id uuid not null,
  version bigint not null,
  primary key (member_id, entry_id)
);
