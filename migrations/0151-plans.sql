-- The provider can refuse a refund for good. Then the request ends, and staff decide.
alter table payment_orders add column refund_refused_at timestamptz;
