-- A contact message begins a conversation: both sides reply, and the 24 hours count from when the person began to wait.
alter table contact_messages
  add column waiting_since timestamptz not null default now(),
  add column closed_at timestamptz,
  drop constraint contact_messages_status_check,
  add constraint contact_messages_status_check check (status in ('open', 'answered', 'closed'));
update contact_messages set waiting_since = received_at;

create table contact_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  from_team boolean not null,
  -- the name of the staff member, for colleagues; empty for the person who wrote to us
  author text not null,
  text text not null,
  created_at timestamptz not null
);
create index contact_replies_of_message on contact_replies (message_id, created_at);
