import { sql } from 'drizzle-orm'
import pg from 'pg'
import { StartError } from './config.ts'
import type { Ctx } from './context.ts'

const preparing = 4_711_2027

/**
 * Runs `work` while no other process prepares the same database; the others wait for their turn. The lock belongs to a
 * connection, so it ends with a process that is killed.
 * @throws StartError when the database does not answer
 */
export async function oneAtATime<T>(owner: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect().catch((error) => {
    throw new StartError(`The database does not answer: ${error.message || error.code || String(error)}`)
  })
  try {
    // A server may bound how long a statement takes; the first one here makes sites, which takes a while.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [preparing])
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * Makes transactions that count the same rows of a site before they add one wait for each other: two at once would both be the last
 * that is allowed. The lock ends with the transaction.
 */
export async function takeTurn(ctx: Pick<Ctx, 'db' | 'site'>, counted: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${counted}:${ctx.site.id}`}, 0))`)
}
