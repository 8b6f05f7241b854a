-- What staff look at in "Money": payments and refunds that do not settle by themselves. Each kind has its small index.

-- The amount that a provider reported instead of ours, until staff close the case.
alter table payments
  add column said_amount bigint,
  add column said_currency text,
  add column said_at timestamptz,
  add column said_closed_at timestamptz;
create index payments_said on payments (site_id, said_at) where said_at is not null and said_closed_at is null;
create index payments_open on payments (site_id, created_at) where status = 'OPEN';

-- A failed refund is a case until another one of its payment is made, or staff close it.
alter table payment_refunds add column closed_at timestamptz;
create index payment_refunds_open on payment_refunds (site_id, requested_at) where state in ('REQUESTED', 'SENT');
create index payment_refunds_failed on payment_refunds (site_id, payment_id) where state = 'FAILED' and closed_at is null;

call distribute_site_tables();
