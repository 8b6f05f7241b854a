import { keyIdOf, type SealedColumn, type Secrets, seal, unseal } from '../platform/seal.ts'
import type { Owner } from './present-secret.ts'

/** Outcome for one column. `left` were sealed by a former secret meanwhile, by a server that still has it. */
export type Resealed = { column: string; anew: number; present: number; left: number; unopened: Unopened[] }

/** A value that no secret opens: the key of its site, and the rest of its row's key. */
export type Unopened = { site: string; row: string }

type Row = { site: number; siteKey: string; key: string[]; value: string }

/** Values read at a time. */
const atOnce = 200

/**
 * Seals the values of a column anew by the present secret. Each is written by itself, and only if it is still the one that was read, so a
 * server or another run may write at the same time, and an interrupted run is continued by the next one.
 */
export async function reseal(
  owner: Owner,
  secrets: Secrets,
  column: SealedColumn,
  portion = atOnce,
): Promise<Resealed> {
  const unopened: Unopened[] = []
  let anew = 0
  let rows = await readRows(owner, secrets, column, portion)
  while (rows.length > 0) {
    for (const row of rows) {
      const text = open(secrets, column, row)
      if (text === undefined) unopened.push({ site: row.siteKey, row: row.key.join(' ') })
      else if (await replace(owner, column, row, seal(secrets, column.about(row.site, row.key), text))) anew++
    }
    rows = await readRows(owner, secrets, column, portion, rows.at(-1))
  }
  const { present, others } = await countValues(owner, secrets, column)
  const left = Math.max(0, others - unopened.length)
  return { column: `${column.table}.${column.column}`, anew, present, left, unopened }
}

/** Up to `portion` values after a row that are not sealed by the present secret, in the order of their primary key. */
async function readRows(
  owner: Owner,
  { secret }: Secrets,
  { table, column, key }: SealedColumn,
  portion: number,
  after?: Row,
): Promise<Row[]> {
  const names = ['site_id', ...key].map((name) => `t.${name}`)
  const past = after ? `and (${names}) > (${names.map((_, index) => `$${index + 3}`)})` : ''
  const { rows } = await owner.query(
    `select t.site_id as site, s.key as site_key, array[${key.map((name) => `t.${name}::text`)}] as key, t.${column} as value
     from ${table} t join sites s on s.id = t.site_id
     where split_part(t.${column}, '.', 2) <> $1 ${past} order by ${names} limit $2`,
    [keyIdOf(secret), portion, ...(after ? [after.site, ...after.key] : [])],
  )
  return rows.map(({ site, site_key: siteKey, key, value }) => ({ site, siteKey, key, value }))
}

/** undefined if no secret opens it, or if it was altered. */
function open(secrets: Secrets, { about }: SealedColumn, { site, key, value }: Row): string | undefined {
  try {
    return unseal(secrets, about(site, key), value)
  } catch {
    return undefined
  }
}

/** @returns whether it was still the value that was read */
async function replace(owner: Owner, { table, column, key }: SealedColumn, row: Row, value: string): Promise<boolean> {
  const same = key.map((name, index) => `and ${name} = $${index + 4}`).join(' ')
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $1 where ${column} = $2 and site_id = $3 ${same}`,
    [value, row.value, row.site, ...row.key],
  )
  return rowCount === 1
}

async function countValues(owner: Owner, { secret }: Secrets, { table, column }: SealedColumn) {
  const { rows } = await owner.query(
    `select count(*) filter (where split_part(${column}, '.', 2) = $1)::int as present,
       count(*) filter (where split_part(${column}, '.', 2) <> $1)::int as others
     from ${table}`,
    [keyIdOf(secret)],
  )
  return rows[0] as { present: number; others: number }
}
