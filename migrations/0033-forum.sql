-- the help that was shown to the author of a dangerous text, for that author alone
alter table forum_posts add column help text;
alter table forum_replies add column help text;
