-- Refunds of payments (decision 076). What refunds of a payment hold together stands beside its amount, so that the database refuses
-- to pay back more than was paid. Failed refunds hold nothing.

alter table payments
  add column back bigint not null default 0,
  add constraint payments_back check (back between 0 and amount);

create table payment_refunds (
  site_id integer not null default current_site(),
  -- Ours, by which providers know the refund too.
  id uuid not null default uuidv7(),
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  -- REQUESTED: not yet with the provider, as far as we know. SENT: the provider has taken it.
  state text not null check (state in ('REQUESTED', 'SENT', 'DONE', 'FAILED')),
  -- Paid back outside the provider's API, and marked by staff.
  by_hand boolean not null,
  provider_refund_id text,
  -- Shown to the customer.
  note text not null default '',
  -- Why it failed, for staff.
  fault text not null default '',
  requested_by uuid,
  requested_at timestamptz not null default now(),
  -- When the provider was first asked for it.
  tried_at timestamptz,
  settled_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
create index payment_refunds_by_payment on payment_refunds (site_id, payment_id);
call make_site_table('payment_refunds');

-- Payments that were marked as refunded until now.
update payments set back = amount where status = 'REFUNDED';
insert into payment_refunds (site_id, payment_id, amount, state, by_hand, requested_at, settled_at)
select site_id, id, amount, 'DONE', true, coalesce(settled_at, created_at), coalesce(settled_at, created_at)
from payments where status = 'REFUNDED' and amount > 0;

-- The sandbox bank's own books of refunds.
create table sandbox_refunds (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id text not null,
  payment_id text not null,
  amount bigint not null check (amount > 0),
  done boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create index sandbox_refunds_by_payment on sandbox_refunds (site_id, payment_id);
call make_site_table('sandbox_refunds');

call distribute_site_tables();
