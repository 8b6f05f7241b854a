-- Imports of products from a file (decision 080): what each product of the file does, and how to undo it.

create table product_imports (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  file_name text not null,
  layout text not null check (layout in ('own', 'shopify', 'woocommerce')),
  state text not null check (state in ('READING', 'READY', 'APPLYING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED')),
  fault text not null default '',
  -- [{ header, field }] in the order of the file.
  columns jsonb not null,
  -- Until the import has run.
  file bytea,
  rows integer not null default 0,
  products integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (site_id, id)
);
call make_site_table('product_imports');
create index product_imports_by_time on product_imports (created_at);

create table product_import_items (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  import_id uuid not null,
  -- The order of the file.
  position integer not null,
  line integer not null,
  name text not null,
  action text not null check (action in ('ADD', 'CHANGE', 'SAME', 'FAULT')),
  outcome text check (outcome in ('DONE', 'REFUSED', 'UNDONE', 'KEPT')),
  -- [{ line, cells }]
  rows jsonb not null,
  changes jsonb not null default '[]',
  faults jsonb not null default '[]',
  jumps boolean not null default false,
  product_id uuid,
  -- The product before, and its revision after.
  before jsonb,
  revision integer,
  -- By how much the import moved the stock of each variant.
  moved jsonb not null default '{}',
  -- [{ url, alt }] to fetch, and then [{ url, fault }] of those that could not be.
  pictures jsonb not null default '[]',
  pictures_failed jsonb not null default '[]',
  primary key (site_id, import_id, position),
  foreign key (site_id, import_id) references product_imports (site_id, id) on delete cascade
);
call make_site_table('product_import_items');
create index product_import_items_waiting on product_import_items (site_id, import_id, position)
  where outcome is null and action in ('ADD', 'CHANGE');
create index product_import_items_pictures on product_import_items (site_id, import_id, position)
  where pictures <> '[]';

-- Of all sites, in small parts, like everything else that is over.
create function forget_product_imports(moment timestamptz, most integer) returns jsonb
  language sql security definer set search_path = public set row_security = off as $$
  with old as (
    delete from product_imports where (site_id, id) in
      (select site_id, id from product_imports where created_at < moment - interval '30 days' order by created_at
       limit greatest(1, most / 1000))
    returning 1
  )
  select jsonb_build_object('productImports', (select count(*) from old));
$$;
revoke execute on function forget_product_imports from public;
grant execute on function forget_product_imports to haat_web;

call distribute_site_tables();
