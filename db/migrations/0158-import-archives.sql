-- Pictures of an import that come in a ZIP (B308).
-- { name, bytes, mark, received, pictures, unnamed, unnamedCount, fault }; null without one.
alter table product_imports add column archive jsonb;
-- Pictures that its rows name and that no ZIP holds.
alter table product_imports add column pictures_missing integer not null default 0;

-- The ZIP in parts of 2 MiB, until its pictures are in the library. It lies here rather than in the storage, so that it goes
-- together with its import.
create table product_import_parts (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  import_id uuid not null,
  nth integer not null check (nth >= 0),
  bytes bytea not null,
  primary key (site_id, import_id, nth),
  foreign key (site_id, import_id) references product_imports (site_id, id) on delete cascade
);
-- What a ZIP holds is compressed already.
alter table product_import_parts alter column bytes set storage external;
call make_site_table('product_import_parts');

call distribute_site_tables();

-- A large import fills tables faster than autovacuum looks at them: until then checks of foreign keys read all rows of the site.
create function know_catalogue_size(added integer) returns void
  language plpgsql security definer set search_path = public as $$
begin
  if (select reltuples from pg_class where oid = 'variants'::regclass) < added * 20 then
    analyze products, variants, stock_moves;
  end if;
end
$$;
revoke execute on function know_catalogue_size from public;
grant execute on function know_catalogue_size to haat_web;
