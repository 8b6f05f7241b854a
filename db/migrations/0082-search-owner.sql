-- What the owner sets of the search, and what was searched for.

create table search_synonyms (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  terms text[] not null check (cardinality(terms) between 2 and 20),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (site_id, id)
);
call make_site_table('search_synonyms');

create table search_pins (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  phrase text not null check (phrase <> ''),
  -- In their order; one that is gone is passed over.
  paths text[] not null check (cardinality(paths) between 1 and 20),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, phrase)
);
call make_site_table('search_pins');

-- Without persons: a text, how often it was searched for on a day, and how much it found the last time.
create table search_counts (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  day date not null,
  text text not null check (text <> ''),
  times integer not null check (times > 0),
  found integer not null check (found >= 0),
  primary key (site_id, day, text)
);
call make_site_table('search_counts');
create index search_counts_by_day on search_counts (day);

-- Of all sites, in small parts, like everything else that is over.
create function forget_searches(moment timestamptz, most integer) returns jsonb
  language sql security definer set search_path = public set row_security = off as $$
  with old as (
    delete from search_counts where (site_id, day, text) in
      (select site_id, day, text from search_counts where day < (moment - interval '90 days')::date order by day limit most)
    returning 1
  )
  select jsonb_build_object('searches', (select count(*) from old));
$$;
revoke execute on function forget_searches from public;
grant execute on function forget_searches to haat_web;

call distribute_site_tables();
