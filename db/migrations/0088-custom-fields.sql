-- Fields that an owner defines for products, variants and categories, beside those that every shop has.

create table custom_fields (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  -- What has the field.
  owner text not null check (owner in ('PRODUCT', 'VARIANT', 'CATEGORY')),
  name text not null check (name <> ''),
  type text not null check (type in (
    'TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'CHOICE', 'CHOICES', 'COLOUR', 'LINK', 'PICTURE')),
  unit text not null default '',
  choices text[] not null default '{}',
  -- Under which heading it is shown; empty: with the others.
  heading text not null default '',
  is_filterable boolean not null default false,
  position integer not null default 0,
  -- Since when it is neither entered nor shown; what was entered stays.
  archived_at timestamptz,
  revision integer not null default 1,
  primary key (site_id, id)
);
call make_site_table('custom_fields');

-- What was entered, by the field's id: {"0199…": "Cotton"}.
alter table products add column custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object');
alter table variants add column custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object');
alter table categories add column custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object');

-- The same of fields of products and their variants that lists are filtered by, a row for each value.
create table product_field_values (
  site_id integer not null default current_site(),
  field_id uuid not null,
  value text not null,
  -- Of numbers, for spans.
  number numeric,
  product_id uuid not null,
  primary key (site_id, field_id, value, product_id),
  foreign key (site_id, field_id) references custom_fields (site_id, id) on delete cascade,
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create index product_field_values_by_product on product_field_values (site_id, product_id);
create index product_field_values_by_number on product_field_values (site_id, field_id, number) where number is not null;
call make_site_table('product_field_values');

call distribute_site_tables();
