import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { integer, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { SiteScope } from './db.ts'

/** The column that every table of a site starts with; a new row gets the transaction's site by default. */
export const siteId = () => integer().notNull().default(sql`current_site()`)

type SiteTable = PgTable & { siteId: PgColumn }

/** Rows of this site that meet the conditions: the first lock of tenancy, before row-level security. */
export function inSite({ site }: SiteScope, table: SiteTable, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(eq(table.siteId, site.id), ...conditions)
}

/** Joins two tables of a site: rows of different sites never meet. */
export function onSite(left: SiteTable, right: SiteTable, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(eq(left.siteId, right.siteId), ...conditions)
}

/**
 * Some columns of a table that a module higher up owns, for one lower down that may not import it. Each column gives its
 * name in the database: Drizzle derives names once for a table's name, and would then know these columns alone.
 */
export function partOf<T extends SiteTable>(table: T): T {
  const unnamed = Object.entries(getTableColumns(table)).find(([, column]) => column.keyAsName)
  if (unnamed) throw new Error(`the column ${unnamed[0]} of a part of a table has no name`)
  return table
}
