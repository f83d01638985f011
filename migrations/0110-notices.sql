-- The kinds of notices are listed in the program; a list here too had to change with each new kind.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind ~ '^[a-z]{1,20}$');
