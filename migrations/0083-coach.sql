-- The unique index on (member_id, attempt, role) serves every lookup by member.
drop index coach_messages_of_member;
