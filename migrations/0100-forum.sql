-- posts that a member follows, and when they last saw the replies; a member's own posts are followed without a row
create table forum_follows (
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references forum_posts (id) on delete cascade,
  following boolean not null,
  seen_at timestamptz not null,
  -- the last announcement that this member got: a job that runs twice announces once
  announced uuid,
  primary key (member_id, post_id)
);
create index forum_follows_of_post on forum_follows (post_id, member_id);

-- replies of earlier days are not new
insert into forum_follows (member_id, post_id, following, seen_at)
  select member_id, id, true, now() from forum_posts
  where member_id is not null and state <> 'deleted' and others_replied > 0;

-- when staff let a held reply appear; null where it appeared when it was written
alter table forum_replies add column shown_at timestamptz;

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('reply', 'follow', 'support', 'answer', 'decision', 'plan'));
