-- What an owner's work on the catalogue needs: a count of the changes, so that one person's never undo another's, and
-- addresses that go on leading to what has moved.

-- Counts the owner's changes, and not the sales.
alter table products add column revision integer not null default 1;
alter table categories add column revision integer not null default 1;

-- A variant that is taken off its product stays for its orders and its ledger, and is sold to nobody.
alter table variants add column archived_at timestamptz;
alter table variants drop constraint variants_site_id_sku_key;
create unique index variants_by_sku on variants (site_id, sku) where archived_at is null;

create index products_by_change on products (site_id, changed_at desc, id);

-- Addresses that products and categories had before. None of them is the address of another one now.
create table product_paths (
  site_id integer not null default current_site(),
  path text not null,
  product_id uuid not null,
  primary key (site_id, path),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create index product_paths_by_product on product_paths (site_id, product_id);
call make_site_table('product_paths');

create table category_paths (
  site_id integer not null default current_site(),
  path text not null,
  category_id uuid not null,
  primary key (site_id, path),
  foreign key (site_id, category_id) references categories (site_id, id) on delete cascade
);
create index category_paths_by_category on category_paths (site_id, category_id);
call make_site_table('category_paths');
