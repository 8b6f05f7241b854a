import { lookup as findAddress } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Why a file from outside was not fetched, in words for its owner. */
export class OutsideFault extends Error {}

type Limits = { mostBytes: number; signal?: AbortSignal | undefined }

/**
 * Fetches a file from an address that a person entered.
 * @throws OutsideFault for an address that is none, or within our own network, and for an answer that is no file
 */
export type FetchOutside = (address: string, limits: Limits) => Promise<Uint8Array>

/** Networks that only this machine and its neighbours reach (RFC 6890), and those that carry them in IPv6. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.ipv6.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address is not of the public internet. */
export function isInside(ip: string): boolean {
  const family = isIP(ip)
  if (family === 0) return true
  return family === 6 ? inside.ipv6.check(ip, 'ipv6') : inside.ipv4.check(ip, 'ipv4')
}

const mostRedirects = 4
const answerWithin = 15_000
const wholeWithin = 60_000

/** @param isForbidden which addresses are not called; `isInside` but in tests, whose servers are on this machine */
export function openOutside(isForbidden: (ip: string) => boolean = isInside): FetchOutside {
  return async (address, { mostBytes, signal }) => {
    const ending = AbortSignal.any([AbortSignal.timeout(wholeWithin), ...(signal ? [signal] : [])])
    let url = urlOf(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await ask(url, isForbidden, ending)
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        url = urlOf(headers.location, url)
      } else if (statusCode !== 200) {
        answer.destroy()
        throw new OutsideFault(`The server answers ${statusCode}.`)
      } else return bytesOf(answer, mostBytes)
    }
    throw new OutsideFault('The address leads on and on.')
  }
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new OutsideFault('This is no address of a file on the web.')
  if (url.username !== '' || url.password !== '') throw new OutsideFault('The address carries a password.')
  return url
}

/** Connects to the very address that was looked up and found to be outside. */
function ask(url: URL, isForbidden: (ip: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isForbidden(host)) throw within()
  const lookup: LookupFunction = (name, options, done) =>
    findAddress(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => isForbidden(address))) return done(within(), '', 0)
      // Node asks for a list where it tries several addresses in turn.
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  const options: RequestOptions = {
    signal,
    lookup,
    timeout: answerWithin,
    agent: false,
    headers: { accept: 'image/*', 'user-agent': 'Haat' },
  }
  return new Promise((resolve, reject) => {
    const asking = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
    asking.on('response', resolve)
    asking.on('timeout', () => asking.destroy(new OutsideFault('The server does not answer.')))
    asking.on('error', (error) => reject(error instanceof OutsideFault ? error : unreachable(error)))
    asking.end()
  })
}

const within = () => new OutsideFault('The address is within our own network.')
const unreachable = (cause: Error) => new OutsideFault('The server cannot be reached.', { cause })

async function bytesOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const tooMuch = new OutsideFault(`The file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`)
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy()
    throw tooMuch
  }
  let size = 0
  answer.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > mostBytes) answer.destroy(tooMuch)
  })
  try {
    return await buffer(answer)
  } catch (error) {
    throw error instanceof OutsideFault ? error : new OutsideFault('The connection broke off.', { cause: error })
  }
}
