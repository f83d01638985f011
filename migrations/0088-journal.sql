-- a replaced key record can be restored with the proof that its verifier checks; null in rows from before
alter table journal_key_history add column verifier bytea;
