-- A second step of signing in. It belongs to the account, a row of the platform's site; its rows on other sites follow it.
alter table users add column second_step boolean not null default false;

-- When whoever has the session last proved who they are: what matters most is asked again after a while.
alter table sessions add column proved_at timestamptz not null default now();
-- Where somebody comes from another host with a session there, it is that session's. Null: the second step is still to come.
alter table entry_tokens add column proved_at timestamptz;

-- Sign-ins that wait for their second step, each in the browser that began it.
create table waiting_sign_ins (
  site_id integer not null default current_site(),
  token_hash bytea not null,
  user_id uuid not null,
  -- Of the browser, where the person is known to sign in with it.
  device_hash bytea,
  expires_at timestamptz not null,
  tries_left smallint not null,
  primary key (site_id, token_hash),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index waiting_sign_ins_by_user on waiting_sign_ins (site_id, user_id);
call make_site_table('waiting_sign_ins');

-- Rows of the platform's site. The secret is sealed by the server's (platform/seal.ts).
create table authenticator_apps (
  site_id integer not null default current_site(),
  account_id uuid not null,
  secret text not null,
  made_at timestamptz not null,
  -- By a first code of it; null until then.
  proven_at timestamptz,
  -- The number of the half minute whose code was used last: no code is good twice.
  last_used bigint not null default 0,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references users (site_id, id) on delete cascade
);
call make_site_table('authenticator_apps');

create table recovery_codes (
  site_id integer not null default current_site(),
  account_id uuid not null,
  code_hash bytea not null,
  primary key (site_id, account_id, code_hash),
  foreign key (site_id, account_id) references users (site_id, id) on delete cascade
);
call make_site_table('recovery_codes');

call distribute_site_tables();
