import { StartError } from './config.ts'
import type { Database } from './database.ts'
import { listMigrations, refuseNewer } from './migrate.ts'

/** Folder of this program's migrations, relative to the working directory. */
export const migrationsFolder = 'db/migrations'

const rights = `
  select rolsuper or rolbypassrls or exists (
    select from pg_class where relname = 'sites' and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'usage')
  ) as owner
  from pg_roles where rolname = current_user`

/**
 * Checks that this process may serve requests with its role.
 * @throws StartError if the role could bypass row-level security
 */
export async function requireWebRole({ query }: Pick<Database, 'query'>): Promise<void> {
  const [role] = (await query(rights)).rows
  if (role?.owner)
    throw new StartError('DATABASE_URL names a role that owns the database; requests are served as haat_web alone.')
}

/**
 * Checks that the database is migrated for this program.
 * @throws Error if a migration of this program has not been applied yet
 */
export async function requirePrepared(database: Pick<Database, 'query'>): Promise<void> {
  const [applied, known] = await Promise.all([listApplied(database), listMigrations(migrationsFolder)])
  const missing = known.find((name) => !applied.includes(name))
  if (missing) throw new Error(`The migration ${missing} has not been applied to the database yet.`)
}

/**
 * Checks that no newer program has migrated the database.
 * @throws StartError if one has
 */
export async function requireNotNewer(database: Pick<Database, 'query'>): Promise<void> {
  refuseNewer(await listApplied(database), await listMigrations(migrationsFolder))
}

async function listApplied({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await query('select name from migrations order by name')
  return rows.map(({ name }) => name)
}
