-- What it takes to run many sites: names of sites that every process hears of, visits of all sites in one statement, and
-- what is forgotten after a while.

-- Every process remembers for a while which hosts have no site. Whoever makes a site, or gives it a domain, tells them; the
-- payload is that of src/server/platform/bus.ts.
create function tell_of_hosts(of_site integer) returns void
  language sql set search_path = public as $$
  select pg_notify('haat_changes', json_build_object('site', of_site, 'tags', json_build_array('site', 'hosts'))::text);
$$;
revoke execute on function tell_of_hosts from public;

create or replace function create_site(new_key text, new_name text, new_kind text, new_settings jsonb) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  made integer;
begin
  insert into sites (key, name, kind, settings) values (new_key, new_name, new_kind, new_settings) returning id into made;
  perform tell_of_hosts(made);
  return made;
end;
$$;

-- For the operator: `select add_domain('shop', 'brand.example.com')`. The first domain of a site is the one its pages name.
create function add_domain(site_key text, new_host text) returns void
  language plpgsql set search_path = public as $$
declare
  owner integer := (select id from sites where key = site_key);
begin
  if owner is null then raise exception 'no site has the key %', site_key; end if;
  insert into site_domains (host, site_id) values (lower(rtrim(new_host, '.')), owner);
  perform tell_of_hosts(owner);
end;
$$;
revoke execute on function add_domain from public;

-- Visits of all sites are written together, which no single site may do: so it is done with the owner's rights. What a
-- caller can do with it is to count visits. `row_security = off` fails where it would otherwise see no rows and do nothing.

-- Day and hour on each site's own clock, and the day's salt, made where there is none yet. `place` counts from 1.
create function visit_days(of_sites integer[], instants timestamptz[], zones text[])
  returns table (place integer, day date, hour smallint, salt bytea)
  language plpgsql security definer set search_path = public set row_security = off as $$
#variable_conflict use_column
begin
  insert into visitor_salts (site_id, day, salt)
  select distinct s.id, (a.instant at time zone a.zone)::date, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  from unnest(of_sites, instants, zones) as a (site_id, instant, zone) join sites s on s.id = a.site_id
  where not exists (
    select from visitor_salts v where v.site_id = s.id and v.day = (a.instant at time zone a.zone)::date)
  on conflict do nothing;
  -- A statement of its own sees what another process has made meanwhile.
  return query
  select a.place::integer, v.day, extract(hour from a.instant at time zone a.zone)::smallint, v.salt
  from unnest(of_sites, instants, zones) with ordinality as a (site_id, instant, zone, place)
  join visitor_salts v on v.site_id = a.site_id and v.day = (a.instant at time zone a.zone)::date;
end;
$$;

-- Adds views, and those of the visitors who were not seen on that day before, by whichever process. One site's day may
-- stand in it several times, and so may one visitor.
create function count_visits(
  of_sites integer[], days date[], hours smallint[], view_counts integer[],
  visitor_sites integer[], visitor_days date[], visitor_hours smallint[], hashes bytea[]) returns void
  language plpgsql security definer set search_path = public set row_security = off as $$
begin
  with seen as (
    select site_id, day, hash, min(hour) as hour
    from unnest(visitor_sites, visitor_days, visitor_hours, hashes) as v (site_id, day, hour, hash)
    group by site_id, day, hash
  ), fresh as (
    -- In one order, so that two processes wait for each other at most.
    insert into visitors (site_id, day, visitor_hash) select site_id, day, hash from seen order by site_id, day, hash
    on conflict do nothing returning site_id, day, visitor_hash
  ), added as (
    select site_id, day, hour, view_count, 0 as visitor
    from unnest(of_sites, days, hours, view_counts) as v (site_id, day, hour, view_count)
    union all
    select s.site_id, s.day, s.hour, 0, 1
    from seen s join fresh f on f.site_id = s.site_id and f.day = s.day and f.visitor_hash = s.hash
  )
  insert into visit_hours (site_id, day, hour, views, visitors)
  select site_id, day, hour, sum(view_count), sum(visitor) from added group by site_id, day, hour
  order by site_id, day, hour
  on conflict (site_id, day, hour) do update
    set views = visit_hours.views + excluded.views, visitors = visit_hours.visitors + excluded.visitors;
end;
$$;

revoke execute on function visit_days, count_visits from public;
grant execute on function visit_days, count_visits to haat_web;

create index mails_by_sending on mails (sent_at) where sent_at is not null;
create index sessions_by_expiry on sessions (expires_at);

-- Deletes of all sites what is over: sent mails from before `mails_before`, sessions and preview links that have expired,
-- locks of editors that were closed without a word, and marks of visitors of days before yesterday with the days' salts. Up
-- to `most` rows of a kind at once. Returns how many of each.
create function forget_old(moment timestamptz, mails_before timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  counts jsonb;
begin
  with old_mails as (
    delete from mails where (site_id, id) in
      (select site_id, id from mails where sent_at < mails_before order by sent_at limit most)
    returning 1
  ), old_sessions as (
    delete from sessions where (site_id, token_hash) in
      (select site_id, token_hash from sessions where expires_at < moment order by expires_at limit most)
    returning 1
  ), old_links as (
    delete from preview_links where (site_id, token_hash) in
      (select site_id, token_hash from preview_links where expires_at < moment limit most)
    returning 1
  ), old_locks as (
    delete from page_locks where (site_id, page_id) in
      (select site_id, page_id from page_locks where heard_at < moment - interval '1 hour' limit most)
    returning 1
  ), old_days as (
    -- Each has many visitors.
    delete from visitor_salts where (site_id, day) in (
      select v.site_id, v.day from visitor_salts v join sites s on s.id = v.site_id
      where v.day < (moment at time zone coalesce(s.settings ->> 'timeZone', 'Asia/Kolkata'))::date - 1
      limit greatest(1, most / 50))
    returning site_id, day
  ), old_visitors as (
    delete from visitors v using old_days d where v.site_id = d.site_id and v.day = d.day
    returning 1
  )
  select jsonb_build_object(
    'mails', (select count(*) from old_mails), 'sessions', (select count(*) from old_sessions),
    'previewLinks', (select count(*) from old_links), 'pageLocks', (select count(*) from old_locks),
    'visitorDays', (select count(*) from old_days), 'visitors', (select count(*) from old_visitors))
  into counts;
  return counts;
end;
$$;

revoke execute on function forget_old from public;
grant execute on function forget_old to haat_web;
