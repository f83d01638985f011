-- Standard terms: programs, requested consultations, revoked grants, webhooks of the payment provider, and checks of open payments.
alter table programme_steps rename to program_steps;
alter table program_steps rename column programme to program;
alter index programme_steps_pkey rename to program_steps_pkey;
alter table program_steps rename constraint programme_steps_member_id_fkey to program_steps_member_id_fkey;

alter table consultations rename column asked_at to requested_at;
alter table membership_grants rename column taken_back_at to revoked_at;

alter table payment_notices rename to payment_webhooks;
alter index payment_notices_pkey rename to payment_webhooks_pkey;
alter index payment_notices_of_order rename to payment_webhooks_of_order;
alter table payment_webhooks rename constraint payment_notices_order_id_fkey to payment_webhooks_order_id_fkey;
alter table payment_steps drop constraint payment_steps_via_check;
update payment_steps set via = 'webhook' where via = 'notice';
alter table payment_steps add constraint payment_steps_via_check
  check (via in ('order', 'return', 'webhook', 'reconciler', 'member', 'staff'));

alter table payment_orders rename column look_at to next_check_at;
alter table payment_orders rename column looks to checks;
