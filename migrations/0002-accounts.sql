create table members (
  id uuid primary key,
  -- as compared: NFKC, lower case
  email text not null unique,
  name text not null,
  shown_name text not null,
  password_hash text not null,
  role text not null default 'member' check (role in ('member', 'moderator', 'admin')),
  zone text,
  created_at timestamptz not null default now()
);

-- one session has two keys, a cookie and a bearer token, both kept hashed; they end together
create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  cookie_hash bytea not null unique,
  token_hash bytea not null unique,
  device text not null default '',
  -- owed: the second factor is still to come; strong: it came
  stage text not null default 'plain' check (stage in ('owed', 'plain', 'strong')),
  created_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_of_member on sessions (member_id);

create table password_resets (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  ends_at timestamptz not null
);
create index password_resets_of_member on password_resets (member_id);

-- second factors: an authenticator app (its secret sealed with the program's key) and passkeys
create table authenticators (
  member_id uuid primary key references members (id) on delete cascade,
  sealed_secret bytea not null,
  confirmed boolean not null default false,
  last_step bigint not null default 0
);
create table passkeys (
  id text primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text not null default '',
  created_at timestamptz not null default now()
);
create index passkeys_of_member on passkeys (member_id);
create table recovery_codes (
  member_id uuid not null references members (id) on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);
-- one open question to a passkey a session
create table passkey_challenges (
  session_id uuid primary key references sessions (id) on delete cascade,
  challenge text not null,
  ends_at timestamptz not null
);

-- who was deleted, as a hash: a restored backup must not bring anybody back
create table tombstones (
  member_hash bytea primary key,
  at timestamptz not null default now()
);
