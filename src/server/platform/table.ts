import { and, eq, type GetColumnData, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { integer, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { SiteScope } from './db.ts'

/** First column of every table of a site; a new row gets the transaction's site by default. */
export const siteId = () => integer().notNull().default(sql`current_site()`)

type SiteTable = PgTable & { siteId: PgColumn }

/** Condition: rows of this site, in addition to row-level security. */
export function inSite({ site }: SiteScope, table: SiteTable, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(eq(table.siteId, site.id), ...conditions)
}

/** Join condition of two tables of a site: rows of different sites never join. */
export function onSite(left: SiteTable, right: SiteTable, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(eq(left.siteId, right.siteId), ...conditions)
}

/** A row as one JSON value, to read a thing with its parts in one statement. For numbers, texts, booleans and JSON. */
export function jsonOf<Columns extends Record<string, PgColumn>>(
  columns: Columns,
): SQL<{ [Name in keyof Columns]: GetColumnData<Columns[Name]> }> {
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql`jsonb_build_object(${sql.join(fields, sql`, `)})`
}

/**
 * Some columns of a table owned by a higher module, for a lower one that may not import it. Each column needs an explicit
 * database name: Drizzle caches derived names by table name, and would then know only these columns.
 */
export function partOf<T extends SiteTable>(table: T): T {
  const unnamed = Object.entries(getTableColumns(table)).find(([, column]) => column.keyAsName)
  if (unnamed) throw new Error(`the column ${unnamed[0]} of a part of a table has no name`)
  return table
}
