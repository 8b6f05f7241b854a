-- What was announced, for who was not there to hear it: a process that starts with the pages it had when it stopped drops
-- those that changed meanwhile. It has a schema to itself: it is the platform's, stays on the coordinator of Citus, and is in no
-- backup, since a database that was restored must believe nothing that was saved before.
create schema bus;
grant usage on schema bus to haat_web;

create table bus.announcements (
  transaction xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  payload text not null,
  made_at timestamptz not null default now(),
  primary key (transaction, id)
);
create index announcements_by_age on bus.announcements (made_at);
grant select, insert on bus.announcements to haat_web;

-- When a process saved its pages: which transactions it could have heard of by then, and on which server.
create table bus.saved_caches (
  id uuid primary key,
  seen pg_snapshot not null default pg_current_snapshot(),
  server bigint not null,
  made_at timestamptz not null default now()
);
grant select, insert on bus.saved_caches to haat_web;

-- The payload is that of src/server/platform/bus.ts.
create function bus.announce(payload text) returns void
  language sql set search_path = public as $$
  insert into bus.announcements (payload) values (payload);
  select pg_notify('haat_changes', payload);
$$;
revoke execute on function bus.announce from public;
grant execute on function bus.announce to haat_web;

create or replace function tell_of_hosts(of_site integer) returns void
  language sql set search_path = public as $$
  select bus.announce(json_build_object('site', of_site, 'tags', json_build_array('site', 'hosts'))::text);
$$;

-- What is older than any save that is still believed (src/server/platform/change-log.ts).
create function bus.forget_old(moment timestamptz, most integer) returns jsonb
  language sql security definer set search_path = public as $$
  with old_announcements as (
    delete from bus.announcements where (transaction, id) in
      (select transaction, id from bus.announcements where made_at < moment - interval '2 days' order by made_at limit most)
    returning 1
  ), old_saves as (
    delete from bus.saved_caches where id in
      (select id from bus.saved_caches where made_at < moment - interval '2 days' limit most)
    returning 1
  )
  select jsonb_build_object(
    'announcements', (select count(*) from old_announcements), 'savedCaches', (select count(*) from old_saves));
$$;
revoke execute on function bus.forget_old from public;
grant execute on function bus.forget_old to haat_web;
