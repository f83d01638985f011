-- Who a grant of months came from; months that members gave themselves have a limit a year.
alter table membership_grants add column source text not null default 'payment'
  check (source in ('payment', 'staff', 'hardship', 'gift'));
update membership_grants set source = 'staff' where order_id is null;
-- For the staff page's count, which holds no names.
create index membership_grants_hardship on membership_grants (at) where source = 'hardship';
