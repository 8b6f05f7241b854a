import type { IncomingMessage, ServerResponse } from 'node:http'
import { say } from '../../shared/own-words.ts'
import { drawingFor, type SiteNow, siteNow } from '../../shared/site-now.ts'
import { splitLanguage } from '../../shared/sites/languages.ts'
import type { Assets } from '../../storefront/document.tsx'
import { hostName, type SiteDirectory } from '../modules/ground/directory/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import { holdsPass } from '../modules/sites/opening/index.ts'
import { type Ctx, makeCtx, type Services, type Site } from '../platform/context.ts'
import { isOutage } from '../platform/http/errors.ts'
import { type Exchange, noteOf, type Observe } from '../platform/http/exchange.ts'
import { openSender } from '../platform/http/prepared-head.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { Refusal, suspendedSite } from '../platform/refusal.ts'
import type { Address } from './address.ts'
import { answerPage, finish } from './answer-page.ts'
import { type CachedPage, createPageCache, type PageCache } from './cache.ts'
import { closedKey, makeClosedPage } from './closed-page.tsx'
import { sendErrorPage } from './error-page.ts'
import { makePage } from './make-page.ts'
import { inTurn } from './page-turns.ts'
import { readVisit } from './visit.ts'

const cacheBytes = 256 * 1024 * 1024

/** `Retry-After` during an outage, s. */
const outageWait = 5

/** A request's id and arrival (`performance.now()`, ms). */
export type Arrival = Pick<Exchange, 'id'> & { began: number }

export type PublicPages = {
  /** Answers a page from memory, if cached: the fast path in front of everything else. */
  answerFromCache: (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => boolean
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Renders a page of this host's site into the cache without a request, replacing a cached one. */
  prepare: (host: string, path: string) => Promise<void>
  cache: PageCache
}

type Watchers = {
  /** Called for each view of an existing page, cached or not; must be fast. */
  onView: (site: Site, request: IncomingMessage) => void
  /** Called for each reply of the fast path; others are observed elsewhere. */
  observe?: Observe
}

export function openPublicPages(
  services: Services,
  directory: SiteDirectory,
  kinds: ServerKinds,
  assets: () => Assets,
  { onView, observe }: Watchers,
): PublicPages {
  const cache = createPageCache(cacheBytes, () => services.now().getTime())
  services.bus.listen({ changed: (siteId, tags) => cache.drop(siteId, tags), missed: () => cache.clear() })
  const send = openSender(services.config.strictTransport)

  const whole = (ctx: Ctx, address: Address) => makePage(ctx, kinds, address, assets())
  const closed = (ctx: Ctx, address: Address) => makeClosedPage(ctx, address, assets())

  function make(site: Site, address: Address, id: string, draw = whole): Promise<CachedPage> {
    return inTurn({ services, site }, async () => {
      const ctx = makeCtx(services, site, { kind: 'visitor' }, { id, ip: '' })
      const made = await draw(ctx, address)
      return finish(made, familyOf(site, address, made.status))
    })
  }

  /** Pages of a closed site are rendered for each viewer and not cached, so that none can reach a visitor. */
  async function makeOfClosed(site: Site, address: Address, id: string, { headers }: IncomingMessage) {
    if (holdsPass(services, site, headers.cookie)) return make(site, address, id)
    const key = cacheKey(site, { ...address, key: closedKey(address) })
    return cache.getOrMake(key, site.id, () => make(site, address, id, closed))
  }

  return {
    cache,
    answerFromCache(request, response, { id, began }) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const host = request.headers.host ?? ''
      const site = directory.known(host)
      if (!site || site.suspended || site.closed) return false
      if (isElsewhere(site, request)) return false
      const { spoken, address } = readVisit(site, request.url)
      const page = cache.get(cacheKey(spoken, address))
      if (!page) return false
      const sent = answerPage(send, request, response, page, id)
      if (page.status === 200 && request.method === 'GET') onView(site, request)
      observe?.({
        ...{ id, method: request.method, host, site: site.id, route: routeOf(address), cache: 'hit' },
        ...{ platform: undefined, status: sent.status, bytes: sent.bytes, ms: performance.now() - began },
      })
      return true
    },
    async prepare(host, path) {
      const site = await directory.byHost(host)
      if (!site || site.suspended || site.closed) return
      const { spoken, address } = readVisit(site, path)
      const key = cacheKey(spoken, address)
      const render = () => make(spoken, address, 'prepared')
      await (cache.get(key) ? render() : cache.getOrMake(key, site.id, render))
    },
    async answer(request, response) {
      const note = noteOf(request)
      let settings: SiteNow = siteNow()
      try {
        const site = await directory.byHost(request.headers.host ?? '')
        if (!site) return sendText(response, 404, 'There is no site at this address.')
        settings = site.settings
        note.site = site.id
        const { spoken, address } = readVisit(site, request.url)
        settings = { ...spoken.settings, prefix: spoken.language?.prefix ?? '' }
        if (site.suspended) throw suspendedSite(site)
        if (isElsewhere(site, request)) return sendToPrimary(site, request, response)
        note.route = routeOf(address)
        if (site.closed) {
          const page = await makeOfClosed(spoken, address, note.id, request)
          answerPage(send, request, response, page, note.id)
          return
        }
        const key = cacheKey(spoken, address)
        const there = cache.get(key)
        note.cache = there ? 'hit' : 'miss'
        const page = there ?? (await cache.getOrMake(key, site.id, () => make(spoken, address, note.id)))
        answerPage(send, request, response, page, note.id)
        if (page.status === 200 && request.method === 'GET') onView(site, request)
      } catch (error) {
        if (error instanceof Refusal) return drawingFor(settings, () => sendErrorPage(response, error))
        const { host } = request.headers
        const path = request.url?.split('?')[0]
        services.log.error({ err: error, request: note.id, host, path }, 'a page could not be made')
        drawingFor(settings, () =>
          sendErrorPage(response, {
            status: isOutage(error) ? 503 : 500,
            message: say('page.unreachable'),
            retryAfter: outageWait,
          }),
        )
      }
    },
  }
}

/**
 * Whether the request's host is not the site's primary domain. Frames in the admin keep their host, because another one would
 * be another origin. So does the sign-in page, for owners whose domain does not work yet.
 */
function isElsewhere({ primaryHost, settings }: Site, { headers, method, url = '/' }: IncomingMessage): boolean {
  if (primaryHost === undefined || (method !== 'GET' && method !== 'HEAD')) return false
  if (/^\/login\b/.test(splitLanguage(settings, url).url)) return false
  const destination = headers['sec-fetch-dest']
  const isShownAlone = destination === undefined || destination === 'document' || destination === 'empty'
  return isShownAlone && hostName(headers.host ?? '') !== primaryHost
}

function sendToPrimary({ origin }: Site, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const path = url.startsWith('/') ? url : '/'
  response.writeHead(308, {
    ...pageSecurity,
    location: origin + path.replace(/^\/+/, '/'),
    'content-length': 0,
    // The owner may change the primary domain, so browsers must not cache the redirect.
    'cache-control': 'no-cache',
  })
  response.end()
}

function cacheKey({ id, language }: Site, address: Address): string {
  return language ? `${id} ${language.prefix} ${address.key}` : `${id} ${address.key}`
}

/** Route name for the log: the template of a system page, else `page`; never the path. */
function routeOf({ route }: Address): string {
  return route ? `page:${route.template}` : 'page'
}

/** Missing pages are one family; so are the views of one list. */
function familyOf(site: Site, address: Address, status: number): string | undefined {
  if (status !== 200) return `${site.id} missing`
  const isView = address.bringsCoupon || Object.keys(address.query).length > 0
  return isView ? cacheKey(site, { ...address, key: address.path }) : undefined
}

/** A plain-text reply for when no page can be shown. */
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
