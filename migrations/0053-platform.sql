-- What an email needs beside its words, and the two lookups that were scans: unsent emails, and emails to an address.
alter table mails
  add column reply_to text,
  add column unsubscribe_url text;
create index mails_unsent on mails (created_at) where sent_at is null;
create index mails_by_recipient on mails (lower(recipient));
