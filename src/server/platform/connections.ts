import net from 'node:net'
import pg from 'pg'
import { watchPulse } from './pulse.ts'

/** A connection, to be given back. `broken` throws it away. */
export type Lent = { client: pg.PoolClient; giveBack: (broken?: Error) => void }

export type Connections = {
  /** @throws at once while the database does not answer */
  take: () => Promise<Lent>
  /** One statement on its own, without a site. */
  query: (statement: string | pg.QueryConfig) => Promise<pg.QueryResult>
  close: () => Promise<void>
}

/** The code of the error that everybody gets who asks while the database is gone. */
export const goneCode = 'DATABASE_GONE'

function goneError(): Error {
  return Object.assign(new Error('the database does not answer'), { code: goneCode })
}

/** A pool that gives up within about a second when the database does not answer, and is itself again once it does. */
export function openConnections(connection: pg.PoolConfig): Connections {
  const sockets = new Set<net.Socket>()
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Above the server's own limit for a statement: this one is for a server that does not answer at all.
    query_timeout: 20_000,
    keepAlive: true,
    ...connection,
    pipeline: true,
    stream: () => {
      const socket = new net.Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  // A broken idle connection leaves the pool by itself; the next query gets a new one.
  pool.on('error', () => undefined)
  // One that breaks while it is in use fails its queries; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const refusals = new Set<(error: Error) => void>()
  const pulse = watchPulse(connection, () => {
    for (const refuse of refusals) refuse(goneError())
    refusals.clear()
    // What is on its way fails, and what is idle is not trusted any more.
    for (const socket of sockets) socket.destroy()
  })

  function take(): Promise<Lent> {
    if (pulse.isGone()) return Promise.reject(goneError())
    const waiting = { since: performance.now() }
    pulse.waiting.add(waiting)
    return new Promise((resolve, reject) => {
      const refuse = (error: Error) => {
        pulse.waiting.delete(waiting)
        refusals.delete(refuse)
        reject(error)
      }
      refusals.add(refuse)
      pool.connect().then((client) => {
        // Refused meanwhile: nobody waits for it any more.
        if (!refusals.delete(refuse)) return client.release()
        resolve({
          client,
          giveBack(broken) {
            pulse.waiting.delete(waiting)
            client.release(broken)
          },
        })
      }, refuse)
    })
  }

  return {
    take,
    async query(statement) {
      const { client, giveBack } = await take()
      try {
        return await client.query(statement)
      } finally {
        giveBack()
      }
    },
    async close() {
      pulse.stop()
      await pool.end()
    },
  }
}
