-- emails of which staff see only that they were sent
alter table mails add column confidential boolean not null default false;
update mails set confidential = true where id in (select email_id from trusted_deliveries where email_id is not null);
