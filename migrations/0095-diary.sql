-- evening reviews, one a day, and urges, several a day: the member's alone
create table diary_entries (
  member_id uuid not null references members (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('review', 'urge')),
  date date not null,
  -- of the member's day, for urges
  minute smallint check (minute between 0 and 1439),
  mood smallint check (mood between 1 and 5),
  craving smallint check (craving between 0 and 10),
  craving_after smallint check (craving_after between 0 and 10),
  triggers text[] not null,
  own_trigger text not null,
  actions text[] not null,
  own_action text not null,
  line text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (member_id, id)
);
create unique index diary_one_review_a_day on diary_entries (member_id, date) where kind = 'review';
create index diary_by_date on diary_entries (member_id, date);
