import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Like `inArray`, for hundreds of values: they are one parameter, so the statement is the same for any number of them and is
 * prepared once per connection.
 */
export function anyOf<Column extends PgColumn>(column: Column, values: Column['_']['data'][]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
}
