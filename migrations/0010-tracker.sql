-- one completion an activity and period: the constraint says so
create table tracker_completions (
  member_id uuid not null references members (id) on delete cascade,
  activity_id text not null,
  -- first day of the day, week or month that it counts for
  period_start date not null,
  date date not null,
  points int not null check (points >= 0),
  by_itself boolean not null default false,
  created_at timestamptz not null,
  primary key (member_id, activity_id, period_start)
);
create index tracker_completions_by_date on tracker_completions (member_id, date);

-- sums kept ready, so that ten years cost what a day costs
create table tracker_sums (
  member_id uuid primary key references members (id) on delete cascade,
  points bigint not null default 0,
  completions bigint not null default 0
);
create table tracker_days (
  member_id uuid not null references members (id) on delete cascade,
  date date not null,
  completions int not null,
  points int not null,
  last_at timestamptz not null,
  primary key (member_id, date) include (completions, points, last_at)
);

create table tracker_settings (
  member_id uuid primary key references members (id) on delete cascade,
  -- 1 Monday to 7 Sunday
  week_start int not null default 1 check (week_start between 1 and 7),
  show_points boolean not null default true,
  show_streaks boolean not null default true,
  show_days boolean not null default true,
  letter text not null default 'page' check (letter in ('off', 'page', 'mail')),
  letter_sent_on date
);

-- own activities, and own choices about the built-in ones
create table tracker_activities (
  member_id uuid not null references members (id) on delete cascade,
  id text not null,
  title text,
  description text,
  category text,
  frequency text,
  points int,
  hidden boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);

create table tracker_counters (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  started_on date not null,
  created_at timestamptz not null default now()
);
create index tracker_counters_of_member on tracker_counters (member_id);
-- what was lived before a new start; kept for ever
create table tracker_runs (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  counter_id uuid not null references tracker_counters (id) on delete cascade,
  started_on date not null,
  ended_on date not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  check (ended_on >= started_on)
);
create index tracker_runs_of_counter on tracker_runs (counter_id);

create table tracker_pauses (
  member_id uuid not null references members (id) on delete cascade,
  date date not null,
  primary key (member_id, date)
);

create table tracker_self_checks (
  member_id uuid not null references members (id) on delete cascade,
  month date not null,
  answers jsonb not null,
  primary key (member_id, month)
);

create table tracker_reminders (
  member_id uuid not null references members (id) on delete cascade,
  endpoint text primary key,
  p256dh text not null,
  auth text not null,
  -- minutes after local midnight
  minute_of_day int not null check (minute_of_day between 0 and 1439),
  zone text not null,
  sent_on date
);
create index tracker_reminders_of_member on tracker_reminders (member_id);
