-- A payment by UPI straight to the shop (decision 077): the transaction number (UTR) that its customer entered, and whether the
-- shop found that payment at its bank.

alter table payments
  add column utr text check (utr ~ '^[0-9]{12}$'),
  add column utr_state text check (utr_state in ('WAITING', 'ARRIVED', 'MISSING')),
  add column utr_at timestamptz,
  add constraint payments_utr_whole check ((utr is null) = (utr_state is null) and (utr is null) = (utr_at is null));

-- One payment at the bank pays one order.
create unique index one_utr_pays on payments (site_id, utr) where utr_state = 'ARRIVED';
create index payments_by_utr on payments (site_id, utr) where utr is not null;
create index utrs_waiting on payments (site_id, utr_at) where utr_state = 'WAITING';
