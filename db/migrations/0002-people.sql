-- Everybody who can sign in to a site: customers, staff, admins. An address is unique within a site.

create table users (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email)),
  password_hash text not null,
  user_type text not null default 'CUSTOMER' check (user_type in ('CUSTOMER', 'STAFF', 'ADMIN')),
  permissions text[] not null default '{}',
  first_name text not null,
  last_name text not null,
  calling_code text not null default '+91',
  mobile_number text,
  birth_date date,
  gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  picture_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, email)
);
call make_site_table('users');

-- Only the hash of a session's token is kept: a stolen table signs nobody in.
create table sessions (
  site_id integer not null default current_site(),
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index sessions_by_user on sessions (site_id, user_id);
call make_site_table('sessions');

create table addresses (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  name text not null,
  mobile_number text not null,
  line1 text not null,
  line2 text not null default '',
  landmark text not null default '',
  city text not null,
  state text not null,
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  kind text not null default 'HOME' check (kind in ('HOME', 'WORK', 'OTHER')),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index addresses_by_user on addresses (site_id, user_id);
create unique index one_default_address on addresses (site_id, user_id) where is_default;
call make_site_table('addresses');

create table newsletter_subscribers (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email)),
  status text not null check (status in ('SUBSCRIBED', 'UNSUBSCRIBED')),
  unsubscribe_reason text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, email)
);
call make_site_table('newsletter_subscribers');

-- Counters of rate-limited acts (sign-in, sign-up ...). Not a site's table: an attacker does not stay on one site.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to haat_web;
