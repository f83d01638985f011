-- set while nobody has confirmed the address; `email` then holds a placeholder, so that the address stays free
alter table members add column unverified_email text;
create index members_unverified_email on members (unverified_email, created_at desc) where unverified_email is not null;

-- links that confirm an address, stored as SHA-256
create table email_verifications (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  email text not null,
  ends_at timestamptz not null
);
create index email_verifications_of_member on email_verifications (member_id);

-- a request for a new password waits here for its job, so that known and unknown addresses take the same time
create table reset_requests (
  id uuid primary key,
  email text not null,
  at timestamptz not null
);

-- what a person agreed to, in which version and when
create table consents (
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('health-data', 'terms')),
  version text not null,
  at timestamptz not null,
  primary key (member_id, kind, version)
);
-- who registered did so under the terms of this day
insert into consents (member_id, kind, version, at) select id, 'terms', '2026-11-22', created_at from members;

-- who was emailed that the terms are about to change
create table terms_emails (
  member_id uuid not null references members (id) on delete cascade,
  version text not null,
  at timestamptz not null,
  primary key (member_id, version)
);
