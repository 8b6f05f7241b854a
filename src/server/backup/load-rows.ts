import type pg from 'pg'
import type { Ending, Manifest } from './manifest.ts'
import { isAboveRules, listForced, listTables, quoted, type Table } from './tables.ts'

/** Loads rows into an empty database that has the schema. Use within one transaction. */
export type RowLoader = {
  load: (table: string, lines: Uint8Array) => Promise<void>
  /** Restores constraints and policies. @throws Error if a row is missing, or refers to a missing one */
  finish: (ending: Ending) => Promise<void>
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Drops foreign keys while rows arrive in any order, and restores them at the end, which checks each. The same for policies
 * that hide other sites' rows from the owner.
 */
export async function openLoader(client: pg.Client, { tables }: Manifest): Promise<RowLoader> {
  const known = new Map((await listTables(client)).map((table) => [fullName(table), table]))
  const stored = new Map(tables.map((table) => [fullName(table), table]))
  const loaded: Ending['rows'] = Object.fromEntries([...stored.keys()].map((name) => [name, 0]))
  const forced = (await isAboveRules(client)) ? [] : [...(await listForced(client))]
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  for (const name of forced)
    await client.query(`alter table ${client.escapeIdentifier(name)} no force row level security`)
  // Created with every database; the backup has its own.
  await client.query('delete from platform_secret')

  return {
    async load(name, lines) {
      const from = stored.get(name)
      const to = known.get(name)
      if (!from || !to) throw new Error(`The backup holds the table ${name}, which this version of Haat does not know.`)
      const text = Buffer.from(lines).toString('utf8').trimEnd().replaceAll('\n', ',')
      const { rowCount } = await client.query(await insertOf(client, from, to), [`[${text}]`])
      loaded[name] = (loaded[name] ?? 0) + (rowCount ?? 0)
    },
    async finish({ rows, counters }) {
      for (const [name, count] of Object.entries(rows))
        if (loaded[name] !== count) throw new Error(`Of the ${count} rows of ${name}, ${loaded[name] ?? 0} came.`)
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
      for (const name of forced)
        await client.query(`alter table ${client.escapeIdentifier(name)} force row level security`)
      for (const { table, column, last, used } of counters)
        await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [table, column, last, used])
    },
  }
}

function fullName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    // Joins pg_class, which Citus shows without the shards.
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

/** Columns that this version no longer has are skipped; new ones get their default. */
async function insertOf(client: pg.Client, from: Table, to: Table): Promise<string> {
  const types = await typesOf(client, to)
  const columns = from.columns.flatMap((column, index) => {
    const type = types.get(column)
    return type ? [{ column: client.escapeIdentifier(column), value: `(line ->> ${index})::${type}` }] : []
  })
  return `insert into ${quoted(client, to)} (${columns.map(({ column }) => column).join(', ')}) overriding system value
    select ${columns.map(({ value }) => value).join(', ')} from jsonb_array_elements($1::jsonb) as lines (line)`
}

async function typesOf(client: pg.Client, table: Table): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attname = any ($2)`,
    [quoted(client, table), table.columns],
  )
  return new Map(rows.map(({ column, type }) => [column, type]))
}
