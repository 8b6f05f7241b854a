import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum unanswered requests per connection. Browsers do not pipeline. */
const mostAhead = 32

/**
 * Closes a connection that pipelines more requests than that: Node would buffer all their replies, and serve them before any
 * other connection.
 * @returns whether the connection is closed, so the request gets no reply
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
