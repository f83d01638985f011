-- The member to whom an email is sent, so that it is deleted with the account, also after the member's address changed.
alter table mails add column member_id uuid references members (id) on delete cascade;
create index mails_by_member on mails (member_id);
update mails set member_id = members.id from members where members.email = lower(mails.recipient);
