import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * The beginning of an insert of any number of rows, in one parameter: with one for each value a statement has at most 65,535, and
 * building it takes longer than running it. The rows have the same fields, and there is one at least; for what JSON can say, and instants.
 */
export function insertRows<T extends PgTable>(table: T, rows: T['$inferInsert'][]): SQL {
  const all = getTableColumns(table)
  const fields = Object.keys(rows[0] ?? {}).map((field) => {
    const column = all[field]
    if (!column) throw new Error(`the table has no column ${field}`)
    return { field, column, name: column.keyAsName ? snake(field) : column.name }
  })
  const filled = fields.filter(({ field, column }) => !isLeftOpen(column, rows, field))
  const list = sql.raw(filled.map(({ name }) => `"${name}"`).join(', '))
  const types = sql.raw(filled.map(({ name, column }) => `"${name}" ${column.getSQLType()}`).join(', '))
  const given = rows.map((row) => {
    const values: Record<string, unknown> = {}
    for (const { field, name } of filled) values[name] = row[field as never] ?? null
    return values
  })
  // The type of the table would have each row searched for all of its columns.
  return sql`insert into ${table} (${list}) select ${list} from json_to_recordset(${JSON.stringify(given)}::json) as given (${types})`
}

/** A column without a default that no row fills would become null all the same. */
const isLeftOpen = ({ hasDefault }: PgColumn, rows: object[], field: string): boolean =>
  !hasDefault && rows.every((row) => (row[field as never] ?? null) === null)

const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
