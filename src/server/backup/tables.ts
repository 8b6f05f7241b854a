import type pg from 'pg'

/** A table as a backup holds it: its columns in the order of each row's values. */
export type Table = { schema: string; name: string; columns: string[] }

/**
 * What is left out. Sessions and devices: an old backup must not sign anybody in again who has signed out since, nor know a
 * browser that was forgotten. Visitors and salts: they are promised to be forgotten after two days, also by the backups. The
 * others mean nothing an hour later.
 */
const leftOut = [
  'sessions',
  'sign_in_devices',
  'sign_in_codes',
  'entry_tokens',
  'rate_limits',
  'visitors',
  'visitor_salts',
  'page_locks',
  'migrations',
]

/** Of the job library's tables, the jobs: it makes the others itself. */
const jobTable = { schema: 'jobs', name: 'job' }

/** Jobs that are done need not come back. */
export function conditionOf({ schema, name }: Table): string {
  return schema === jobTable.schema && name === jobTable.name ? "state not in ('completed', 'cancelled')" : 'true'
}

/** Every table that a backup holds, with those of its columns that are not made of others. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and ((n.nspname = 'public' and c.relname <> all ($1)) or (n.nspname = $2 and c.relname = $3))
     group by 1, 2 order by 1 desc, 2`,
    [leftOut, jobTable.schema, jobTable.name],
  )
  return rows
}

/** `"public"."orders"` */
export function quoted(client: pg.Client, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

/** Tables whose row-level security holds for their owner as well. */
export async function listForced(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query(
    "select relname from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace",
  )
  return new Set(rows.map(({ relname }) => relname))
}

/** True for an owner whom row-level security does not hold back: the embedded server's, or a superuser. */
export async function isAboveRules(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
  )
  return rows[0]?.above === true
}
