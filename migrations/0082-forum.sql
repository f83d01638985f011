-- The unique indexes on (member_id, send_key) serve every lookup by member.
drop index forum_posts_of_member;
drop index forum_replies_of_member;
