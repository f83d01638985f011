-- one payment of one month; `applied` means: captured and given, in one transaction
create table payment_orders (
  id uuid primary key,
  -- the books keep the payment when the person goes; nothing in the row then says whose it was
  member_id uuid references members (id) on delete set null,
  plan text not null check (plan in ('premium', 'professional')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  -- which provider it was made with: a sandbox's order is never looked up at the live one
  provider text not null,
  provider_order_id text unique,
  payee text,
  capture_request_id text not null unique,
  capture_id text unique,
  -- `captured` is money without a grant: staff must look
  state text not null check (state in ('created', 'capturing', 'pending', 'captured', 'applied', 'failed', 'expired', 'refunded')),
  note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  applied_at timestamptz,
  covers_until timestamptz,
  -- one settles at a time; a dead program's hold runs out by itself
  held_by uuid,
  held_until timestamptz,
  -- when the reconciler looks next, and how often it has looked
  look_at timestamptz,
  looks integer not null default 0
);
create index payment_orders_of_member on payment_orders (member_id, created_at desc);
create index payment_orders_due on payment_orders (look_at) where look_at is not null;
create index payment_orders_by_time on payment_orders (created_at desc, id desc);

-- what happened to an order, and through whom
create table payment_steps (
  id uuid primary key,
  order_id uuid not null references payment_orders (id) on delete cascade,
  at timestamptz not null,
  via text not null check (via in ('order', 'return', 'notice', 'reconciler', 'member', 'staff')),
  from_state text,
  to_state text not null,
  note text not null default ''
);
create index payment_steps_of_order on payment_steps (order_id, at);

-- the provider's notices, each taken once
create table payment_notices (
  id text primary key,
  type text not null,
  order_id uuid references payment_orders (id) on delete cascade,
  received_at timestamptz not null
);
create index payment_notices_of_order on payment_notices (order_id);

-- the months that make a membership; one a payment, or one given by staff
create table membership_grants (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  order_id uuid unique references payment_orders (id) on delete cascade,
  plan text not null check (plan in ('premium', 'professional')),
  months integer not null check (months between 1 and 24),
  at timestamptz not null,
  reason text not null default '',
  taken_back_at timestamptz
);
create index membership_grants_of_member on membership_grants (member_id, at);

-- the end that a reminder was written for
alter table memberships add column reminded_for timestamptz;
create index memberships_by_end on memberships (paid_until);

create table consultations (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  topic text not null,
  preferred_times text[] not null,
  zone text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references members (id) on delete set null
);
create index consultations_of_member on consultations (member_id, asked_at desc);
create index consultations_open on consultations (asked_at) where answered_at is null;
create index consultations_answered_by on consultations (answered_by) where answered_by is not null;

create table programme_steps (
  member_id uuid not null references members (id) on delete cascade,
  programme text not null,
  step text not null,
  done_at timestamptz not null,
  primary key (member_id, programme, step)
);

-- the practice provider inside the program: what a real one would keep on its own machines
create table sandbox_orders (
  id text primary key,
  status text not null,
  custom_id text not null,
  amount text not null,
  currency text not null,
  return_url text not null,
  cancel_url text not null,
  -- how the next capture ends: COMPLETED, PENDING or INSTRUMENT_DECLINED
  capture_as text not null default 'COMPLETED',
  capture_id text unique,
  capture_status text,
  created_at timestamptz not null default now()
);
create table sandbox_requests (
  request_id text primary key,
  status integer not null,
  answer text not null,
  created_at timestamptz not null default now()
);
create table sandbox_keys (
  only_one boolean primary key default true check (only_one),
  private_key text not null,
  certificate text not null
);
