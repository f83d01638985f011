-- what a member was told of already, so that a job that runs again counts nothing twice
create table notice_sources (
  member_id uuid not null references members (id) on delete cascade,
  source uuid not null,
  created_at timestamptz not null,
  primary key (member_id, source)
);
alter table forum_follows drop column announced;
