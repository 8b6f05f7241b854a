-- A member of staff who leaves goes on as a customer who signs in with their account: the row of the site stays, and says that the account
-- serves it no more. What changes of an account, such as its email, is changed there too.
alter table account_sites add column serves boolean not null default true;

insert into account_sites (site_id, account_id, served_site_id, user_id, serves)
  select (select id from sites where kind = 'platform'), account_id, site_id, id, false from users
  where account_id is not null and user_type = 'CUSTOMER'
  on conflict (site_id, account_id, served_site_id) do nothing;
