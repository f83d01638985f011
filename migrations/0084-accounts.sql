-- For the count of new members on the staff page, which scanned all members.
create index members_by_time on members (created_at);
