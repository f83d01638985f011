-- answers that staff write once and insert into an answer
create table staff_replies (
  id uuid primary key,
  title text not null,
  content text not null,
  changed_at timestamptz not null
);

-- when someone of the staff is on duty
create table staff_shifts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index staff_shifts_by_end on staff_shifts (ends_at);
create index staff_shifts_of_member on staff_shifts (member_id);

-- what staff leave for those who come after them
create table staff_handovers (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  content text not null,
  written_at timestamptz not null
);
create index staff_handovers_newest on staff_handovers (written_at desc);
create index staff_handovers_of_member on staff_handovers (member_id);

-- decisions of moderators without any person or text, for the transparency report
create table forum_decisions (
  id uuid primary key,
  decided_at timestamptz not null,
  kind text not null check (kind in ('hold', 'risk', 'report', 'unknown', 'sanction', 'appeal')),
  reason text not null,
  outcome text not null,
  minutes int not null
);
create index forum_decisions_by_time on forum_decisions (decided_at);

-- the figures of a month that is over, as they are published
create table forum_report_months (
  month date primary key,
  figures jsonb not null
);
