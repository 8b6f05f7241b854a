-- A guest orders without an account (B301). The email of their row leads nowhere, so no sign-in, code or link finds them; the one that
-- they typed at the checkout stands beside it: '' until then, null for accounts. It is not unique.
alter table users add column guest_email text check (guest_email = lower(guest_email));
alter table users add constraint users_guest_check
  check (guest_email is null or (user_type = 'CUSTOMER' and password_hash is null and account_id is null and proven_at is null));
create index users_by_guest_email on users (site_id, guest_email) where guest_email is not null;
create index users_guests_by_age on users (created_at) where guest_email is not null;

-- Deletes of all sites the guests whose session is over and who have no order. Returns how many, up to `most`.
create function forget_guests(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from users where (site_id, id) in (
    select u.site_id, u.id from users u
    where u.guest_email is not null and u.created_at < moment - interval '1 day'
      and not exists (select from sessions s where s.site_id = u.site_id and s.user_id = u.id
        and s.expires_at > moment and s.used_at > moment - interval '14 days')
      and not exists (select from orders o where o.site_id = u.site_id and o.user_id = u.id)
    order by u.created_at limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('guests', forgotten);
end;
$$;
revoke execute on function forget_guests from public;
grant execute on function forget_guests to haat_web;

-- Who reads the documents of an order changes once it becomes a customer's (B303). What they say does not.
grant update (user_id) on invoices to haat_web;
