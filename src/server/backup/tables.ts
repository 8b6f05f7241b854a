import type pg from 'pg'

/** A table in a backup; its columns are in the order of each row's values. */
export type Table = { schema: string; name: string; columns: string[] }

/**
 * Tables left out. Sessions and devices: restoring must not sign in users who have signed out, or trust a forgotten browser.
 * Visitors and salts: promised to be deleted after two days, from backups too. The others are worthless after an hour, or
 * are made with the database.
 */
const leftOut = [
  'sessions',
  'sign_in_devices',
  'sign_in_codes',
  'entry_tokens',
  'rate_limits',
  'visitors',
  'visitor_salts',
  'edit_locks',
  'migrations',
  'sealing_key',
]

/** The only table of the job library in a backup; it creates the others itself. */
const jobTable = { schema: 'jobs', name: 'job' }

/** Completed jobs are left out. */
export function conditionOf({ schema, name }: Table): string {
  return schema === jobTable.schema && name === jobTable.name ? "state not in ('completed', 'cancelled')" : 'true'
}

/** Every table in a backup, with its columns except generated ones. */
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

/** Tables whose row-level security applies to their owner too. */
export async function listForced(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query(
    "select relname from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace",
  )
  return new Set(rows.map(({ relname }) => relname))
}

/** Whether the role bypasses row-level security: the embedded server's owner, or a superuser. */
export async function isAboveRules(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
  )
  return rows[0]?.above === true
}
