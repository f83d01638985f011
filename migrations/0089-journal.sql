-- hashes of the latest edits: one that is sent again after its answer was lost is recognized behind newer ones
alter table journal_entries add column edit_hashes bytea[] not null default '{}';

-- the client's id of a deleted entry: one whose answer was lost is not stored again
alter table journal_deletions add column eid uuid;
create index journal_deletions_by_eid on journal_deletions (member_id, eid);
