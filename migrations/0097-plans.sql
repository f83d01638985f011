-- Gifts: an order with a code is paid by one person and redeemed by another. The code itself is stored nowhere.
alter table payment_orders
  add column months integer not null default 1 check (months between 1 and 12),
  add column code_hash bytea unique,
  add column redeemed_by uuid references members (id) on delete set null;
create index payment_orders_redeemed_by on payment_orders (redeemed_by) where redeemed_by is not null;
