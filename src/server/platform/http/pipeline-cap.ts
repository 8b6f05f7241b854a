import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for their answers. Browsers send the next one after the answer. */
const mostAhead = 32

/**
 * Closes a connection that sends more requests ahead of their answers than that: Node would hold all their answers in memory, and
 * answer them in one go before any other connection.
 * @returns whether the connection is closed, so the request gets no answer
 */
export function openPipelineCap(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, response) => {
    if (socket.destroyed) return true
    const ahead = (waiting.get(socket) ?? 0) + 1
    if (ahead > mostAhead) {
      socket.destroy()
      return true
    }
    waiting.set(socket, ahead)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    return false
  }
}
