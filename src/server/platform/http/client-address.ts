import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

let trusted = listOf([])

/**
 * Believes these proxies, besides those on this machine, whom they pass on.
 * @param proxies addresses, and networks such as `10.0.0.0/8`
 * @throws Error for what is neither
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

/** The caller's address. A forwarded one is believed only when a proxy says so that is trusted. */
export function clientAddress(c: Context): string {
  const direct = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return believedAddress(direct, c.req.header('x-forwarded-for'))
}

/** The same of a request as Node gives it. */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  return believedAddress(socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)
}

/** Each proxy adds whom it heard, so the caller is the last that is no proxy of ours. What is no address is passed over. */
function believedAddress(direct: string, forwarded: string | undefined): string {
  const heard = plainAddress(direct)
  if (heard !== undefined && !isTrusted(heard)) return heard
  const passedOn = (forwarded ?? '').split(',').flatMap((text) => plainAddress(text.trim()) ?? [])
  return passedOn.findLast((address) => !isTrusted(address)) ?? passedOn[0] ?? heard ?? ''
}

const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * One spelling of an address, whatever its port and its family's: limits count by it.
 * `203.0.113.7:4711`, `::ffff:203.0.113.7` -> `203.0.113.7`. Undefined for what is no address.
 */
function plainAddress(text: string): string | undefined {
  const [, four, six] = withPort.exec(text) ?? []
  const address = four ?? six ?? text
  const plain = mapped.exec(address)?.[1] ?? address
  return isIP(plain) === 0 ? undefined : plain
}

/** True for an address that callers are passed on from: what it does counts for many. */
export function isProxy(address: string | undefined): boolean {
  return isTrusted(plainAddress(address ?? '') ?? '')
}

/**
 * The machine that counts as one: of IPv6 a subscriber has at least the last 64 bits to themselves, and would be a new
 * machine with every call.
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
