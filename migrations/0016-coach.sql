-- what a safety check of the coach found and a person on duty should know of: never the words, and the person only as
-- a keyed hash; the same kind again by the same person is the same case while it is open
create table coach_cases (
  id uuid primary key,
  person bytea not null,
  label text not null,
  urgency text not null check (urgency in ('normal', 'high', 'emergency')),
  rules_version text not null,
  times int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('seen', 'passed_on'))
);
create unique index coach_cases_open on coach_cases (person, label) where closed_at is null;
create index coach_cases_by_time on coach_cases (last_at);
