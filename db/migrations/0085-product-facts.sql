-- What the law and shoppers want to know of a product: where it is from, who made it, how much is in it, what tax it had when.

alter table variants
  add column length integer check (length > 0),
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  -- Of one piece, in the product's unit, where it is another quantity than the product's.
  add column net_quantity numeric(12, 3) check (net_quantity > 0);

-- Tables that every site shares among its products or categories: chest, waist and length of S, M and L.
create table size_guides (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  title text not null check (title <> ''),
  -- Rich text under the table, sanitised when written.
  note text not null default '',
  columns text[] not null,
  -- A list of rows, each of as many texts as there are columns.
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  revision integer not null default 1,
  primary key (site_id, id)
);
call make_site_table('size_guides');

alter table products
  add column tags text[] not null default '{}',
  -- ISO 3166-1 alpha-2; empty where nobody has said.
  add column country_of_origin text not null default '' check (country_of_origin ~ '^([A-Z]{2})?$'),
  add column maker_role text not null default 'MAKER' check (maker_role in ('MAKER', 'PACKER', 'IMPORTER')),
  add column maker text not null default '',
  add column consumer_care text not null default '',
  add column net_quantity numeric(12, 3) check (net_quantity > 0),
  add column net_unit text not null default 'g' check (net_unit in ('g', 'kg', 'ml', 'l', 'm', 'piece')),
  -- Rates of GST from a day on, the earliest first: [{"from": "2026-04-01", "rate": 18}]. Before the first it is gst_rate.
  add column gst_changes jsonb not null default '[]' check (jsonb_typeof(gst_changes) = 'array'),
  add column size_guide_id uuid,
  add foreign key (site_id, size_guide_id) references size_guides (site_id, id);
create index products_by_size_guide on products (site_id, size_guide_id) where size_guide_id is not null;

alter table categories
  add column size_guide_id uuid,
  add foreign key (site_id, size_guide_id) references size_guides (site_id, id);
create index categories_by_size_guide on categories (site_id, size_guide_id) where size_guide_id is not null;

-- What goes with a product, as its owner says.
create table product_complements (
  site_id integer not null default current_site(),
  product_id uuid not null,
  other_id uuid not null check (other_id <> product_id),
  position integer not null,
  primary key (site_id, product_id, other_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, other_id) references products (site_id, id) on delete cascade
);
create index product_complements_by_other on product_complements (site_id, other_id);
call make_site_table('product_complements');

-- In how many of the last orders of a product another one was, too. Counted anew by a job; it names no order and nobody.
create table bought_together (
  site_id integer not null default current_site(),
  product_id uuid not null,
  other_id uuid not null,
  orders integer not null check (orders > 0),
  primary key (site_id, product_id, other_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, other_id) references products (site_id, id) on delete cascade
);
create index bought_together_by_other on bought_together (site_id, other_id);
call make_site_table('bought_together');

call distribute_site_tables();
