-- When and with what browser a member signed in. Rows are deleted after 90 days.
create table sign_ins (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  device text not null,
  at timestamptz not null
);
create index sign_ins_of_member on sign_ins (member_id, at desc);
create index sign_ins_by_time on sign_ins (at);
