-- Orders by piece (decision 085): how many pieces of each line are cancelled, on their way, with the customer or returned, what
-- the order lost by that, and the parcels, cancellations and returns that took them. What is left is still to be sent.

alter table order_lines
  add column cancelled integer not null default 0,
  add column shipped integer not null default 0,
  add column delivered integer not null default 0,
  add column returned integer not null default 0,
  -- Of those delivered: in a return that is not closed.
  add column in_return integer not null default 0;

alter table orders
  -- What cancelled and returned pieces no longer bring, shipping included where it is paid back; minor units.
  add column cancelled_amount bigint not null default 0 check (cancelled_amount >= 0),
  add column returned_amount bigint not null default 0 check (returned_amount >= 0);

update order_lines l set
  cancelled = case when o.status = 'CANCELLED' then l.quantity else 0 end,
  shipped = case when o.status = 'SHIPPED' then l.quantity else 0 end,
  delivered = case when o.status in ('DELIVERED', 'RETURN_REQUESTED') then l.quantity else 0 end,
  returned = case when o.status = 'RETURNED' then l.quantity else 0 end,
  in_return = case when o.status = 'RETURN_REQUESTED' then l.quantity else 0 end
from orders o
where o.site_id = l.site_id and o.id = l.order_id
  and o.status in ('CANCELLED', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED');
update orders set
  cancelled_amount = case when status = 'CANCELLED' then total_amount else 0 end,
  returned_amount = case when status = 'RETURNED' then total_amount else 0 end
where status in ('CANCELLED', 'RETURNED');

alter table order_lines add constraint order_line_pieces check (
  cancelled >= 0 and shipped >= 0 and delivered >= 0 and returned >= 0
  and in_return between 0 and delivered and cancelled + shipped + delivered + returned <= quantity);
alter table orders add constraint orders_lost check (cancelled_amount + returned_amount <= total_amount);

drop index orders_by_placing;
create index orders_by_placing on orders (site_id, placed_at)
  include (status, total_amount, cancelled_amount, returned_amount, user_id);

create table order_returns (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  state text not null check (state in ('REQUESTED', 'APPROVED', 'REFUSED', 'PICKED_UP', 'RECEIVED', 'CLOSED')),
  -- As the customer gave them.
  reason text,
  note text not null default '' check (char_length(note) <= 500),
  -- Decided when the pieces are here.
  outcome text check (outcome in ('REFUND', 'REPLACEMENT')),
  -- What its pieces came to, and what is paid back for them; minor units.
  pieces_amount bigint not null check (pieces_amount >= 0),
  refund_amount bigint check (refund_amount >= 0),
  requested_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  check ((state in ('RECEIVED', 'CLOSED')) = (outcome is not null)),
  check ((outcome = 'REFUND') = (refund_amount is not null))
);
create index order_returns_by_order on order_returns (site_id, order_id, requested_at);
create index order_returns_by_state on order_returns (site_id, state, requested_at desc);
-- One after another: the order says what its customer asks for now.
create unique index one_open_return on order_returns (site_id, order_id) where state in ('REQUESTED', 'APPROVED', 'PICKED_UP');
call make_site_table('order_returns');

create table order_return_lines (
  site_id integer not null default current_site(),
  return_id uuid not null,
  order_id uuid not null,
  position integer not null,
  pieces integer not null check (pieces > 0),
  -- Pieces back in stock; the others are written off. Null until they are here.
  restocked integer check (restocked between 0 and pieces),
  primary key (site_id, return_id, position),
  foreign key (site_id, return_id) references order_returns (site_id, id) on delete cascade,
  foreign key (site_id, order_id, position) references order_lines (site_id, order_id, position) on delete cascade
);
call make_site_table('order_return_lines');

create table order_cancellations (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  -- What its pieces came to, and the shipping where nothing else is sent; minor units.
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index order_cancellations_by_order on order_cancellations (site_id, order_id, created_at);
call make_site_table('order_cancellations');

create table order_cancellation_lines (
  site_id integer not null default current_site(),
  cancellation_id uuid not null,
  order_id uuid not null,
  position integer not null,
  pieces integer not null check (pieces > 0),
  restocked integer not null check (restocked between 0 and pieces),
  primary key (site_id, cancellation_id, position),
  foreign key (site_id, cancellation_id) references order_cancellations (site_id, id) on delete cascade,
  foreign key (site_id, order_id, position) references order_lines (site_id, order_id, position) on delete cascade
);
call make_site_table('order_cancellation_lines');

create table parcels (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  -- 1, 2, 3 within the order.
  number integer not null check (number > 0),
  -- RETURNED: it came back undelivered.
  state text not null check (state in ('SENT', 'DELIVERED', 'RETURNED')),
  courier text not null default '',
  tracking_number text not null default '',
  tracking_link text not null default '',
  -- What its courier collects in cash; minor units.
  collect_amount bigint not null default 0 check (collect_amount >= 0),
  -- The return that it replaces; its pieces are counted there.
  return_id uuid,
  sent_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (site_id, id),
  unique (site_id, order_id, number),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, return_id) references order_returns (site_id, id) on delete cascade
);
create index parcels_by_tracking on parcels (site_id, tracking_number) where tracking_number <> '';
call make_site_table('parcels');

create table parcel_lines (
  site_id integer not null default current_site(),
  parcel_id uuid not null,
  order_id uuid not null,
  position integer not null,
  pieces integer not null check (pieces > 0),
  primary key (site_id, parcel_id, position),
  foreign key (site_id, parcel_id) references parcels (site_id, id) on delete cascade,
  foreign key (site_id, order_id, position) references order_lines (site_id, order_id, position) on delete cascade
);
create index parcel_lines_by_order on parcel_lines (site_id, order_id);
call make_site_table('parcel_lines');

-- Orders that left whole: one parcel each, with what the order kept of it.
insert into parcels (site_id, order_id, number, state, courier, tracking_number, collect_amount, sent_at, ended_at)
select o.site_id, o.id, 1,
  case when o.status = 'SHIPPED' then 'SENT' when delivered.at is not null or o.status <> 'RETURNED' then 'DELIVERED' else 'RETURNED' end,
  o.courier, o.tracking_number,
  case when o.payment_status = 'DUE_ON_DELIVERY' then o.total_amount else 0 end,
  coalesce(shipped.at, o.placed_at, o.created_at),
  case when o.status = 'SHIPPED' then null else coalesce(delivered.at, ended.at, o.placed_at, o.created_at) end
from orders o
left join lateral (select max(created_at) as at from order_events e
  where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'SHIPPED') shipped on true
left join lateral (select min(created_at) as at from order_events e
  where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'DELIVERED') delivered on true
left join lateral (select max(created_at) as at from order_events e
  where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'RETURNED') ended on true
where o.status in ('SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED');
insert into parcel_lines (site_id, parcel_id, order_id, position, pieces)
select p.site_id, p.id, p.order_id, l.position, l.quantity
from parcels p join order_lines l on l.site_id = p.site_id and l.order_id = p.order_id;

-- Returns that customers ask for now.
insert into order_returns (site_id, order_id, state, reason, note, pieces_amount, requested_at, changed_at)
select site_id, id, case when request->>'approved' is null then 'REQUESTED' else 'APPROVED' end,
  request->>'reason', left(coalesce(request->>'note', ''), 500), items_amount - discount_amount,
  coalesce((request->>'created')::timestamptz, created_at), coalesce((request->>'created')::timestamptz, created_at)
from orders where status = 'RETURN_REQUESTED';
insert into order_return_lines (site_id, return_id, order_id, position, pieces)
select r.site_id, r.id, r.order_id, l.position, l.quantity
from order_returns r join order_lines l on l.site_id = r.site_id and l.order_id = r.order_id;

update orders set request = request || '{"lines": null}' where request is not null;

alter table orders drop column courier, drop column tracking_number;

-- Of a payment that stays paid: what is owed back for pieces of its order. All of it is owed once the payment is REFUND_DUE.
alter table payments
  add column owed bigint not null default 0,
  add column owed_at timestamptz,
  add constraint payments_owed check (owed between 0 and amount);

create index payments_owing on payments (site_id, owed_at) where status = 'PAID' and owed > back;

alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('RECEIVED', 'RESERVED', 'RELEASED', 'RETURNED', 'CORRECTED', 'WRITTEN_OFF'));

-- Pictures of what is returned are kept with those of reviews: made the same way, and for the shop alone.
alter table review_pictures
  add column return_id uuid,
  add constraint review_pictures_of_return foreign key (site_id, return_id) references order_returns (site_id, id) on delete cascade,
  add constraint review_pictures_of_one check (review_id is null or return_id is null);
create index review_pictures_by_return on review_pictures (site_id, return_id, position) where return_id is not null;
drop index review_pictures_by_user;
create index review_pictures_by_user on review_pictures (site_id, user_id, created_at) where review_id is null and return_id is null;

call distribute_site_tables();
