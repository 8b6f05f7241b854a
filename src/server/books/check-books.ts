import pg from 'pg'
import type { Owner } from './owner.ts'
import { rules } from './rules.ts'
import { type Sums, sumsOfSites } from './sums.ts'

/** A rule that is broken, how often, and the first case: the site's id and what is concerned, such as an order's number. */
export type Fault = { rule: string; count: number; site: number; first: string }

/** The cases in which a rule does not hold now; empty if all do. */
export async function faultsOf(owner: Owner): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await owner.query(query)
    const [site, first] = Object.values(rows[0] ?? {})
    if (rows.length > 0) faults.push({ rule, count: rows.length, site: Number(site), first: String(first) })
  }
  return faults
}

/** Sums and faults of one moment, while the server runs or not. Nothing is written. */
export async function checkBooks(connection: pg.ClientConfig): Promise<{ sums: Sums[]; faults: Fault[] }> {
  const owner = new pg.Client(connection)
  await owner.connect()
  try {
    await owner.query('begin isolation level repeatable read read only')
    return { sums: await sumsOfSites(owner), faults: await faultsOf(owner) }
  } finally {
    await owner.end()
  }
}
