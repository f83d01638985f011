-- The stages of a session get the terms of authentication: a second factor is pending, only a password was checked, or two factors were.
alter table sessions drop constraint sessions_stage_check, alter column stage set default 'password';
alter table sessions rename column strong_at to second_factor_at;
update sessions set stage = case stage when 'owed' then 'second-factor-pending' when 'plain' then 'password' else 'two-factor' end;
alter table sessions add constraint sessions_stage_check check (stage in ('second-factor-pending', 'password', 'two-factor'));
