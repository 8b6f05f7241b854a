-- Money that moved without the shop (B334, B335).

-- A payment that its provider names and no order has is to be paid back until staff book it to an order. `reference` is its name in events and
-- reports; `noted` says how staff settled it elsewhere.
alter table payments
  alter column order_id drop not null,
  add column reference text check (char_length(reference) between 1 and 255),
  add column noted text check (char_length(noted) <= 500),
  add column noted_at timestamptz,
  add constraint payments_noted check ((noted is null) = (noted_at is null)),
  add constraint payments_without_order check (
    order_id is not null or (reference is not null and status in ('REFUND_DUE', 'REFUNDED')));
create unique index payments_by_reference on payments (site_id, provider, reference) where reference is not null;
create index payments_of_no_order on payments (site_id, created_at)
  where order_id is null and status = 'REFUND_DUE' and noted_at is null;

-- When a settlement report first named a payment, and when staff closed the case of one that none names.
alter table payments
  add column reported_at timestamptz,
  add column unreported_closed_at timestamptz;
update payments p set reported_at = l.first
from (
  select site_id, payment_id, min(added_at) as first from settlement_lines
  where kind = 'payment' and payment_id is not null group by site_id, payment_id
) l
where l.site_id = p.site_id and l.payment_id = p.id;
create index payments_reported on payments (site_id, provider, created_at) where reported_at is not null;
create index payments_unreported on payments (site_id, provider, created_at)
  where reported_at is null and unreported_closed_at is null and account_mode = 'live'
    and status in ('PAID', 'REFUND_DUE', 'REFUNDED');

-- What a provider paid back although staff had, until staff close the case.
alter table payment_refunds
  add column again_amount bigint check (again_amount > 0),
  add column again_at timestamptz,
  add column again_closed_at timestamptz,
  add constraint payment_refunds_again check ((again_amount is null) = (again_at is null));
create index payment_refunds_paid_again on payment_refunds (site_id, again_at)
  where again_at is not null and again_closed_at is null;

-- `twice`: a settled refund that staff had paid back by hand.
alter table settlement_lines drop constraint settlement_lines_outcome_check;
alter table settlement_lines add constraint settlement_lines_outcome_check
  check (outcome in ('matched', 'differs', 'unpaid', 'repeated', 'unknown', 'twice'));
drop index settlement_lines_open;
create index settlement_lines_open on settlement_lines (site_id, added_at)
  where outcome not in ('matched', 'twice') and closed_at is null;

call distribute_site_tables();
