-- a report that outlives its case says what became of it, and nothing more about anyone
create function forum_forget_report_words() returns trigger language plpgsql as $$
begin
  update forum_reports set words = '' where case_id = old.id;
  return old;
end $$;
create trigger forum_cases_forget_report_words before delete on forum_cases
  for each row execute function forum_forget_report_words();
