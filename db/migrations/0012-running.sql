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
