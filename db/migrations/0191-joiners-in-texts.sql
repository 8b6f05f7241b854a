-- Texts are compared without joiners (B211). U+200D and U+200C say how letters of Indian scripts are drawn, and keyboards write them or
-- don't: रक्षा is one word with and without.

-- Cost, for a million rows of a table: a pass through names takes 0.3 seconds. The indexes of products' names are made again only where one
-- holds a joiner, in 20 seconds. Those of names of orders (2 seconds), of customers (10) and of invoices (5) are always made again. A table
-- takes no writes while its index is made.

create or replace function without_joiners(value text) returns text
  language sql immutable parallel safe strict
  return translate(value, U&'\200C\200D', '');

create or replace function plain_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(without_joiners(value), NFC)));

-- An update of a row without a change of its columns would leave its old entry in an index of an expression.
do $$
begin
  if exists (select from products where name ~ '[\u200c\u200d]') then
    reindex index products_in_name_order;
    reindex index products_by_name;
  end if;
  if exists (select from posts where title ~ '[\u200c\u200d]') then
    reindex index posts_in_title_order;
  end if;
end;
$$;
-- Generated columns are made anew for columns that an update names.
update posts set title = title, short_description = short_description, body = body
where title || short_description || body ~ '[\u200c\u200d]';
update translations set words = words where words::text ~ '[\u200c\u200d]';

drop index orders_by_name, users_by_name, invoices_by_text;
create index orders_by_name on orders using gin (site_id, without_joiners(address ->> 'name') gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index users_by_name on users
  using gin (site_id, without_joiners(trim(first_name || ' ' || last_name)) gin_trgm_ops, coalesce(guest_email, email) gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index invoices_by_text on invoices
  using gin (site_id, buyer_gstin gin_trgm_ops, without_joiners(buyer ->> 'name') gin_trgm_ops,
    without_joiners(buyer ->> 'businessName') gin_trgm_ops)
  with (gin_pending_list_limit = 1024);

create or replace function orders_named(pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from orders where site_id = current_site() and without_joiners(address ->> 'name') ilike pattern;
end;
$$;

create or replace function users_named(pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from users where site_id = current_site()
    and (without_joiners(trim(first_name || ' ' || last_name)) ilike pattern or coalesce(guest_email, email) ilike pattern);
end;
$$;

create or replace function invoices_found(beginning text, order_no integer, gstin text, pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from invoices where site_id = current_site()
    and (number ~>=~ beginning and number ~<~ (beginning || '~') or order_number = order_no or buyer_gstin = gstin
      or without_joiners(buyer ->> 'name') ilike pattern or without_joiners(buyer ->> 'businessName') ilike pattern);
end;
$$;

call distribute_site_tables();
