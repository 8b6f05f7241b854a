-- Payments and refunds that providers settled, as their reports say (B296). A line is kept once, whichever report has it.
create table settlement_lines (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  provider text not null check (provider in ('razorpay', 'stripe', 'phonepe')),
  kind text not null check (kind in ('payment', 'refund')),
  reference text not null check (char_length(reference) between 1 and 255),
  payout text not null check (char_length(payout) <= 255),
  settled_on text not null check (char_length(settled_on) <= 30),
  amount bigint not null check (amount > 0),
  fee bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  outcome text not null check (outcome in ('matched', 'differs', 'unpaid', 'repeated', 'unknown')),
  expected bigint,
  payment_id uuid,
  refund_id uuid,
  added_at timestamptz not null default now(),
  closed_at timestamptz,
  note text check (char_length(note) <= 500),
  primary key (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade,
  foreign key (site_id, refund_id) references payment_refunds (site_id, id) on delete cascade,
  unique (site_id, provider, kind, reference, payout),
  check ((closed_at is null) = (note is null))
);
create index settlement_lines_open on settlement_lines (site_id, added_at) where outcome <> 'matched' and closed_at is null;
create index settlement_lines_added on settlement_lines (site_id, added_at);
create index settlement_lines_by_payment on settlement_lines (site_id, payment_id) where payment_id is not null;
create index settlement_lines_by_refund on settlement_lines (site_id, refund_id) where refund_id is not null;
call make_site_table('settlement_lines');

call distribute_site_tables();
