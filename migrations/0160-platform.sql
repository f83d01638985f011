-- Standard terms: the name that others see, the name by which a trusted person knows the member, details of a report, search vectors,
-- and counts. A report's details are emptied by a trigger, whose function names the column.
alter table members rename column shown_name to display_name;
alter table trusted_people rename column sender to member_name;
alter table trusted_people rename constraint trusted_people_told_kind_check to trusted_people_last_message_kind_check;

alter table coach_cases rename column times to count;

alter table forum_posts rename column words to search_vector;
alter table forum_posts rename column others_replied to replies_by_others;
alter index forum_posts_words rename to forum_posts_search_vector;
alter table forum_replies rename column words to search_vector;
alter index forum_replies_words rename to forum_replies_search_vector;
alter table forum_signs rename column who to person;
alter table forum_signs rename column rules to rules_version;

alter table forum_reports rename column words to details;
alter trigger forum_cases_delete_report_words on forum_cases rename to forum_cases_delete_report_details;
alter function forum_delete_report_words() rename to forum_delete_report_details;
create or replace function forum_delete_report_details() returns trigger language plpgsql as $$
begin
  update forum_reports set details = '' where case_id = old.id;
  return old;
end $$;
