-- A member of staff who leaves goes on as a customer who signs in with their account: the row of the site stays, and says that the account
-- serves it no more. What changes of an account, such as its email, is changed there too.
alter table account_sites add column serves boolean not null default true;

-- Where the email of an account was changed after its person had left, the row on the site kept the former one, whose reader could set the
-- password of the account there: such a row is that of a customer without a password.
do $$
declare
  platform integer := (select id from sites where kind = 'platform');
  former record;
  known text;
begin
  for former in select site_id, id, email, account_id from users where account_id is not null and user_type = 'CUSTOMER'
  loop
    select email into known from users where site_id = platform and id = former.account_id;
    if known = former.email then
      insert into account_sites (site_id, account_id, served_site_id, user_id, serves)
      values (platform, former.account_id, former.site_id, former.id, false)
      on conflict (site_id, account_id, served_site_id) do nothing;
    else
      update users set account_id = null, proven_at = null where site_id = former.site_id and id = former.id;
    end if;
  end loop;
end;
$$;
