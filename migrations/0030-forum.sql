-- texts that readers no longer see, for staff to judge a case by; deleted when the case is closed
create table forum_versions (
  id uuid primary key,
  case_id uuid not null references forum_cases (id) on delete cascade,
  -- the author
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('written', 'reported', 'edited', 'deleted')),
  content text not null,
  created_at timestamptz not null
);
create index forum_versions_of_case on forum_versions (case_id);
create index forum_versions_of_member on forum_versions (member_id);
