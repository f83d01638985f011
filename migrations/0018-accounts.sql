-- the full hour from 0 to 6 at which a person's day begins
alter table members add column day_starts_at smallint not null default 0 check (day_starts_at between 0 and 6);
