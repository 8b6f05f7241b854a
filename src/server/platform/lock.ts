import { sql } from 'drizzle-orm'
import pg from 'pg'
import { StartError } from './config.ts'
import type { Ctx } from './context.ts'

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

/**
 * Serialises transactions of a site that count the same rows before they add one: two concurrent ones could both be the last
 * allowed. The lock ends with the transaction.
 */
export async function takeTurn(ctx: Pick<Ctx, 'db' | 'site'>, counted: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${counted}:${ctx.site.id}`}, 0))`)
}
