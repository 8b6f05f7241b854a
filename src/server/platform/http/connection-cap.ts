import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isProxy, networkOf } from './client-address.ts'

/** What part of all connections one machine may have, if it is no proxy. */
const partOfOne = 8

/**
 * Keeps a process from having more connections than `most`, and one machine from having more than an eighth of them: what
 * is too many is closed. Behind a proxy every connection is the proxy's own, so it is for the proxy to count callers.
 */
export function capConnections(server: Server, most: number): void {
  // Workers would otherwise pass what is too many on to one another, around and around.
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
