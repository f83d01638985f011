-- A random mark for each member, shown beside the name, so that two members of one name can be told apart.
alter table members add column mark int not null default floor(random() * 614656)::int;
