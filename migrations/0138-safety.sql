-- the safety plan for a member's own devices, encrypted in the browser; the key goes from device to device in a link
create table synced_plans (
  member_id uuid primary key references members (id) on delete cascade,
  revision int not null,
  sealed text not null,
  updated_at timestamptz not null
);
