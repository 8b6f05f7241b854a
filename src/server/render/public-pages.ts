import type { IncomingMessage, ServerResponse } from 'node:http'
import { say } from '../../shared/own-words.ts'
import { drawingFor, type SiteNow, siteNow } from '../../shared/site-now.ts'
import type { Assets } from '../../storefront/document.tsx'
import { hostName, type SiteDirectory } from '../modules/ground/directory/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import { holdsPass } from '../modules/sites/opening/index.ts'
import { type Ctx, makeCtx, type Services, type Site } from '../platform/context.ts'
import { openFairTurns } from '../platform/fair-turns.ts'
import { isOutage } from '../platform/http/errors.ts'
import { type Exchange, noteOf, type Observe } from '../platform/http/exchange.ts'
import { openSender } from '../platform/http/prepared-head.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { Refusal, refusal, suspendedSite } from '../platform/refusal.ts'
import type { Address } from './address.ts'
import { answerPage, finish } from './answer-page.ts'
import { type CachedPage, createPageCache, type PageCache } from './cache.ts'
import { closedKey, makeClosedPage } from './closed-page.tsx'
import { sendErrorPage } from './error-page.ts'
import { makePage } from './make-page.ts'
import { readVisit } from './visit.ts'

const cacheBytes = 256 * 1024 * 1024

/**
 * How many pages of one site a process makes at a time. More would not be done sooner, since there is one core, and would make
 * those of other sites wait; fewer would wait for the database with nothing to do meanwhile.
 */
const madeAtOnce = 3

/** A site for whose pages more than so many wait makes one at a time while others make any: theirs are not to wait for its crowd. */
const crowd = 24

/** How long a page waits to be made, ms. */
const patience = 15_000

/** When to look again whether a page can be made, s. */
const outageWait = 5

/** A request's id, and when it came (`performance.now()`, ms). */
export type Arrival = Pick<Exchange, 'id'> & { began: number }

export type PublicPages = {
  /** Answers a request for a page from memory alone, if it can: the fast path in front of everything else. */
  answerFromCache: (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => boolean
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Renders a page that nobody has asked for, and has it in the cache: of the site of this host, as it is now. */
  prepare: (host: string, path: string) => Promise<void>
  cache: PageCache
}

type Watchers = {
  /** Of each page that is there and was asked for, from the cache or not; it must be quick. */
  onView: (site: Site, request: IncomingMessage) => void
  /** Of each answer of the fast path; the others are followed from outside. */
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

  const turns = openFairTurns({
    ...{ places: Number.POSITIVE_INFINITY, share: madeAtOnce, crowd, patience },
    tooLate: () => refusal('server.busy'),
  })

  const whole = (ctx: Ctx, address: Address) => makePage(ctx, kinds, address, assets())
  const closed = (ctx: Ctx, address: Address) => makeClosedPage(ctx, address, assets())

  async function make(site: Site, address: Address, id: string, draw = whole): Promise<CachedPage> {
    await turns.enter(site.id)
    try {
      const ctx = makeCtx(services, site, { kind: 'visitor' }, { id, ip: '' })
      const made = await draw(ctx, address)
      return finish(made, familyOf(site, address, made.status))
    } finally {
      turns.leave(site.id)
    }
  }

  /** The whole of a closed site is made anew for each who sees it, so that no page of the cache can reach a visitor. */
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
        ...{ status: sent.status, bytes: sent.bytes, ms: performance.now() - began },
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
        if (!site) return sendText(response, 404, 'No site is found at this address.')
        settings = site.settings
        note.site = site.id
        if (site.suspended) throw suspendedSite(site)
        if (isElsewhere(site, request)) return sendToPrimary(site, request, response)
        const { spoken, address } = readVisit(site, request.url)
        settings = { ...spoken.settings, prefix: spoken.language?.prefix ?? '' }
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
 * Whether somebody has come by another host than the primary one of the site's own domains. What the admin shows in a frame stays where
 * it is asked for: it would be another origin. So does the way in, for owners whose domain leads nowhere as yet.
 */
function isElsewhere({ primaryHost }: Site, { headers, method, url = '/' }: IncomingMessage): boolean {
  if (primaryHost === undefined || (method !== 'GET' && method !== 'HEAD') || /^\/login\b/.test(url)) return false
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
    // An owner who chooses another one is not to wait for what browsers remember.
    'cache-control': 'no-cache',
  })
  response.end()
}

function cacheKey({ id, language }: Site, address: Address): string {
  return language ? `${id} ${language.prefix} ${address.key}` : `${id} ${address.key}`
}

/** A page of the system by its template, any other as `page`: the log tells what is asked for, not what of it. */
function routeOf({ route }: Address): string {
  return route ? `page:${route.template}` : 'page'
}

/** Missing pages are one family; so are the views of one list. */
function familyOf(site: Site, address: Address, status: number): string | undefined {
  if (status !== 200) return `${site.id} missing`
  return Object.keys(address.query).length > 0 ? cacheKey(site, { ...address, key: address.path }) : undefined
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
