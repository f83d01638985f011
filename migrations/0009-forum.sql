create table forum_posts (
  id uuid primary key,
  -- none for the daily thread, and for what a former member left under no name
  member_id uuid references members (id) on delete cascade,
  category text not null check (category in ('general', 'newcomers', 'daily', 'challenges')),
  content text not null,
  content_note text,
  -- held: waits for a person, seen by its author alone; removed: taken down by staff, the author sees why
  state text not null default 'shown' check (state in ('shown', 'held', 'removed')),
  note text,
  daily_date date unique,
  send_key text,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- kept beside the post so that a list needs no count: replies by others than its author, and what was given
  others_replied int not null default 0,
  supports text[] not null default '{}',
  words tsvector generated always as (to_tsvector('simple', content)) stored,
  unique (member_id, send_key)
);
create index forum_posts_of_category on forum_posts (category, id desc);
create index forum_posts_unanswered on forum_posts (category, id desc) where others_replied = 0 and state = 'shown';
create index forum_posts_of_member on forum_posts (member_id);
create index forum_posts_words on forum_posts using gin (words);

create table forum_requests (
  id uuid primary key,
  post_id uuid not null references forum_posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  answered_at timestamptz
);
-- one open request a post, however often and by however many it is pressed
create unique index forum_requests_open on forum_requests (post_id) where answered_at is null;
create index forum_requests_of_post on forum_requests (post_id, created_at desc);
create index forum_requests_of_member on forum_requests (member_id);

create table forum_replies (
  id uuid primary key,
  post_id uuid not null references forum_posts (id) on delete cascade,
  member_id uuid references members (id) on delete cascade,
  content text not null,
  content_note text,
  -- one answer a request: the database says so, not only the job
  request_id uuid unique references forum_requests (id) on delete set null,
  by_moderator boolean not null default false,
  state text not null default 'shown' check (state in ('shown', 'held', 'removed')),
  note text,
  send_key text,
  created_at timestamptz not null,
  edited_at timestamptz,
  words tsvector generated always as (to_tsvector('simple', content)) stored,
  unique (member_id, send_key)
);
create index forum_replies_of_post on forum_replies (post_id, id);
create index forum_replies_of_member on forum_replies (member_id);
create index forum_replies_words on forum_replies using gin (words);

create table forum_supports (
  post_id uuid not null references forum_posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('with_you', 'thank_you', 'same_here')),
  primary key (post_id, member_id, kind)
);
create index forum_supports_of_member on forum_supports (member_id);

-- mute: I see nothing of theirs; block: nor do they of mine
create table forum_mutes (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  other_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('mute', 'block')),
  unique (member_id, other_id)
);
create index forum_mutes_of_other on forum_mutes (other_id);

-- what waits for staff: holds, risk, reports, appeals; it names the thing, never its words
create table forum_cases (
  id uuid primary key,
  kind text not null check (kind in ('hold', 'risk', 'report', 'unknown')),
  post_id uuid references forum_posts (id) on delete cascade,
  reply_id uuid references forum_replies (id) on delete cascade,
  labels text[] not null,
  urgency text not null check (urgency in ('normal', 'high', 'emergency')),
  created_at timestamptz not null,
  closed_at timestamptz,
  outcome text
);
create index forum_cases_open on forum_cases (created_at) where closed_at is null;
create index forum_cases_of_post on forum_cases (post_id);
create index forum_cases_of_reply on forum_cases (reply_id);

create table forum_reports (
  id uuid primary key,
  case_id uuid not null references forum_cases (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  reason text not null,
  words text not null default '',
  created_at timestamptz not null,
  outcome text,
  unique (case_id, member_id)
);
create index forum_reports_of_member on forum_reports (member_id, created_at desc);

create table forum_sanctions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('silence', 'suspend')),
  reason text not null,
  created_at timestamptz not null,
  until timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  appeal_outcome text,
  lifted_at timestamptz
);
create index forum_sanctions_of_member on forum_sanctions (member_id, until desc);

create table forum_duty (
  member_id uuid primary key references members (id) on delete cascade,
  until timestamptz not null
);

-- what the detector found, without the text and without the person: kept 90 days, then only counted
create table forum_signs (
  id uuid primary key,
  who bytea not null,
  place text not null check (place in ('post', 'reply', 'answer')),
  label text not null,
  labels text[] not null,
  urgency text not null,
  rules text not null,
  action text not null,
  created_at timestamptz not null
);
create index forum_signs_by_time on forum_signs (created_at);
create table forum_sign_counts (
  day date not null,
  label text not null,
  urgency text not null,
  action text not null,
  count int not null,
  primary key (day, label, urgency, action)
);
