-- days and the last one, kept beside the check-ins: ten years cost what a day costs
create table checkin_sums (
  member_id uuid primary key references members (id) on delete cascade,
  days int not null,
  last_date date not null
);
insert into checkin_sums (member_id, days, last_date) select member_id, count(*), max(date) from checkins group by member_id;
