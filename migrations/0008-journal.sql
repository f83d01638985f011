-- ciphertext, wrapped keys and times; nothing here can be read without the writer's password
create table journal_keys (
  member_id uuid primary key references members (id) on delete cascade,
  kid uuid not null,
  revision int not null,
  record jsonb not null,
  updated_at timestamptz not null
);

create table journal_manifests (
  member_id uuid primary key references members (id) on delete cascade,
  revision int not null,
  content bytea not null,
  updated_at timestamptz not null
);

create table journal_entries (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  content bytea not null,
  kid uuid,
  eid uuid,
  seq int,
  previous_content bytea,
  previous_kid uuid,
  previous_seq int,
  request_key text,
  posted_hash bytea not null,
  check ((kid is null) = (eid is null) and (kid is null) = (seq is null)),
  unique (member_id, eid),
  unique (member_id, request_key)
);
create index journal_entries_by_time on journal_entries (member_id, created_at desc, id desc);

-- ciphertext does not shrink
alter table journal_entries alter column content set storage external;
alter table journal_entries alter column previous_content set storage external;
alter table journal_manifests alter column content set storage external;
