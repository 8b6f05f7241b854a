-- Links that set a new password, asked for by somebody who has forgotten theirs, whether or not there is an account. Only the
-- hash of what the link carries is here. `made_for` follows from the password of that time: once it has changed, however, the
-- link is worth nothing.
create table password_links (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  token_hash bytea not null,
  email text not null,
  made_for bytea not null,
  made_at timestamptz not null,
  primary key (site_id, token_hash)
);
create index password_links_by_email on password_links (site_id, email);
create index password_links_by_age on password_links (site_id, made_at);
call make_site_table('password_links');

call distribute_site_tables();
