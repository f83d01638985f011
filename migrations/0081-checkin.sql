-- A check-in is its member and date: nothing refers to an id. A row is 16 bytes smaller and has one index instead of two.
alter table checkins
  drop constraint checkins_pkey,
  drop constraint checkins_member_id_date_key,
  drop column id,
  add primary key (member_id, date);
