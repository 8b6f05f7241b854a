import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

let trusted = listOf([])

/**
 * Sets the trusted proxies, in addition to those on this machine.
 * @param proxies addresses, and networks such as `10.0.0.0/8`
 * @throws Error for anything else
 */
export function trustProxies(proxies: string[]): void {
  trusted = listOf(proxies)
}

function listOf(proxies: string[]): BlockList {
  const list = new BlockList()
  for (const proxy of ['127.0.0.0/8', '::1', ...proxies]) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isTrusted(address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The caller's address. `X-Forwarded-For` counts only from a trusted proxy. */
export function clientAddress(c: Context): string {
  const direct = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return believedAddress(direct, c.req.header('x-forwarded-for'))
}

/** Like `clientAddress`, for a request of Node. */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  return believedAddress(socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)
}

/** Each proxy appends its client, so the caller is the last address that is no trusted proxy. Invalid entries are skipped. */
function believedAddress(direct: string, forwarded: string | undefined): string {
  const heard = plainAddress(direct)
  if (heard !== undefined && !isTrusted(heard)) return heard
  const passedOn = (forwarded ?? '').split(',').flatMap((text) => plainAddress(text.trim()) ?? [])
  return passedOn.findLast((address) => !isTrusted(address)) ?? passedOn[0] ?? heard ?? ''
}

const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Normalised address without port, for rate limits: `203.0.113.7:4711`, `::ffff:203.0.113.7` -> `203.0.113.7`. Undefined if
 * invalid.
 */
function plainAddress(text: string): string | undefined {
  const [, four, six] = withPort.exec(text) ?? []
  const address = four ?? six ?? text
  const plain = mapped.exec(address)?.[1] ?? address
  return isIP(plain) === 0 ? undefined : plain
}

/** Whether the address is a trusted proxy, which stands for many callers. */
export function isProxy(address: string | undefined): boolean {
  return isTrusted(plainAddress(address ?? '') ?? '')
}

/**
 * The key of a machine: an IPv4 address, or the /64 network of an IPv6 one, because a subscriber has at least that and could
 * use a new address for every call.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, four] = mapped.exec(address) ?? []
  if (four !== undefined) return four
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
