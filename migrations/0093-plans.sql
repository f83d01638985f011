-- When a month begins, when its plan was first used, and when its refund was requested: what a member's own refund depends on.
alter table payment_orders
  add column covers_from timestamptz,
  add column used_at timestamptz,
  add column refund_requested_at timestamptz;
update payment_orders set covers_from = applied_at;
-- For the gates of paid features, which look for a month that has not been used.
create index payment_orders_unused on payment_orders (member_id) where state = 'applied' and used_at is null;
