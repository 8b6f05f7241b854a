-- Staff find orders, customers, invoices and products by any part of a name, and of an email or SKU. As with words of products (0081), row-level security
-- keeps an index from serving such a search, so functions with their owner's rights ask it: their own condition keeps sites apart, and
-- they tell no more than ids. `pattern` is one of `ilike`. One of fewer than three letters goes through all of the site's.
create index orders_by_name on orders using gin (site_id, (address ->> 'name') gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index users_by_name on users
  using gin (site_id, trim(first_name || ' ' || last_name) gin_trgm_ops, coalesce(guest_email, email) gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index users_by_mobile on users (site_id, mobile_number) where mobile_number is not null;
create index invoices_by_text on invoices
  using gin (site_id, buyer_gstin gin_trgm_ops, (buyer ->> 'name') gin_trgm_ops, (buyer ->> 'businessName') gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index invoices_by_order_number on invoices (site_id, order_number);
create index invoices_by_number on invoices (site_id, number text_pattern_ops);
create index products_by_name on products using gin (site_id, plain_text(name) gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index variants_by_code on variants using gin (site_id, sku gin_trgm_ops, barcode gin_trgm_ops)
  with (gin_pending_list_limit = 1024) where archived_at is null;

create function orders_named(pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from orders where site_id = current_site() and address ->> 'name' ilike pattern;
end;
$$;

-- Names, and the emails at which people are reached.
create function users_named(pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from users where site_id = current_site()
    and (trim(first_name || ' ' || last_name) ilike pattern or coalesce(guest_email, email) ilike pattern);
end;
$$;

-- By the beginning of the number, which is of A-Z, 0-9, / and -; by the order's number, and by the buyer's GSTIN or names.
create function invoices_found(beginning text, order_no integer, gstin text, pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from invoices where site_id = current_site()
    and (number ~>=~ beginning and number ~<~ (beginning || '~') or order_number = order_no or buyer_gstin = gstin
      or buyer ->> 'name' ilike pattern or buyer ->> 'businessName' ilike pattern);
end;
$$;

-- By the name as it is compared, by a part of an SKU and by a barcode. `named` is a pattern of `plain_text`.
create function products_named(named text, pattern text, code text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from products where site_id = current_site() and plain_text(name) like named;
  return query select product_id from variants
    where site_id = current_site() and archived_at is null and (sku ilike pattern or barcode = code);
end;
$$;

revoke execute on function orders_named, users_named, invoices_found, products_named from public;
grant execute on function orders_named, users_named, invoices_found, products_named to haat_web;
