import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = /^(::1|127\.|::ffff:127\.)/

/** The caller's address. A forwarded one is believed only when a proxy on this machine says so. */
export function clientAddress(c: Context): string {
  const direct = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  if (direct !== '' && !loopback.test(direct)) return direct
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || direct
}
