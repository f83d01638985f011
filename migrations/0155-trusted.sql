-- What a trusted person accepts, and the last message to them.
alter table trusted_people rename column takes_calls to accepts_calls;
alter table trusted_people rename column takes_check_ins to accepts_check_ins;
alter table trusted_people rename column takes_plan to accepts_plan;
alter table trusted_people rename column told_at to last_message_at;
alter table trusted_people rename column told_kind to last_message_kind;
