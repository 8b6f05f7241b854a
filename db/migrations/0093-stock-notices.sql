-- Who is to be told by mail when a variant that is out of stock can be had again. A row is deleted once its mail is written.
create table stock_notices (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  variant_id uuid not null,
  email text not null check (email <> ''),
  -- Of the page on which they asked: `hi-IN`.
  language text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, variant_id, email),
  foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade
);
create index stock_notices_by_email on stock_notices (site_id, email);
call make_site_table('stock_notices');
create index stock_notices_by_age on stock_notices (created_at);

-- Deletes of all sites the requests that nothing came of within a year. Returns how many, up to `most`.
create function forget_stock_notices(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from stock_notices where (site_id, id) in (
    select site_id, id from stock_notices where created_at < moment - interval '1 year' order by created_at limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('stockNotices', forgotten);
end;
$$;
revoke execute on function forget_stock_notices from public;
grant execute on function forget_stock_notices to haat_web;

call distribute_site_tables();
