import { and, eq, type GetColumnData, getTableColumns, type SQL, sql } from 'drizzle-orm'
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

/** A row as one value, for a statement that reads a thing with its parts at once. For numbers, texts, booleans and JSON. */
export function jsonOf<Columns extends Record<string, PgColumn>>(
  columns: Columns,
): SQL<{ [Name in keyof Columns]: GetColumnData<Columns[Name]> }> {
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql`jsonb_build_object(${sql.join(fields, sql`, `)})`
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
