import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isProxy, networkOf } from './client-address.ts'

/** Share of all connections that one machine may have, unless it is a proxy. */
const partOfOne = 8

/**
 * Limits a process to `most` connections, and one machine to an eighth of them; excess connections are closed. Behind a proxy
 * every connection is the proxy's, which must count its own callers.
 */
export function capConnections(server: Server, most: number): void {
  // Otherwise workers would pass excess connections on to one another for ever.
  Object.assign(server, { maxConnections: most, dropMaxConnection: true })
  const mostOfOne = Math.ceil(most / partOfOne)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const machine = networkOf(remoteAddress)
    const now = (open.get(machine) ?? 0) + 1
    if (now > mostOfOne) {
      socket.destroy()
      return
    }
    open.set(machine, now)
    socket.once('close', () => {
      const left = (open.get(machine) ?? 1) - 1
      if (left > 0) open.set(machine, left)
      else open.delete(machine)
    })
  })
}
