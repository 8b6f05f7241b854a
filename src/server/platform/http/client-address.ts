import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = /^(::1|127\.|::ffff:127\.)/

/** The caller's address. A forwarded one is believed only when a proxy on this machine says so. */
export function clientAddress(c: Context): string {
  const direct = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return believedAddress(direct, c.req.header('x-forwarded-for'))
}

/** The same of a request as Node gives it. */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  return believedAddress(socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)
}

function believedAddress(direct: string, forwarded: string | undefined): string {
  if (direct !== '' && !loopback.test(direct)) return direct
  return forwarded?.split(',').at(-1)?.trim() || direct
}

/**
 * The machine that counts as one: of IPv6 a subscriber has at least the last 64 bits to themselves, and would be a new
 * machine with every call.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return address
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
