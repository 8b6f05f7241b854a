import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = /^(::1|127\.|::ffff:127\.)/

/** The caller's address. A forwarded one is believed only when a proxy on this machine says so. */
export function clientAddress(c: Context): string {
  const direct = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return believedAddress(direct, c.req.header('x-forwarded-for'))
}

/** The same of a connection's address and the header that came through it. */
export function believedAddress(direct: string, forwarded: string | undefined): string {
  if (direct !== '' && !loopback.test(direct)) return direct
  return forwarded?.split(',').at(-1)?.trim() || direct
}
