import { readdir } from 'node:fs/promises'
import { StartError } from './config.ts'
import type { Database } from './database.ts'

/** Where the migrations of this program lie, seen from where it is started. */
export const migrationsFolder = 'db/migrations'

const rights = `
  select rolsuper or rolbypassrls or exists (
    select from pg_class where relname = 'sites' and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'usage')
  ) as owner
  from pg_roles where rolname = current_user`

/**
 * Makes sure that the database may be served.
 * @throws StartError when the role could pass row-level security
 * @throws Error when a migration of this program has not been applied yet. Those of a newer program do not matter: while
 * processes are replaced one after the other, the older ones go on.
 */
export async function requirePrepared({ query }: Pick<Database, 'query'>): Promise<void> {
  const [role] = (await query(rights)).rows
  if (role?.owner)
    throw new StartError('DATABASE_URL names a role that owns the database; requests are served as haat_web alone.')
  const { rows } = await query('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const missing = files.find((name) => !applied.has(name))
  if (missing) throw new Error(`The migration ${missing} has not been applied to the database yet.`)
}
