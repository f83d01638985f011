-- What the nightly check found for each list.
create table meeting_feed_checks (
  feed_id uuid not null references meeting_feeds (id) on delete cascade,
  date date not null,
  meetings int not null,
  findings json not null,
  primary key (feed_id, date)
);
