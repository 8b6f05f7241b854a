-- Sites on a server with Citus: every site's rows live on the shard of its site_id. On a server without it the procedure
-- does nothing. `sites` and `site_domains` stand on every node, because every table refers to them; the platform's other
-- tables and the job library's stay on the coordinator.

-- Row-level security binds the role that serves requests, which owns nothing, without FORCE. With it Citus cannot move a
-- shard while the site is open: the role that copies its rows is stopped too.
create or replace procedure make_site_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy own_site on %s using (site_id = current_site()) with check (site_id = current_site())', name);
  execute format('grant select, insert, update, delete on %s to haat_web', name);
end;
$$;

do $$
declare
  site_table regclass;
begin
  for site_table in
    select oid from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s no force row level security', site_table);
  end loop;
end;
$$;

-- The time limits of requests come with their connections now. On Citus the role's would end a worker's connection that a
-- long transaction used early on.
alter role haat_web reset statement_timeout;
alter role haat_web reset idle_in_transaction_session_timeout;

-- Takes the site tables that are not distributed yet to where the others are. Every migration that makes one calls it.
create procedure distribute_site_tables()
  language plpgsql as $$
declare
  site_table text;
  companion text;
  foreign_key record;
begin
  if not exists (select 1 from pg_extension where extname = 'citus') then return; end if;
  -- One connection for each node: foreign keys to tables on every node allow no parallel ones in one transaction.
  perform set_config('citus.multi_shard_modify_mode', 'sequential', true);

  -- A table cannot be distributed while a local one refers to it or it refers to a distributed one: foreign keys of local
  -- tables are dropped now and added again below.
  create temporary table dropped_keys on commit drop as
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not relation_is_a_known_shard(conrelid)
      and conrelid::regclass::text <> 'site_domains'
      and not exists (select 1 from pg_dist_partition where logicalrelid = conrelid and partmethod = 'h');
  for foreign_key in select * from dropped_keys loop
    execute format('alter table %s drop constraint %I', foreign_key.owner, foreign_key.name);
  end loop;

  -- The view citus_tables would be plainer, but it asks every node for sizes over connections that wait for this one.
  if not exists (select 1 from pg_dist_partition where logicalrelid = 'sites'::regclass) then
    perform create_reference_table('sites');
    perform create_reference_table('site_domains');
  end if;
  select logicalrelid::text into companion from pg_dist_partition
    where partmethod = 'h' and logicalrelid::regclass::text = 'users';
  for site_table in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'site_domains'
      and not relation_is_a_known_shard(c.oid)
      and not exists (select 1 from pg_dist_partition p where p.logicalrelid = c.oid and p.partmethod = 'h')
    order by c.relname <> 'users', c.relname
  loop
    perform create_distributed_table(site_table, 'site_id', colocate_with => coalesce(companion, 'none'));
    companion := 'users';
  end loop;

  for foreign_key in select * from dropped_keys loop
    execute format('alter table %s add constraint %I %s', foreign_key.owner, foreign_key.name, foreign_key.definition);
  end loop;
  drop table dropped_keys;
end;
$$;

call distribute_site_tables();

-- 0003 made search by words leakproof on the coordinator; the shards are searched on the workers.
do $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    perform run_command_on_workers('alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof');
  end if;
end;
$$;
