import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum unanswered requests per connection. Browsers do not pipeline. */
const mostAhead = 32

/**
 * Answers the requests of a connection one after the other, and each in a turn of its own: Node reads all that were pipelined
 * at once, and would answer them before a request of any other connection. A connection with more of them is closed, because
 * they would all be held.
 */
export function inConnectionTurns(answer: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, (() => void)[]>()

  const begin: RequestListener = (request, response) => {
    const { socket } = request
    response.once('close', () => {
      const next = ahead.get(socket)?.shift()
      // Other connections that can be read by now come first.
      if (next) setImmediate(() => !socket.destroyed && next())
      else ahead.delete(socket)
    })
    answer(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const waiting = ahead.get(socket)
    if (!waiting) {
      ahead.set(socket, [])
      begin(request, response)
    } else if (waiting.length + 1 < mostAhead) waiting.push(() => begin(request, response))
    else socket.destroy()
  }
}
