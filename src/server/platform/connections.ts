import net from 'node:net'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { openFairTurns } from './fair-turns.ts'
import { watchHealth } from './health-check.ts'
import { setSite, setSiteAndPlan } from './site-query.ts'

/** A connection, to be given back. `broken` closes it. */
export type Connection = { client: pg.Client; giveBack: (broken?: Error) => void }

/** Connections that are open, those of them that nobody uses, and callers that wait for one. */
export type PoolState = { size: number; idle: number; waiting: number }

export type Connections = {
  /**
   * Sites take turns, so that one that is flooded slows itself down and no other.
   * @param siteId of the site, 0 for the platform
   * @throws at once while the database does not answer, and after 15 seconds in which no connection became free
   */
  take: (siteId: number) => Promise<Connection>
  state: () => PoolState
  close: () => Promise<void>
}

/** How to reach the database, how many connections there may be, and how long its answer to a check may take, ms. */
export type ConnectionConfig = pg.ClientConfig & { max: number; answerWithin?: number; cluster?: Cluster }

/** The code of the error for callers who are refused because the database does not answer. */
export const noConnectionCode = 'NO_CONNECTION'

const noAnswer = () => Object.assign(new Error('the database does not answer'), { code: noConnectionCode })

/** How long somebody waits for a connection, ms. In a burst a slow answer is worth more than none, and an outage is found out by the health check. */
const patience = 15_000

/** As the pool says it, and as `isOutage` knows it. */
const noConnectionInTime = () => new Error('timeout exceeded when trying to connect')

const settings: pg.PoolConfig = {
  application_name: 'haat-web',
  // Opening one again costs more than a page: its server process begins without anything it had looked up.
  idleTimeoutMillis: 300_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Above the server's own limit for a statement: this one is for a server that does not answer at all.
  query_timeout: 20_000,
  keepAlive: true,
  pipeline: true,
}

/** On these connections only: the job library's, which send several statements in one message, cannot bear it. */
const onCitus: pg.PoolConfig = { options: '-c citus.propagate_set_commands=local' }

/** A pool whose callers are refused within about a second when the database stops answering, until it answers again. */
export function openConnections({ max, answerWithin = 1_000, cluster, ...connection }: ConnectionConfig): Connections {
  const sockets = new Set<net.Socket>()
  const waiting = new Set<(error: Error) => void>()
  const waitAtMost = connection.connectionTimeoutMillis ?? patience
  const turns = openFairTurns({ places: max, patience: waitAtMost, tooLate: noConnectionInTime })
  const pool = new pg.Pool({
    ...settings,
    connectionTimeoutMillis: waitAtMost,
    ...(cluster === 'citus' ? onCitus : {}),
    ...connection,
    max,
    stream: () => trackedSocket(sockets),
  })
  // A connection that breaks fails its queries; without listeners it would end the process as well.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    for (const setting of [setSite, setSiteAndPlan]) client.query({ ...setting, values: [''] }).catch(() => undefined)
  })
  const health = watchHealth(connection, answerWithin, () => {
    turns.refuseAll(noAnswer())
    for (const refuse of waiting) refuse(noAnswer())
    waiting.clear()
    // Statements under way fail, and idle connections are not trusted any more.
    for (const socket of sockets) socket.destroy()
  })

  /** The pool cannot call off a wait: a connection that comes for somebody who was refused meanwhile goes straight back. */
  function connect(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      const connected = (client: pg.PoolClient) => (waiting.delete(reject) ? resolve(client) : client.release())
      const failed = (error: Error) => {
        waiting.delete(reject)
        reject(error)
      }
      pool.connect().then(connected, failed)
    })
  }

  return {
    async take(siteId) {
      if (health.isDown()) throw noAnswer()
      const use = { since: performance.now() }
      health.uses.add(use)
      try {
        await turns.enter(siteId)
        try {
          const client = await connect()
          const giveBack = (broken?: Error) => {
            health.uses.delete(use)
            client.release(broken)
            turns.leave(siteId)
          }
          return { client, giveBack }
        } catch (error) {
          turns.leave(siteId)
          throw error
        }
      } catch (error) {
        health.uses.delete(use)
        throw error
      }
    },
    state: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: turns.waiting() }),
    async close() {
      health.stop()
      await pool.end()
    },
  }
}

function trackedSocket(sockets: Set<net.Socket>): net.Socket {
  const socket = new net.Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}
