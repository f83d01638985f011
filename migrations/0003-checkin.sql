create table checkins (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  date date not null,
  mood text not null default 'present',
  notes text not null default '',
  created_at timestamptz not null,
  unique (member_id, date)
);
