-- Coupons and automatic discounts (B262): what the owner offers, the coupon of a bag, and who has used what.

create table discounts (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  -- What customers read of a discount without a code.
  title text not null default '',
  -- As the owner writes it, and as codes are compared; null for an automatic discount.
  code text,
  code_key text,
  gift jsonb not null,
  -- { of, ids }
  scope jsonb not null,
  least_amount bigint not null default 0 check (least_amount >= 0),
  least_pieces integer not null default 0 check (least_pieces >= 0),
  first_order boolean not null default false,
  begins_at timestamptz,
  ends_at timestamptz check (ends_at > begins_at),
  -- 0 for no limit.
  most_uses integer not null default 0 check (most_uses >= 0),
  most_per_person integer not null default 0 check (most_per_person >= 0),
  priority integer not null default 0,
  combines boolean not null default false,
  active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, code_key),
  check ((code is null) = (code_key is null) and (code is not null or title <> ''))
);
call make_site_table('discounts');

-- An order's discounts. Released uses count no more: the order lapsed or was cancelled.
create table discount_uses (
  site_id integer not null default current_site(),
  discount_id uuid not null,
  order_id uuid not null,
  -- Off the items and off the shipping.
  amount bigint not null check (amount >= 0),
  released_at timestamptz,
  primary key (site_id, order_id, discount_id),
  foreign key (site_id, discount_id) references discounts (site_id, id) on delete cascade,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
call make_site_table('discount_uses');
create index discount_uses_counted on discount_uses (site_id, discount_id) include (amount) where released_at is null;

-- Who ordered, by keyed hashes of account and phone numbers: it names nobody, and counts on after a customer is deleted.
create table order_buyers (
  site_id integer not null default current_site(),
  subject text not null,
  order_id uuid not null,
  primary key (site_id, subject, order_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
call make_site_table('order_buyers');
create index order_buyers_by_order on order_buyers (site_id, order_id);

-- The coupon of a customer's bag.
create table cart_coupons (
  site_id integer not null default current_site(),
  user_id uuid not null,
  code text not null check (code <> ''),
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('cart_coupons');

-- The discounts that an order was placed with: [{ id, code, reason, amount, shipping }].
alter table orders add column discounts jsonb not null default '[]';

call distribute_site_tables();
