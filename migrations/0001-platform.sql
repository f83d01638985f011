create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text
);
create index mails_by_time on mails (created_at);

-- the shape that rate-limiter-flexible expects
create table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- what staff did, kept apart from what people wrote
create table staff_actions (
  id uuid primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text
);
create index staff_actions_by_time on staff_actions (at desc);
