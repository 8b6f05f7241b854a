create table media (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  -- Short, because it stands in every picture's address.
  id text not null check (id ~ '^[a-z0-9]{10,32}$'),
  file_name text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '',
  checksum text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, checksum)
);
call make_site_table('media');

create table brands (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  path text not null,
  primary key (site_id, id),
  unique (site_id, path)
);
call make_site_table('brands');

create table categories (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  parent_id uuid,
  path text not null,
  title text not null check (title <> ''),
  description text not null default '',
  media_id text,
  position integer not null default 0,
  primary key (site_id, id),
  unique (site_id, path),
  foreign key (site_id, parent_id) references categories (site_id, id),
  foreign key (site_id, media_id) references media (site_id, id)
);
create index categories_by_parent on categories (site_id, parent_id);
call make_site_table('categories');

create table products (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  path text not null,
  name text not null check (name <> ''),
  brand_id uuid,
  summary text not null default '',
  -- Rich text, sanitised when written.
  description text not null default '',
  facts jsonb not null default '[]',
  options jsonb not null default '[]',
  hsn text not null default '',
  gst_rate smallint not null default 0 check (gst_rate in (0, 3, 5, 18, 40)),
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED')),
  -- Of the variant that 'Add to bag' adds: the cheapest in stock, else the cheapest. Kept by the catalogue's own verbs so that lists sort without a join.
  price bigint not null check (price >= 0),
  mrp bigint not null check (mrp >= price),
  in_stock boolean not null,
  search tsvector generated always as (
    setweight(to_tsvector('simple', plain_text(name)), 'A') ||
    setweight(to_tsvector('simple', plain_text(summary)), 'B')
  ) stored,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, path),
  foreign key (site_id, brand_id) references brands (site_id, id)
);
create index products_by_age on products (site_id, status, created_at desc, id);
create index products_by_price on products (site_id, status, price, id);
create index products_by_text on products using gin (site_id, search);
create index products_in_name_order on products (site_id, status, plain_text(name), id);
create index products_by_brand on products (site_id, brand_id);

-- Under row-level security an index serves only operators that are marked as leaking nothing. Matching text against a
-- query leaks nothing; marking it takes a superuser, and without the mark text search is slower but right.
do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
exception when insufficient_privilege then
  raise notice 'text search will scan the products of a site';
end;
$$;
call make_site_table('products');

create table product_categories (
  site_id integer not null default current_site(),
  category_id uuid not null,
  product_id uuid not null,
  -- 0 is the product's main category.
  position integer not null default 0,
  primary key (site_id, category_id, product_id),
  foreign key (site_id, category_id) references categories (site_id, id) on delete cascade,
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create index product_categories_by_product on product_categories (site_id, product_id, position);
call make_site_table('product_categories');

create table product_media (
  site_id integer not null default current_site(),
  product_id uuid not null,
  -- 0 is the cover.
  position integer not null,
  media_id text not null,
  alt text not null default '',
  primary key (site_id, product_id, position),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, media_id) references media (site_id, id)
);
call make_site_table('product_media');

create table variants (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  product_id uuid not null,
  sku text not null,
  -- One value for each option of the product: {"Size": "M"}.
  options jsonb not null default '{}',
  price bigint not null check (price >= 0),
  mrp bigint not null check (mrp >= price),
  -- What may still be sold: reserved pieces are gone from it. The sum of the variant's stock moves.
  stock integer not null default 0 check (stock >= 0),
  position integer not null default 0,
  primary key (site_id, id),
  unique (site_id, sku),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create index variants_by_product on variants (site_id, product_id, position);
call make_site_table('variants');
