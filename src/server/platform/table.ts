import { and, eq, type SQL, sql } from 'drizzle-orm'
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
