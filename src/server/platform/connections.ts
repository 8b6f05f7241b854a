import net from 'node:net'
import pg from 'pg'
import { type Line, openLending, type PoolState } from './lending.ts'
import { watchPulse } from './pulse.ts'

/** A connection, to be given back. `broken` throws it away. */
export type Lent = { line: Line<pg.Client>; giveBack: (broken?: Error) => void }

export type Connections = {
  /**
   * @param site the one it is wanted for, '' for none; what it was told of a site before stands in `line.site`
   * @throws at once while the database does not answer
   */
  take: (site: string) => Promise<Lent>
  state: () => PoolState
  close: () => Promise<void>
}

/** How to reach the database, and how many connections there may be: 16 unless told. */
export type ConnectionConfig = pg.ClientConfig & { max?: number }

/** The code of the error that everybody gets whom the database does not answer, or who waits too long for a connection. */
export const noConnectionCode = 'NO_CONNECTION'

function noConnection(message: string): Error {
  return Object.assign(new Error(message), { code: noConnectionCode })
}

/** Connections that are given up within about a second when the database does not answer, and made anew once it does. */
export function openConnections({ max = 16, ...connection }: ConnectionConfig): Connections {
  const sockets = new Set<net.Socket>()

  async function open(lost: () => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionTimeoutMillis: 5_000,
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
    // One that breaks while it is in use fails its queries; without a listener it would end the process as well.
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    return client
  }

  const lending = openLending<pg.Client>({
    max,
    open,
    close: (client) => void client.end().catch(() => undefined),
    tooLate: () => noConnection('no connection to the database became free'),
  })
  const silent = () => noConnection('the database does not answer')
  const pulse = watchPulse(connection, () => {
    lending.refuseAll(silent())
    // What is on its way fails, and what is idle is not trusted any more.
    for (const socket of sockets) socket.destroy()
  })

  return {
    async take(site) {
      if (pulse.isGone()) throw silent()
      const waiting = { since: performance.now() }
      pulse.waiting.add(waiting)
      try {
        const line = await lending.lend(site)
        return {
          line,
          giveBack(broken) {
            pulse.waiting.delete(waiting)
            if (broken) lending.throwAway(line)
            else lending.giveBack(line)
          },
        }
      } catch (error) {
        pulse.waiting.delete(waiting)
        throw error
      }
    },
    state: lending.state,
    async close() {
      pulse.stop()
      await lending.close()
    },
  }
}
