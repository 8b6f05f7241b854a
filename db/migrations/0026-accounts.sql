-- One account for each person who owns or serves sites: a row of `users` of the platform's own site (its key is empty). Their
-- row on a site has no password of its own and names the account. The account stands on another site than the row, so no
-- foreign key can hold the two together: sites are far apart, each on its shard.
alter table users alter column password_hash drop not null;
alter table users add column account_id uuid;
alter table users add constraint users_one_password check (account_id is null or password_hash is null);
create unique index users_by_account on users (site_id, account_id) where account_id is not null;

-- Rows of the platform's site: which sites an account serves, and as whom.
create table account_sites (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  account_id uuid not null,
  served_site_id integer not null references sites (id) on delete cascade,
  -- Of the row on that site.
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, account_id, served_site_id),
  foreign key (site_id, account_id) references users (site_id, id) on delete cascade
);
call make_site_table('account_sites');

-- What somebody carries from one host to a site's: good once, for a short while. Only its hash is kept.
create table entry_tokens (
  site_id integer not null default current_site(),
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index entry_tokens_by_user on entry_tokens (site_id, user_id);
call make_site_table('entry_tokens');

-- A code that was mailed to begin a site signs nobody in, and the other way round.
alter table sign_in_codes add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'sign-up'));

call distribute_site_tables();

-- Owners and staff get their accounts. The same address on several sites becomes one account, with the password of the
-- newest of those rows. Whoever was a customer of the platform never proved their address: their password is forgotten, so
-- that nobody who took another's address before has their account now.
do $$
declare
  platform integer := (select id from sites where key = '');
  member record;
  account uuid;
begin
  if platform is null then return; end if;
  delete from sessions s using users u
  where s.site_id = platform and u.site_id = platform and u.id = s.user_id and u.user_type = 'CUSTOMER';
  delete from sign_in_devices d using users u
  where d.site_id = platform and u.site_id = platform and u.id = d.user_id and u.user_type = 'CUSTOMER';
  update users set password_hash = null where site_id = platform and user_type = 'CUSTOMER';
  for member in
    select site_id, id, email, password_hash, first_name, last_name, calling_code, mobile_number, created_at from users
    where site_id <> platform and user_type <> 'CUSTOMER' order by created_at desc
  loop
    insert into users (site_id, email, password_hash, first_name, last_name, calling_code, mobile_number, created_at)
    values (platform, member.email, member.password_hash, member.first_name, member.last_name, member.calling_code,
      member.mobile_number, member.created_at)
    on conflict (site_id, email) do update set password_hash = coalesce(users.password_hash, excluded.password_hash)
    returning id into account;
    insert into account_sites (site_id, account_id, served_site_id, user_id, created_at)
    values (platform, account, member.site_id, member.id, member.created_at);
    update users set account_id = account, password_hash = null where site_id = member.site_id and id = member.id;
  end loop;
end;
$$;
