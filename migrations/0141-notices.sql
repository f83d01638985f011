-- Push and email say nothing of a notice's kind, unless the member chose otherwise.
alter table notice_settings add column discreet boolean not null default true;
-- The email about a plan's end and the one about an answer to a message can be turned off now. Both were always sent before.
update notice_settings set channels = channels || jsonb_build_object('plan', channels -> 'plan' || '{"mail": true}')
  where channels ? 'plan';
update notice_settings set channels = channels || jsonb_build_object('contact', channels -> 'contact' || '{"mail": true}')
  where channels ? 'contact';
