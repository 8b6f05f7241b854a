-- Who works on a site and what each of them may do.

-- A site's own roles. The ready-made ones are the same on every site and come with the program (src/shared/people/roles.ts).
create table roles (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  permissions text[] not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index roles_by_name on roles (site_id, lower(name));
call make_site_table('roles');
-- What refers to it is distributed already, so it has to be before.
call distribute_site_tables();

-- What a person may do still stands in `permissions`, where each request reads it; it is written with the role.
alter table users add column role_id uuid;
alter table users add column ready_role text;
alter table users add column seen_at timestamptz;
alter table users add constraint users_role foreign key (site_id, role_id) references roles (site_id, id);
create index users_by_role on users (site_id, role_id) where role_id is not null;
create index users_of_staff on users (site_id) where user_type <> 'CUSTOMER';

-- Only the hash of the token is kept: what was mailed is good once, for seven days, and follows from the server's secret.
create table invitations (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email)),
  ready_role text,
  role_id uuid,
  token_hash bytea not null,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, email),
  unique (site_id, token_hash),
  foreign key (site_id, role_id) references roles (site_id, id),
  foreign key (site_id, invited_by) references users (site_id, id) on delete cascade,
  check ((ready_role is null) <> (role_id is null))
);
create index invitations_by_inviter on invitations (site_id, invited_by);
call make_site_table('invitations');

-- An owner offers the site to somebody of the staff, who has yet to accept. One offer of each owner at a time.
create table ownership_offers (
  site_id integer not null default current_site(),
  from_id uuid not null,
  to_id uuid not null,
  -- Whether who offers it stays an owner too.
  stays boolean not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, from_id),
  foreign key (site_id, from_id) references users (site_id, id) on delete cascade,
  foreign key (site_id, to_id) references users (site_id, id) on delete cascade
);
create index ownership_offers_to on ownership_offers (site_id, to_id);
call make_site_table('ownership_offers');

-- Who changed what, when and from where. The role that serves requests reads and adds, and nothing else; each entry holds the
-- hash of the one before, so that what was changed or taken out by other means shows too (modules/running/audit).
create table audit_entries (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  number bigint not null,
  at timestamptz not null,
  actor_id uuid,
  actor text not null,
  act text not null,
  thing text not null,
  thing_id text not null,
  label text not null,
  changes jsonb not null,
  address text not null,
  request text not null,
  hash bytea not null,
  primary key (site_id, number)
);
create index audit_entries_by_thing on audit_entries (site_id, thing, number);
create index audit_entries_by_time on audit_entries (site_id, at);
call make_site_table('audit_entries');
revoke update, delete, truncate on audit_entries from haat_web;

call distribute_site_tables();
