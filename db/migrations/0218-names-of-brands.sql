-- Names that brands had before, in lower case. Sections choose brands by name.
create table brand_names (
  site_id integer not null default current_site(),
  name text not null,
  brand_id uuid not null,
  primary key (site_id, name),
  foreign key (site_id, brand_id) references brands (site_id, id) on delete cascade
);
create index brand_names_by_brand on brand_names (site_id, brand_id);
call make_site_table('brand_names');

call distribute_site_tables();
