-- Staff find orders, customers and invoices by any part of a name, and of an email. As with words of products (0081), row-level security
-- keeps an index from serving such a search, so functions with their owner's rights ask it: their own condition keeps sites apart, and
-- they tell no more than ids. `pattern` is one of `ilike`. One of fewer than three letters goes through all of the site's.
create index orders_by_name on orders using gin (site_id, (address ->> 'name') gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index users_by_name on users
  using gin (site_id, trim(first_name || ' ' || last_name) gin_trgm_ops, coalesce(guest_email, email) gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index users_by_mobile on users (site_id, mobile_number) where mobile_number is not null;
create index invoices_by_text on invoices
  using gin (site_id, number gin_trgm_ops, buyer_gstin gin_trgm_ops, (buyer ->> 'name') gin_trgm_ops, (buyer ->> 'businessName') gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index invoices_by_order_number on invoices (site_id, order_number);

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

-- By the beginning of the number, by the order's number, and by the buyer's GSTIN or names.
create function invoices_found(beginning text, order_no integer, gstin text, pattern text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public set enable_seqscan = off set enable_indexscan = off
  set enable_indexonlyscan = off as $$
begin
  return query select id from invoices where site_id = current_site()
    and (number like beginning or order_number = order_no or buyer_gstin = gstin
      or buyer ->> 'name' ilike pattern or buyer ->> 'businessName' ilike pattern);
end;
$$;

revoke execute on function orders_named, users_named, invoices_found from public;
grant execute on function orders_named, users_named, invoices_found to haat_web;
