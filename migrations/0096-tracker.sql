-- what a week used to cost in money and time, by the member's own figures
create table tracker_savings (
  member_id uuid primary key references members (id) on delete cascade,
  weekly_amount int not null check (weekly_amount between 0 and 1000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  weekly_hours smallint not null check (weekly_hours between 0 and 168)
);
