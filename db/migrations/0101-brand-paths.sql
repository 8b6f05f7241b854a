-- Addresses that brands had before; none of them is another brand's now.
create table brand_paths (
  site_id integer not null default current_site(),
  path text not null,
  brand_id uuid not null,
  primary key (site_id, path),
  foreign key (site_id, brand_id) references brands (site_id, id) on delete cascade
);
create index brand_paths_by_brand on brand_paths (site_id, brand_id);
call make_site_table('brand_paths');

call distribute_site_tables();
