-- notices to members: that something waits for them, never what was written
create table notices (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('reply', 'support', 'answer', 'decision', 'plan')),
  post_id uuid,
  count int not null default 1,
  created_at timestamptz not null,
  read_at timestamptz,
  in_app boolean not null,
  push_due boolean not null,
  mail_due boolean not null,
  -- when a digest with it was written
  mailed_at timestamptz
);
-- at most one unread notice of a kind and a post: further ones are counted
create unique index notices_unread on notices (member_id, kind, post_id) nulls not distinct where read_at is null;
create index notices_newest on notices (member_id, created_at desc);
create index notices_to_send on notices (member_id) where read_at is null and (push_due or mail_due);

create table notice_settings (
  member_id uuid primary key references members (id) on delete cascade,
  channels jsonb not null,
  quiet_from smallint not null,
  quiet_to smallint not null
);

create table notice_devices (
  endpoint text primary key,
  member_id uuid not null references members (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index notice_devices_of_member on notice_devices (member_id);
