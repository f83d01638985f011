create table contact_messages (
  id uuid primary key,
  reference text not null unique,
  member_id uuid references members (id) on delete cascade,
  name text not null,
  email text not null,
  subject text not null check (subject in ('general', 'support', 'coaching', 'billing', 'partnership', 'feedback')),
  message text not null,
  urgency text not null check (urgency in ('normal', 'high', 'emergency')),
  suspected boolean not null,
  status text not null default 'open' check (status in ('open', 'answered')),
  received_at timestamptz not null,
  answered_at timestamptz,
  answered_by text
);

create index contact_messages_by_status on contact_messages (status, received_at);
create index contact_messages_of_member on contact_messages (member_id) where member_id is not null;

create table contact_notes (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  author text not null,
  text text not null,
  created_at timestamptz not null
);

create index contact_notes_of_message on contact_notes (message_id);
