-- Passkeys of accounts: rows of the platform's site, whose host they are for. Only the public key is kept.
create table passkeys (
  site_id integer not null default current_site(),
  -- As the authenticator calls it, in base64url.
  id text not null,
  account_id uuid not null,
  name text not null check (name <> ''),
  public_key bytea not null,
  -- How often the authenticator says it was used; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, account_id) references users (site_id, id) on delete cascade
);
create index passkeys_by_account on passkeys (site_id, account_id);
call make_site_table('passkeys');

-- What a browser was given to sign, once; what it signs follows from the token that it keeps.
create table passkey_challenges (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  token_hash bytea not null,
  -- Of whoever adds a passkey; null where somebody signs in with one.
  account_id uuid,
  expires_at timestamptz not null,
  primary key (site_id, token_hash)
);
call make_site_table('passkey_challenges');

call distribute_site_tables();
