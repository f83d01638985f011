-- deleted: its author deleted it while a report of it waited; only staff read it, until they decide
alter table forum_posts drop constraint forum_posts_state_check;
alter table forum_posts add constraint forum_posts_state_check
  check (state in ('shown', 'held', 'removed', 'deleted'));
alter table forum_replies drop constraint forum_replies_state_check;
alter table forum_replies add constraint forum_replies_state_check
  check (state in ('shown', 'held', 'removed', 'deleted'));

-- a case that hides what it is about until a person decides, also after an edit
alter table forum_cases add column hides boolean not null default false;

-- a report outlives what it was about, so that the member who made it learns what became of it
alter table forum_reports alter column case_id drop not null;
alter table forum_reports drop constraint forum_reports_case_id_fkey;
alter table forum_reports add constraint forum_reports_case_id_fkey
  foreign key (case_id) references forum_cases (id) on delete set null;
