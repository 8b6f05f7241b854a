import http from 'node:http'
import net from 'node:net'
import { call } from './call.ts'

/** Load that runs until it is stopped. */
export type Attack = {
  /** @returns the number of requests, or of connections of `floodAhead` */
  stop: () => Promise<number>
}

type At = { port: number; host: string }

/** Requests that one connection may have unanswered. */
const ahead = 32

/** Each from an address of its own: how often one may ask is not what is measured. */
const addressOf = (number: number) => `172.16.${(number >> 8) % 256}.${number % 256}`

/** Many at once who each ask again as soon as they are answered, on connections of their own. */
function askAgainAndAgain(width: number, ask: (number: number, agent: http.Agent) => Promise<unknown>): Attack {
  const agent = new http.Agent({ keepAlive: true, maxSockets: width })
  let count = 0
  let stopped = false
  const asking = Array.from({ length: width }, async () => {
    while (!stopped) await ask(count++, agent).catch(() => undefined)
  })
  return {
    async stop() {
      stopped = true
      await Promise.all(asking)
      agent.destroy()
      return count
    },
  }
}

/** Visitors of pages that are not in the cache. */
export function floodSite(at: At): Attack {
  return askAgainAndAgain(64, (number, agent) => {
    const headers = { 'x-forwarded-for': addressOf(number) }
    return call({ ...at, agent, path: `/search?q=flood-${number}`, headers })
  })
}

/** Sixty tries of a password at a time, each for an address that has no account. */
export function floodSignIns(at: At): Attack {
  return askAgainAndAgain(60, (number, agent) => {
    const body = { email: `guess-${number}@example.com`, password: 'Guess@2026' }
    const headers = { 'x-forwarded-for': addressOf(number) }
    return call({ ...at, agent, path: '/api/io/crm/login', method: 'POST', body, headers })
  })
}

/** Forty readers of a large public file, who take it uncompressed. */
export function floodDocs(at: At): Attack {
  return askAgainAndAgain(40, (number, agent) =>
    call({ ...at, agent, path: '/api/docs', headers: { 'x-forwarded-for': addressOf(number) } }),
  )
}

/** Two hundred connections that each send as many requests ahead as are allowed. */
export function floodAhead({ port, host }: At): Attack {
  return askAgainAndAgain(200, (number) => {
    const lines = (last: boolean) =>
      `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${addressOf(number)}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
    const socket = net.connect(port, '127.0.0.1')
    socket.end(lines(false).repeat(ahead - 1) + lines(true))
    return new Promise((resolve) => {
      socket.once('error', resolve)
      socket.once('close', resolve)
      socket.resume()
    })
  })
}
