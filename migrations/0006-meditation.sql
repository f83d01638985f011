create table meditation_sittings (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('timer', 'session', 'breathing')),
  session text check (session in ('1', '2', '3', '4')),
  seconds integer not null check (seconds between 1 and 14400),
  craving_before smallint check (craving_before between 0 and 10),
  craving_after smallint check (craving_after between 0 and 10),
  date date not null,
  created_at timestamptz not null
);

create index meditation_sittings_of_member on meditation_sittings (member_id, date);
