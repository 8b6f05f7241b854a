import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * The beginning of an insert of any number of rows, in one parameter: with one for each value a statement has at most 65,535, and
 * building it takes longer than running it. The rows have the same fields, and there is one at least; for what JSON can say, and instants.
 */
export function insertRows<T extends PgTable>(table: T, rows: T['$inferInsert'][]): SQL {
  const columns = getTableColumns(table)
  const fields = Object.keys(rows[0] ?? {})
  const names = fields.map((field) => {
    const column = columns[field]
    if (!column) throw new Error(`the table has no column ${field}`)
    return column.keyAsName ? snake(field) : column.name
  })
  const list = sql.raw(names.map((name) => `"${name}"`).join(', '))
  const given = rows.map((row) =>
    Object.fromEntries(fields.map((field, at) => [names[at], row[field as never] ?? null])),
  )
  return sql`insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb)`
}

const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
