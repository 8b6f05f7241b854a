-- A refund that no cancelled or returned piece stands behind lowers the price of lines, or is goodwill without effect on GST.
alter table orders
  -- What lowered prices take from the total, and how much of that is of the shipping; minor units.
  add column reduced_amount bigint not null default 0 check (reduced_amount >= 0),
  add column reduced_shipping bigint not null default 0,
  add constraint orders_reduced check (reduced_shipping between 0 and reduced_amount);
alter table orders drop constraint orders_lost;
alter table orders add constraint orders_lost check (cancelled_amount + returned_amount + reduced_amount <= total_amount);

drop index orders_by_placing;
create index orders_by_placing on orders (site_id, placed_at)
  include (status, total_amount, cancelled_amount, returned_amount, reduced_amount, user_id);

-- Each time that the line's price was lowered: by how much, and how many of its pieces were cancelled or returned before.
alter table order_lines add column reductions jsonb not null default '[]';

-- The part of a refund that is goodwill; minor units.
alter table payment_refunds add column goodwill bigint not null default 0 check (goodwill between 0 and amount);
create index payment_refunds_goodwill on payment_refunds (site_id, requested_at) where goodwill > 0;
