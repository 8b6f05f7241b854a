import pg from 'pg'
import { citusProtocol } from './citus-query.ts'
import { type ConnectionConfig, openConnections, type PoolState } from './connections.ts'
import { type Db, openDb } from './db.ts'
import { type SiteProtocol, type Statement, singleServerProtocol } from './site-query.ts'
import { nameOf } from './statements.ts'

export type { Db } from './db.ts'

export type Database = {
  /** Single statements; row-level security restricts them to this site. */
  forSite: (siteId: number) => Db
  /** One transaction for one site: committed when `work` resolves, rolled back when it throws. */
  inTransaction: <T>(siteId: number, work: (db: Db) => Promise<T>) => Promise<T>
  /** Without a site: platform tables only; every table of a site looks empty. */
  platform: Db
  /** One statement on its own, without a site. */
  query: (statement: string | pg.QueryConfig) => Promise<pg.QueryResult>
  /** Usage of the pool. */
  pool: () => PoolState
  close: () => Promise<void>
}

/** The platform's id in the turns between sites. */
const platformId = 0

/**
 * Opens the pool that serves requests, as the role that owns nothing. A site is set per transaction, never per connection, so a
 * pooler in transaction mode may be used. Statements are prepared once per connection.
 */
export function openDatabase(config: ConnectionConfig): Database {
  const connections = openConnections(config)
  const protocol = config.cluster === 'citus' ? citusProtocol : singleServerProtocol

  async function alone(siteId: number, run: (client: pg.Client) => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const { client, giveBack } = await connections.take(siteId)
    try {
      const result = await run(client)
      giveBack()
      return result
    } catch (error) {
      giveBack(leavesConnectionUsable(error) ? undefined : (error as Error))
      throw error
    }
  }

  const withoutSite = (statement: Statement, values: unknown[] | undefined) =>
    alone(platformId, (client) => client.query(named(statement, values)))

  return {
    query(statement) {
      const config = typeof statement === 'string' ? { text: statement } : statement
      return withoutSite(config, config.values)
    },
    platform: openDb({ query: withoutSite }),
    forSite(siteId) {
      return openDb({
        query: (statement, values) =>
          alone(siteId, (client) => protocol.query(client, siteId, named(statement, values))),
      })
    },
    async inTransaction(siteId, work) {
      const { client, giveBack } = await connections.take(siteId)
      let broken: Error | undefined
      try {
        await protocol.begin(client, siteId)
        const result = await untilSettled(client, protocol, siteId, work)
        await commit(client)
        return result
      } catch (error) {
        await client.query('rollback').catch((fault: Error) => {
          broken = fault
        })
        throw error
      } finally {
        giveBack(broken)
      }
    },
    pool: connections.state,
    close: connections.close,
  }
}

/**
 * A `Db` used after its transaction would write into the connection's next one, and a `Db` used while the transaction works for
 * another site would see that site's rows: both are refused.
 */
async function untilSettled<T>(
  client: pg.Client,
  { change }: SiteProtocol,
  siteId: number,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  let settled = false
  let current = siteId
  const require = (site: number) => {
    if (settled) throw new Error('the transaction of this statement has ended')
    if (current !== site) throw new Error(`the transaction works for site ${current}, not for site ${site}`)
  }
  const dbOf = (site: number): Db =>
    openDb({
      query: async (statement, values) => {
        require(site)
        return client.query(named(statement, values))
      },
      async forOtherSite(other, work) {
        require(site)
        current = other
        await change(client, other)
        try {
          return await work(dbOf(other))
        } finally {
          // Fails after a failed statement; then only a rollback is possible, and the first error is the one to report.
          await change(client, site).then(
            () => {
              current = site
            },
            () => undefined,
          )
        }
      },
    })
  try {
    return await work(dbOf(siteId))
  } finally {
    settled = true
  }
}

/** After a failed statement PostgreSQL replies to COMMIT with a rollback, without an error. */
async function commit(client: pg.Client): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('nothing was committed: a statement of the transaction had failed')
}

function named(statement: Statement, values: unknown[] | undefined): Statement {
  return { ...statement, name: nameOf(statement.text), values }
}

const unknownStatement = '26000'

/** True for errors reported by the server, except lost prepared statements; false after a timeout or broken connection. */
function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== unknownStatement
}
