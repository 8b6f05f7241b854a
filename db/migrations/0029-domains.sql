-- Own domains that owners connect themselves. A site asks for a host, and proves it by a word in the host's DNS: whoever can put it
-- there may point the host at any site. The word is looked for by the program; several sites may wait for one host.
create table domain_claims (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  host text not null check (host = lower(host)),
  word text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, host)
);
call make_site_table('domain_claims');

-- The one that was preferred last is the one that the site's pages name. What an operator connects is preferred by itself, the oldest
-- first; what an owner connects only once it is chosen, because its DNS may prove it long before it leads here.
alter table site_domains add column preferred_at timestamptz default 'epoch';

-- Hosts belong to no site until they are given to one, so these are done with the owner's rights: each for the site that calls.
create function take_domain(new_host text) returns void
  language plpgsql security definer set search_path = public as $$
declare
  taker integer := current_site();
  before integer;
begin
  if not exists (select from domain_claims where site_id = taker and host = new_host) then
    raise exception 'the site has not asked for %', new_host;
  end if;
  select site_id into before from site_domains where host = new_host for update;
  insert into site_domains (host, site_id, preferred_at) values (new_host, taker, null)
  on conflict (host) do update set site_id = taker, created_at = now(), preferred_at = null;
  perform tell_of_hosts(taker);
  if before <> taker then perform tell_of_hosts(before); end if;
end;
$$;
revoke execute on function take_domain from public;
grant execute on function take_domain to haat_web;

create function leave_domain(old_host text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  delete from site_domains where host = old_host and site_id = current_site();
  if not found then return false; end if;
  perform tell_of_hosts(current_site());
  return true;
end;
$$;
revoke execute on function leave_domain from public;
grant execute on function leave_domain to haat_web;

create function prefer_domain(own_host text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update site_domains set preferred_at = clock_timestamp() where host = own_host and site_id = current_site();
  if not found then return false; end if;
  perform tell_of_hosts(current_site());
  return true;
end;
$$;
revoke execute on function prefer_domain from public;
grant execute on function prefer_domain to haat_web;

call distribute_site_tables();
