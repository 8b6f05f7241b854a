import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '../../shared/messages.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { ServerKinds } from '../modules/kind.ts'
import type { SiteDirectory } from '../modules/sites/directory/index.ts'
import { makeCtx, type Services, type Site } from '../platform/context.ts'
import { pickEncoding } from '../platform/http/encodings.ts'
import { isOutage } from '../platform/http/errors.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { type Address, readAddress } from './address.ts'
import { type Body, type CachedPage, createPageCache, type PageCache } from './cache.ts'
import { compress, countAnswer } from './compress.ts'
import { sendErrorPage } from './error-page.ts'
import { type MadePage, makePage } from './make-page.ts'

const cacheBytes = 256 * 1024 * 1024
/** Seconds that a CDN in front may keep a page: the revalidation value (K9). */
const sharedSeconds = 10

export type PublicPages = {
  /** Answers a request for a page from memory alone, if it can: the fast path in front of everything else. */
  answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  cache: PageCache
}

/** Told of each page that is there and was asked for, from the cache or not; it must be quick. */
export type OnView = (site: Site, request: IncomingMessage) => void

export function openPublicPages(
  services: Services,
  directory: SiteDirectory,
  kinds: ServerKinds,
  assets: () => Assets,
  onView: OnView,
): PublicPages {
  const cache = createPageCache(cacheBytes, () => services.now().getTime())
  services.bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })

  async function make(site: Site, address: Address): Promise<CachedPage> {
    const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: randomUUID(), ip: '' })
    const made = await makePage(ctx, kinds, address, assets())
    return { ...finish(made), family: familyOf(site, address, made.status) }
  }

  function reply(request: IncomingMessage, response: ServerResponse, site: Site, page: CachedPage, body: Body): void {
    send(request, response, page, body)
    countAnswer(page)
    if (page.status === 200 && request.method === 'GET') onView(site, request)
  }

  return {
    cache,
    answerFromCache(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const site = directory.known(request.headers.host ?? '')
      if (!site) return false
      const page = cache.get(cacheKey(site, readAddress(request.url ?? '/')))
      if (!page) return false
      reply(request, response, site, page, compress(page, pickEncoding(request.headers['accept-encoding'])))
      return true
    },
    async answer(request, response) {
      try {
        const site = await directory.byHost(request.headers.host ?? '')
        if (!site) return sendText(response, 404, 'No site is found at this address.')
        const address = readAddress(request.url ?? '/')
        const page = await cache.getOrMake(cacheKey(site, address), site.id, () => make(site, address))
        reply(request, response, site, page, compress(page, pickEncoding(request.headers['accept-encoding'])))
      } catch (error) {
        const { host } = request.headers
        services.log.error({ err: error, host, path: request.url }, 'a page could not be made')
        sendErrorPage(response, isOutage(error) ? 503 : 500, messages['page.unreachable'])
      }
    },
  }
}

function cacheKey(site: Site, address: Address): string {
  return `${site.id} ${address.key}`
}

/** Missing pages are one family; so are the views of one list. */
function familyOf(site: Site, address: Address, status: number): string | undefined {
  if (status !== 200) return `${site.id} missing`
  return Object.keys(address.query).length > 0 ? `${site.id} ${address.path}` : undefined
}

function finish({ status, html, tags, expiresAt, location }: MadePage): CachedPage {
  const identity = Buffer.from(html)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers: Record<string, string> = {
    ...pageSecurity,
    'content-type': 'text/html; charset=utf-8',
    'cache-control':
      status === 200 || location !== undefined
        ? `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=60`
        : 'no-store',
    vary: 'Accept-Encoding',
    etag,
    ...(location === undefined ? {} : { location }),
  }
  const body = { bytes: identity, headers: { ...headers, 'content-length': identity.length } }
  return { status, headers, etag, answers: 0, tags, expiresAt, bodies: { identity: body } }
}

function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, body: Body): void {
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.headers)
    response.end()
    return
  }
  const { location } = page.headers
  response.writeHead(page.status, location ? { ...body.headers, location: location + queryOf(request) } : body.headers)
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** What has moved is asked the same at its new address. */
function queryOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

/** A plain answer for when there is no page to show. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`)
  response.writeHead(status, {
    ...pageSecurity,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  response.end(body)
}
