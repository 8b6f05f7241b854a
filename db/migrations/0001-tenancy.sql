-- Sites, and the one way to make a table of a site.
-- A table of a site has site_id first in its primary key, in every unique constraint and in every foreign key, and
-- row-level security forced: a statement without a site sees no rows (DESIGN 2).

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

create function current_site() returns integer
  language sql stable parallel safe
  return nullif(current_setting('haat.site', true), '')::integer;

-- Full-text search ignores accents; unaccent() itself is not immutable, so it cannot be indexed by its own name.
create function plain_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

grant usage on schema public to haat_web;

create table sites (
  id integer generated always as identity primary key,
  -- Sub-domain of the platform's host; empty for the platform itself.
  key text not null unique check (key ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'),
  name text not null check (name <> ''),
  kind text not null check (kind in ('platform', 'site')),
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table site_domains (
  host text primary key check (host = lower(host)),
  site_id integer not null references sites (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table sites enable row level security;
create policy everyone_reads on sites for select using (true);
create policy own_site_changes on sites for update using (id = current_site()) with check (id = current_site());
grant select, update on sites to haat_web;
grant select on site_domains to haat_web;

-- Making a site is the one act that belongs to no site yet, so it is done with the owner's rights.
create function create_site(new_key text, new_name text, new_kind text, new_settings jsonb) returns integer
  language sql security definer set search_path = public as $$
  insert into sites (key, name, kind, settings) values (new_key, new_name, new_kind, new_settings) returning id;
$$;
revoke execute on function create_site from public;
grant execute on function create_site to haat_web;

create procedure make_site_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy own_site on %s using (site_id = current_site()) with check (site_id = current_site())', name);
  execute format('grant select, insert, update, delete on %s to haat_web', name);
end;
$$;
