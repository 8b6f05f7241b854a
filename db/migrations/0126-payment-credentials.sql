-- A site's accounts at payment providers (decision 073). Secrets are sealed by APP_SECRET (platform/seal.ts), also in backups.

create table payment_credentials (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  provider text not null check (provider <> ''),
  mode text not null check (mode in ('test', 'live')),
  key_id text not null check (key_id <> ''),
  secret text not null check (secret like '1.%'),
  webhook_secret text not null check (webhook_secret like '1.%'),
  -- Whether new payments use it: at most one of the two modes.
  active boolean not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, provider, mode)
);
create unique index payment_credentials_active on payment_credentials (site_id, provider) where active;
call make_site_table('payment_credentials');

-- The mode of the account by which the attempt was opened; null for ways without an account.
alter table payments add column account_mode text check (account_mode in ('test', 'live'));

call distribute_site_tables();
