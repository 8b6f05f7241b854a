-- What a variant costs for a while, and products that come into the shop at a moment.

alter table variants
  add column sale_price bigint check (sale_price >= 0),
  -- Null: at once, and until somebody takes it off.
  add column sale_from timestamptz,
  add column sale_until timestamptz;

-- What a variant costs at an instant. The shop, the cart and the checkout ask nothing else.
create function price_at(price bigint, sale_price bigint, sale_from timestamptz, sale_until timestamptz, moment timestamptz)
  returns bigint language sql immutable parallel safe as $$
  select case
    when sale_price < price and coalesce(sale_from <= moment, true) and coalesce(moment < sale_until, true) then sale_price
    else price end
$$;

-- The next instant after one at which that may be another amount; null where there is none.
create function price_changes(sale_price bigint, sale_from timestamptz, sale_until timestamptz, moment timestamptz)
  returns timestamptz language sql immutable parallel safe as $$
  select case when sale_price is null then null when sale_from > moment then sale_from when sale_until > moment then sale_until end
$$;

alter table products drop constraint products_status_check;
alter table products
  add constraint products_status_check check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
  -- When a scheduled product comes into the shop.
  add column publish_at timestamptz check (publish_at is not null or status <> 'SCHEDULED');
