-- A site is closed to visitors until its owner opens it. Sites that are there already stay open.
alter table sites
  add column closed_at timestamptz,
  -- When it was last opened; null for a site that never was.
  add column opened_at timestamptz,
  -- Preview links name the number that was current when they were made; raising it voids them.
  add column preview_number integer not null default 1;
update sites set opened_at = created_at;

drop function create_site(text, text, text, jsonb);
create function create_site(new_key text, new_name text, new_kind text, new_settings jsonb, is_open boolean default false)
  returns integer
  language plpgsql security definer set search_path = public as $$
declare
  made integer;
  opens boolean := is_open or new_kind = 'platform';
begin
  insert into sites (key, name, kind, settings, closed_at, opened_at) values (
    new_key, new_name, new_kind, new_settings,
    case when not opens then now() end, case when opens then now() end) returning id into made;
  perform tell_of_hosts(made);
  return made;
end;
$$;
revoke execute on function create_site from public;
grant execute on function create_site to haat_web;

call distribute_site_tables();
