-- the safety plan for one trusted person, encrypted in the member's browser; the key is in the person's link
create table trusted_plans (
  person_id uuid primary key references trusted_people (id) on delete cascade,
  revision int not null,
  sealed text not null,
  updated_at timestamptz not null
);
