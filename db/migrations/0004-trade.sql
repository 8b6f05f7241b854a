create table cart_items (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  variant_id uuid not null,
  quantity integer not null check (quantity between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, user_id, variant_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
  foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade
);
call make_site_table('cart_items');

-- The last number given to an order of this site.
create table order_numbers (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  last integer not null default 1000,
  primary key (site_id)
);
call make_site_table('order_numbers');

create table orders (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  number integer not null,
  user_id uuid not null,
  status text not null check (status in (
    'PENDING_PAYMENT', 'PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'LAPSED', 'RETURN_REQUESTED', 'RETURNED')),
  payment_mode text not null,
  payment_status text not null check (payment_status in (
    'OPEN', 'DUE_ON_DELIVERY', 'PAID', 'FAILED', 'REFUND_DUE', 'REFUNDED')),
  currency text not null,
  -- Minor units; total = items + shipping. The tax is inside the total.
  items_amount bigint not null check (items_amount >= 0),
  shipping_amount bigint not null check (shipping_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  total_amount bigint not null check (total_amount = items_amount + shipping_amount),
  -- The address as it was when the order was made.
  address jsonb not null,
  -- What the cart held, so that asking twice for the same checkout finds the same order.
  cart_fingerprint text not null,
  reserved_until timestamptz,
  created_at timestamptz not null default now(),
  placed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, user_id) references users (site_id, id)
);
create index orders_by_user on orders (site_id, user_id, created_at desc);
create index orders_by_age on orders (site_id, created_at desc);
create unique index one_open_order on orders (site_id, user_id) where status = 'PENDING_PAYMENT';
call make_site_table('orders');

create table order_lines (
  site_id integer not null default current_site(),
  order_id uuid not null,
  position integer not null,
  variant_id uuid not null,
  product_id uuid not null,
  -- What was bought, as it was then.
  name text not null,
  product_path text not null,
  sku text not null,
  options jsonb not null default '{}',
  media_id text,
  hsn text not null,
  gst_rate smallint not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  unit_mrp bigint not null check (unit_mrp >= unit_price),
  tax_amount bigint not null check (tax_amount >= 0),
  primary key (site_id, order_id, position),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
call make_site_table('order_lines');

create table order_events (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind text not null,
  note text not null default '',
  actor_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index order_events_by_order on order_events (site_id, order_id, created_at);
call make_site_table('order_events');

-- Every change of a variant's stock, with its cause: the variant's stock is the sum of its moves.
create table stock_moves (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  variant_id uuid not null,
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('RECEIVED', 'RESERVED', 'RELEASED', 'RETURNED', 'CORRECTED')),
  order_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index stock_moves_by_variant on stock_moves (site_id, variant_id);
create index stock_moves_by_order on stock_moves (site_id, order_id);
call make_site_table('stock_moves');

-- One attempt to pay for an order. An order may need several; at most one of them settles it.
create table payments (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  provider text not null,
  -- The provider's own name for the attempt, once it has one; together they are unique, so one payment settles once.
  provider_payment_id text,
  -- Where the person pays, as the provider said.
  redirect text,
  status text not null check (status in ('OPEN', 'PAID', 'FAILED', 'REFUND_DUE', 'REFUNDED')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (site_id, id),
  unique (site_id, provider, provider_payment_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index payments_by_order on payments (site_id, order_id);
create unique index one_attempt_pays on payments (site_id, order_id) where status = 'PAID';
call make_site_table('payments');

-- The sandbox provider's own books, as a bank would keep them: what was asked for, and what became of it.
create table sandbox_payments (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'FAILED')),
  amount bigint not null,
  currency text not null,
  description text not null,
  return_url text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
call make_site_table('sandbox_payments');
