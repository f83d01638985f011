create table meeting_feeds (
  id uuid primary key,
  name text not null unique,
  fellowship text not null check (fellowship in ('NA', 'AA', 'SLAA', 'CODA', 'GA')),
  format text not null check (format in ('meeting-guide', 'bmlt')),
  -- from the settings (refreshed by itself), from the command, or the samples of a fresh install
  origin text not null check (origin in ('settings', 'command', 'sample')),
  url text,
  zone text,
  feedback text,
  licence text,
  -- what the publisher's server said of the last copy, so as to ask only for changes
  etag text,
  last_modified text,
  digest text,
  -- rows of the last good copy
  taken int not null default 0,
  report json,
  -- why the last try brought nothing; null when it was good
  problem text,
  failures int not null default 0,
  tried_at timestamptz,
  taken_at timestamptz,
  due_at timestamptz
);

create table meetings (
  id uuid primary key,
  feed_id uuid not null references meeting_feeds (id) on delete cascade,
  -- the feed's own name for it: an id lives as long as its key does
  key text not null,
  listing json not null,
  -- no longer in its feed; kept for those who hold on to it
  gone_at timestamptz,
  unique (feed_id, key)
);

create table meeting_favourites (
  member_id uuid not null references members (id) on delete cascade,
  meeting_id uuid not null references meetings (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, meeting_id)
);
create index meeting_favourites_of_meeting on meeting_favourites (meeting_id);

create table meetings_attended (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  meeting_id uuid references meetings (id) on delete set null,
  date date not null,
  -- as it was called on that day
  name text not null,
  type text not null,
  place text not null,
  created_at timestamptz not null,
  unique (member_id, meeting_id, date)
);
create index meetings_attended_of_meeting on meetings_attended (meeting_id);
