-- whose posts Community Support (AI) may send to an outside engine, by the engine's name and host that were shown
create table forum_engine_consents (
  member_id uuid primary key references members (id) on delete cascade,
  engine text not null,
  agreed_at timestamptz not null
);
