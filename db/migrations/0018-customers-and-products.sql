-- What staff write of a customer, how a product shows in search engines, and products that are deleted.

create table customer_notes (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  note text not null check (note <> ''),
  author_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
  foreign key (site_id, author_id) references users (site_id, id) on delete cascade
);
create index customer_notes_by_person on customer_notes (site_id, user_id, created_at);
create index customer_notes_by_author on customer_notes (site_id, author_id);
call make_site_table('customer_notes');

-- Lists of customers are in the order in which they came.
create index users_by_age on users (site_id, user_type, created_at desc, id);

-- Empty: the product's name and summary.
alter table products add column seo_title text not null default '';
alter table products add column seo_description text not null default '';

-- Of a deleted product: when, and what it was in, so that it can be brought back: {"at", "path", "status", "brandId",
-- "categoryIds", "media"}. Its row stays for its orders and its ledger; nothing else of the catalogue refers to it.
alter table products add column deleted jsonb;

-- Deletes of all sites the deleted products that nobody ever ordered, thirty days later. Returns how many, up to `most`.
create function forget_products(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from products where (site_id, id) in (
    select p.site_id, p.id from products p
    where p.deleted is not null and (p.deleted->>'at')::timestamptz < moment - interval '30 days'
      and not exists (select 1 from order_lines l where l.site_id = p.site_id and l.product_id = p.id)
      and not exists (
        select 1 from variants v join stock_moves m on m.site_id = v.site_id and m.variant_id = v.id
        where v.site_id = p.site_id and v.product_id = p.id and m.order_id is not null)
    limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('products', forgotten);
end;
$$;
revoke execute on function forget_products from public;
grant execute on function forget_products to haat_web;
create index products_deleted on products (site_id, id) where deleted is not null;
create index order_lines_by_product on order_lines (site_id, product_id);

-- Notes of an order are read by its buyer and by staff.
update order_events set note = 'To be paid on delivery.' where note = 'You pay on delivery.';

call distribute_site_tables();
