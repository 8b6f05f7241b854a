import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartError } from './config.ts'
import type { Ctx } from './context.ts'
import { inSite } from './table.ts'

const preparing = 4_711_2027

/**
 * Runs `work` while no other process prepares the same database; others wait. The lock belongs to a connection, so it ends if
 * the process is killed.
 * @throws StartError if the database does not reply
 */
export async function oneAtATime<T>(owner: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect().catch((error) => {
    throw new StartError(`The database does not answer: ${error.message || error.code || String(error)}`)
  })
  try {
    // Removes a server's statement limit: the first process creates sites, which takes a while.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [preparing])
    return await work()
  } finally {
    await client.end()
  }
}

type OfSite = Pick<Ctx, 'db' | 'site'>

const turnOf = ({ site }: OfSite, name: string): SQL => sql`hashtextextended(${`${name}:${site.id}`}, 0)`

/**
 * Serialises transactions of a site, such as those that count the same rows before they add one: two concurrent ones could both be
 * the last allowed. The lock ends with the transaction.
 */
export async function takeTurn(ctx: OfSite, name: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${turnOf(ctx, name)})`)
}

/** Like `takeTurn`, together with other transactions that share it: only those that take it wait, and are waited for. */
export async function shareTurn(ctx: OfSite, name: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock_shared(${turnOf(ctx, name)})`)
}

/** Like `shareTurn`, without waiting. @returns false if another transaction has taken the turn, or waits for it */
export async function mayShareTurn(ctx: OfSite, name: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${turnOf(ctx, name)}) as held`,
  )
  return rows[0]?.held === true
}

/**
 * Locks the rows that match in the order of their ids, and returns these. A statement that changes several rows locks them in the
 * order in which it finds them: two of them, or one and an order, could each wait for a row that the other one holds.
 */
export async function holdRows(
  ctx: OfSite,
  table: PgTable & { siteId: PgColumn; id: PgColumn },
  which: SQL | undefined,
  strength: 'update' | 'no key update',
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(inSite(ctx, table, which))
    .orderBy(table.id)
    .for(strength)
  return rows.map(({ id }) => id)
}
