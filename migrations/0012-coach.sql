-- the coach: titles, states and messages are sealed with a key of the program's (AES-256-GCM, bound to their owner)
create table coach_conversations (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  title bytea not null,
  state bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index coach_conversations_by_time on coach_conversations (member_id, updated_at desc, id desc);

create table coach_messages (
  id uuid primary key,
  conversation_id uuid not null references coach_conversations (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  position int not null,
  role text not null check (role in ('user', 'assistant')),
  content bytea not null,
  -- the same attempt sent twice is one message
  attempt uuid,
  created_at timestamptz not null,
  unique (conversation_id, position),
  unique (member_id, attempt, role)
);
create index coach_messages_of_member on coach_messages (member_id);

create table coach_choices (
  member_id uuid primary key references members (id) on delete cascade,
  keep_days int check (keep_days between 1 and 3650),
  -- the engine and the place that the person agreed to; another engine asks again
  engine_agreed_to text,
  engine_agreed_at timestamptz
);

-- what a safety check found and did: never the words, and the person only as a keyed hash
create table coach_checks (
  id uuid primary key,
  person bytea not null,
  label text not null,
  urgency text not null,
  action text not null,
  rules_version text not null,
  at timestamptz not null
);
create index coach_checks_by_time on coach_checks (at);

-- after 90 days only counts are left
create table coach_check_counts (
  month date not null,
  label text not null,
  urgency text not null,
  action text not null,
  count int not null,
  primary key (month, label, urgency, action)
);
