-- Collections: products that are shown together, chosen by hand or by a rule.

create table collections (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  path text not null,
  title text not null check (title <> ''),
  description text not null default '',
  media_id text,
  -- Null: chosen by hand. Else {"match": "all" or "any", "conditions": [...]} (shared/selling/collection-rules.ts).
  rule jsonb check (rule is null or jsonb_typeof(rule) = 'object'),
  sort text not null default 'created' check (sort in ('chosen', 'created', 'price-low', 'price-high', 'name')),
  -- False while a job still goes through the products for a new rule.
  is_filled boolean not null default true,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, path),
  foreign key (site_id, media_id) references media (site_id, id)
);
create index collections_by_picture on collections (site_id, media_id) where media_id is not null;
call make_site_table('collections');

-- What is in a collection, drafts too; of a rule, kept by whoever changes a product.
create table collection_products (
  site_id integer not null default current_site(),
  collection_id uuid not null,
  product_id uuid not null,
  position integer not null default 0,
  primary key (site_id, collection_id, product_id),
  foreign key (site_id, collection_id) references collections (site_id, id) on delete cascade,
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create index collection_products_by_product on collection_products (site_id, product_id);
call make_site_table('collection_products');

-- Addresses that collections had before; none of them is another one's address now.
create table collection_paths (
  site_id integer not null default current_site(),
  path text not null,
  collection_id uuid not null,
  primary key (site_id, path),
  foreign key (site_id, collection_id) references collections (site_id, id) on delete cascade
);
create index collection_paths_by_collection on collection_paths (site_id, collection_id);
call make_site_table('collection_paths');

call distribute_site_tables();
