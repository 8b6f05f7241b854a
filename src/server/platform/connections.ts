import net from 'node:net'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { openFairTurns } from './fair-turns.ts'
import { watchHealth } from './health-check.ts'
import { setSite, setSiteAndPlan } from './site-query.ts'

/** A connection to be returned. `broken` closes it. */
export type Connection = { client: pg.Client; giveBack: (broken?: Error) => void }

/** Open connections, idle ones among them, and waiting callers. */
export type PoolState = { size: number; idle: number; waiting: number }

export type Connections = {
  /**
   * Sites take turns, so that a flooded site slows down only itself.
   * @param siteId of the site, 0 for the platform
   * @throws Error at once during an outage, or if no connection became free within 15 seconds
   */
  take: (siteId: number) => Promise<Connection>
  state: () => PoolState
  close: () => Promise<void>
}

/** The database's address, the maximum number of connections, and the timeout of a health check, ms. */
export type ConnectionConfig = pg.ClientConfig & { max: number; answerWithin?: number; cluster?: Cluster }

/** Error code for callers who are refused during an outage. */
export const noConnectionCode = 'NO_CONNECTION'

const noAnswer = () => Object.assign(new Error('the database does not answer'), { code: noConnectionCode })

/**
 * How long callers wait for a connection, ms. In a burst a slow reply is better than none; outages are detected by the health
 * check.
 */
const patience = 15_000

/** Same text as the pool's own error, which `isOutage` recognises. */
const noConnectionInTime = () => new Error('timeout exceeded when trying to connect')

const settings: pg.PoolConfig = {
  application_name: 'haat-web',
  // Reopening costs more than a page, because the new server process has empty caches.
  idleTimeoutMillis: 300_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Above the server's own statement limit, for a server that does not reply at all.
  query_timeout: 20_000,
  keepAlive: true,
  pipeline: true,
}

/** Only for these connections: the job library's multi-statement messages do not work with it. */
const onCitus: pg.PoolConfig = { options: '-c citus.propagate_set_commands=local' }

/** A pool that refuses its callers within about a second when the database stops replying, until it replies again. */
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
  // Broken connections fail their queries; without listeners the error would also end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    for (const setting of [setSite, setSiteAndPlan]) client.query({ ...setting, values: [''] }).catch(() => undefined)
  })
  const health = watchHealth(connection, answerWithin, () => {
    turns.refuseAll(noAnswer())
    for (const refuse of waiting) refuse(noAnswer())
    waiting.clear()
    // Running statements fail, and idle connections are discarded.
    for (const socket of sockets) socket.destroy()
  })

  /** The pool cannot cancel a wait: a connection that arrives for a refused caller is returned at once. */
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
