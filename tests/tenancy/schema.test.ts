import { getTableColumns, getTableName, isTable, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const { owner, services, one } = await testApp()

/** Tables that belong to no site: few, and each for a reason. */
const platformTables = ['migrations', 'platform_secret', 'rate_limits', 'sealing_key', 'site_domains', 'sites']

async function column(text: string): Promise<string[]> {
  const { rows } = await owner.query({ text, rowMode: 'array' })
  return rows.map((row) => row.join(' '))
}

const siteTables = await column(`
  select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'site_id' and table_name <> 'site_domains' order by 1`)

describe('every table', () => {
  test('belongs to a site, or is one of the few of the platform', async () => {
    const tables = await column(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
    expect(tables.filter((name) => !siteTables.includes(name))).toEqual(platformTables)
  })

  test('of a site has site_id first in its primary key and in every unique index', async () => {
    const wrong = await column(`
      select t.relname, i.relname from pg_index x
      join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where x.indisunique and t.relname = any (array['${siteTables.join("','")}']) and a.attname is distinct from 'site_id'`)
    const { rowCount } = await owner.query(
      `select 1 from information_schema.table_constraints where constraint_type = 'PRIMARY KEY' and table_name = any ($1)`,
      [siteTables],
    )
    expect(wrong).toEqual([])
    expect(rowCount).toBe(siteTables.length)
  })

  test('of a site refers to others together with the site', async () => {
    const wrong = await column(`
      select c.conrelid::regclass, c.conname from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> 'site_domains'::regclass
        and c.confrelid <> 'sites'::regclass and not (a.attname = 'site_id' and b.attname = 'site_id')`)
    expect(wrong).toEqual([])
  })

  test('of a site has row-level security, with the one policy that shows and takes only its own rows', async () => {
    const own = '(site_id = current_site())'
    const safe = await column(`
      select c.relname from pg_class c join pg_policy p on p.polrelid = c.oid
      where c.relrowsecurity and c.relnamespace = 'public'::regnamespace
      group by 1
      having count(*) = 1 and bool_and(polcmd = '*' and polpermissive and polroles = '{0}'
        and pg_get_expr(polqual, polrelid) = '${own}' and pg_get_expr(polwithcheck, polrelid) = '${own}')
      order by 1`)
    expect(safe).toEqual(siteTables)
  })

  test('of a site leaves row-level security unforced, or Citus could not move its shards while the site is open', async () => {
    expect(await column('select relname from pg_class where relforcerowsecurity')).toEqual([])
  })

  test('is described to the query builder as it is', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../src/server/modules/**/*.tables.ts', {
      eager: true,
    })
    const tables = Object.values(modules).flatMap((module) =>
      Object.values(module).filter((value) => isTable(value)),
    ) as PgTable[]
    const described = tables.flatMap((table) => {
      const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][]
      return columns.map(([key, { notNull }]) => `${getTableName(table)} ${toSnakeCase(key)} ${notNull ? 'NO' : 'YES'}`)
    })
    const real = new Set(
      await column(
        "select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'",
      ),
    )
    // Generated columns may be empty as far as the database says, and never are.
    expect(described.filter((line) => !real.has(line) && !real.has(line.replace(/NO$/, 'YES')))).toEqual([])
    expect(tables.length).toBeGreaterThan(8)
  })
})

describe('the role that serves requests', () => {
  const query = (text: string) => services.database.query(text)

  test('owns nothing and may not set itself above the rules', async () => {
    const { rows } = await query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    )
    const owned = await column(`
      select 'table', relname from pg_class where relowner = 'haat_web'::regrole
      union select 'function', proname from pg_proc where proowner = 'haat_web'::regrole
      union select 'schema', nspname from pg_namespace where nspowner = 'haat_web'::regrole
      union select 'member of', roleid::regrole::text from pg_auth_members where member = 'haat_web'::regrole`)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
    expect(owned).toEqual([])
  })

  test('sees no row of any site without naming one', async () => {
    await one.signIn()
    for (const table of siteTables) {
      const { rows } = await query(`select count(*)::int as count from ${table}`)
      expect({ table, count: rows[0].count }).toEqual({ table, count: 0 })
    }
  })

  test('cannot switch row-level security off', async () => {
    await expect(query('alter table users disable row level security')).rejects.toThrow('must be owner')
    await expect(query('drop policy own_site on users')).rejects.toThrow('must be owner')
    await expect(query('set role haat_owner')).rejects.toThrow('permission denied')
    const switchedOff = services.database.inTransaction(1, async (db) => {
      await db.execute(sql`set local row_security = off`)
      await db.execute(sql`select * from users`)
    })
    await expect(switchedOff).rejects.toMatchObject({
      cause: { message: expect.stringContaining('row-level security') },
    })
  })

  test('cannot read the secret', async () => {
    await expect(query('select * from platform_secret')).rejects.toThrow('permission denied')
  })
})
