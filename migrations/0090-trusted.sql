-- trusted people of a member: who may be asked to call, and what is shared with each
create table trusted_people (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- what the member calls the person, and how the member is named to them
  name text not null,
  sender text not null,
  invited_at timestamptz not null,
  -- SHA-256 of the invitation's token; null once it was used
  invite_hash bytea unique,
  invite_ends_at timestamptz not null,
  accepted_at timestamptz,
  -- the person left; the member sees it until they remove the row
  left_at timestamptz,
  -- what the member shares, since when; null is off
  check_ins_since timestamptz,
  calls_since timestamptz,
  plan_since timestamptz,
  -- what the person agreed to get
  takes_check_ins boolean not null default false,
  takes_calls boolean not null default false,
  takes_plan boolean not null default false,
  email text,
  email_confirmed_at timestamptz,
  emails_stopped_at timestamptz,
  confirm_hash bytea unique,
  confirm_ends_at timestamptz,
  told_at timestamptz,
  told_kind text check (told_kind in ('call', 'check-in'))
);
create index trusted_people_of_member on trusted_people (member_id);

-- browsers of trusted people that get push messages
create table trusted_devices (
  person_id uuid not null references trusted_people (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (person_id, endpoint)
);

-- a member asked to be called; the id comes from the browser, so that a repeated request is the same call
create table trusted_calls (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  called_at timestamptz not null
);
create index trusted_calls_of_member on trusted_calls (member_id, called_at desc);

create table trusted_call_people (
  call_id uuid not null references trusted_calls (id) on delete cascade,
  person_id uuid not null references trusted_people (id) on delete cascade,
  seen_at timestamptz,
  primary key (call_id, person_id)
);
create index trusted_call_people_by_person on trusted_call_people (person_id);

-- one email or one push message of a call or a check-in
create table trusted_deliveries (
  id uuid primary key,
  person_id uuid not null references trusted_people (id) on delete cascade,
  call_id uuid references trusted_calls (id) on delete cascade,
  check_in_date date,
  created_at timestamptz not null,
  -- the email in the outbox, or the device
  email_id uuid,
  endpoint text,
  push_state text check (push_state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  check ((call_id is null) <> (check_in_date is null)),
  check ((email_id is null) <> (endpoint is null))
);
create index trusted_deliveries_of_call on trusted_deliveries (call_id);
create index trusted_deliveries_of_person on trusted_deliveries (person_id);
create unique index trusted_deliveries_of_check_in on trusted_deliveries (person_id, check_in_date, (coalesce(endpoint, '')))
  where check_in_date is not null;
