-- what a member may use now; how it came about stands with the orders
create table memberships (
  member_id uuid primary key references members (id) on delete cascade,
  plan text not null check (plan in ('premium', 'professional')),
  paid_until timestamptz not null
);
