import type { Context, Hono } from 'hono'
import type { Limit } from '../shared/api/contract.ts'
import { topicFeedPattern, topicKinds } from '../shared/content/blog/blog-topics.ts'
import { feedPath } from '../shared/content/kinds/post.ts'
import { inLanguage } from '../shared/sites/languages.ts'
import type { Assets } from '../storefront/document.tsx'
import { requireSeen } from './closed-site.ts'
import { type Door, languageOf, siteAt } from './door.ts'
import { serverKinds } from './kinds.ts'
import { serveFile, serveMedia } from './modules/content/media/index.ts'
import { type SiteDirectory, siteOrigin } from './modules/ground/directory/index.ts'
import { isEntry } from './modules/people/identity/index.ts'
import { serveFont } from './modules/sites/fonts/index.ts'
import { isPreviewKey, linkPassLasts, passCookie } from './modules/sites/opening/index.ts'
import { type Ctx, makeCtx, type Services } from './platform/context.ts'
import { clientAddress, networkOf } from './platform/http/client-address.ts'
import { noteOfCall } from './platform/http/exchange.ts'
import { openApi } from './platform/http/openapi.ts'
import type { Route } from './platform/http/route.ts'
import type { RateLimits } from './platform/rate-limit.ts'
import { siteIn } from './platform/site-in-language.ts'
import { adminPage } from './render/admin-page.tsx'
import { docsPage } from './render/docs-page.tsx'
import { galleryPage, lookPage, lookView } from './render/gallery/index.ts'
import { type Asked, openKeptAnswers } from './render/kept-answers.ts'
import { inTurn } from './render/page-turns.ts'
import { previewPage } from './render/preview-page.tsx'
import { feed, robots, securityContact, speculationRules, topicFeed } from './render/site-files.ts'
import { siteIcon } from './render/site-icon.ts'
import { sitemap, sitemapFile } from './render/sitemap.ts'
import { starterPicture, starterPreview } from './render/starter-preview.ts'

/** Site whose pictures and products the gallery shows. */
const demoShop = 'shop'

type Answer = (ctx: Ctx, c: Context) => Response | Promise<Response>

type Reading = { asks?: string[]; at?: string; ofSite?: boolean; isSpoken?: boolean }

type Parts = {
  services: Services
  directory: SiteDirectory
  assets: () => Assets
  door: Door
  limits: RateLimits
  routes: Route[]
}

/** Points per minute; `rate-limit.ts` allows a machine ten times as many requests. A page shows many pictures. */
const pages = 60
const pictures = 2_000

/**
 * Addresses that are neither calls nor pages of the configuration: the admin, the gallery, pictures, a site's files. Each is
 * cached as bytes or limited per machine, because they are public and share a thread with every site.
 */
export function readAddresses(api: Hono, { services, directory, assets, door, limits, routes }: Parts): void {
  const kept = openKeptAnswers(services)

  function limitOf(name: string, points: number): (c: Context, siteId: number) => Promise<void> {
    const limit: Limit = { name: `read-${name}`, points, seconds: 60, counts: 'reads' }
    return (c, siteId) => {
      const ip = clientAddress(c)
      return limits.spend(limit, { machine: ip === '' ? undefined : `${siteId}:ip:${networkOf(ip)}`, email: undefined })
    }
  }

  /** An address whose reply depends on the caller, or is large. `name` is its name in the access log. */
  function readEach(path: string, name: string, points: number, answer: (c: Context) => Response | Promise<Response>) {
    const spend = limitOf(name, points)
    api.get(path, async (c) => {
      noteOfCall(c).route = name
      await spend(c, (await siteAt(directory, c)).id)
      return answer(c)
    })
  }

  /**
   * An address whose reply is the same for everyone. Only uncached requests count for its limit.
   * @param asks query parameters that the reply depends on; others are ignored
   * @param at cache address, if several paths share a reply
   * @param ofSite shows content of the site: on a closed site it is answered only for those who may see it, and not cached
   * (B190)
   * @param isSpoken has an address in each language of the site
   */
  function read(path: string, name: string, answer: Answer, reading: Reading = {}) {
    const { asks = [], at, ofSite = false, isSpoken = false } = reading
    const spend = limitOf(name, pages)
    api.get(path, async (c) => {
      noteOfCall(c).route = name
      const own = await siteAt(directory, c)
      const site = isSpoken ? siteIn(own, languageOf(own, c.req.raw)) : own
      const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: noteOfCall(c).id, ip: '' })
      if (ofSite && site.closed) {
        requireSeen(await door(c), c)
        await spend(c, site.id)
        return withoutKeeping(await inTurn(ctx, async () => answer(ctx, c)))
      }
      const query = asks.map((ask) => c.req.query(ask) ?? '')
      const address = [inLanguage(at ?? c.req.path, site.language), ...query].join(' ')
      const key = { siteId: site.id, address, family: path.includes(':') || asks.length > 0 ? path : undefined }
      if (!kept.has(key)) await spend(c, site.id)
      return kept.answer(key, askedBy(c), () => inTurn(ctx, async () => answer(ctx, c)))
    })
  }

  read('/api/openapi.json', 'openapi', ({ site }) => openApiFile(routes, site))
  read('/api/docs', 'docs', (ctx) => docsPage(ctx, routes, assets()), { ofSite: true })
  /** The gallery's samples come from the demonstration shop, if there is one. */
  async function gallery(ctx: Ctx) {
    const shop = await directory.byKey(demoShop)
    return {
      ctx,
      kinds: serverKinds,
      assets: assets(),
      shop: shop ? makeCtx(services, shop, ctx.actor, ctx.request) : ctx,
    }
  }
  const lookIn = (c: Context) => `${c.req.param('type')}/${c.req.param('look')}`
  read('/sections', 'sections', async (ctx, c) => galleryPage(await gallery(ctx), c.req.query()), {
    asks: ['category', 'q'],
    ofSite: true,
  })
  read('/sections/:type/:look', 'look', async (ctx, c) => lookPage(await gallery(ctx), lookIn(c), c.req.query()), {
    asks: ['width', 'theme'],
    ofSite: true,
  })
  read(
    '/sections/:type/:look/view',
    'look-view',
    async (ctx, c) => lookView(await gallery(ctx), lookIn(c), c.req.query()),
    { asks: ['theme'], ofSite: true },
  )
  readEach('/admin/first/login', 'first-login', pages, async (c) => {
    const ctx = await door(c)
    return adminPage(ctx, assets(), (await isEntry(ctx, c.req.query('token')?.trim() ?? '')) ? 200 : 410)
  })
  read('/admin/starters/:name', 'starter', (ctx, c) =>
    starterPreview(ctx, serverKinds, c.req.param('name') ?? '', assets()),
  )
  readEach('/admin/starter-pictures/:hash/:width', 'starter-picture', pictures, async (c) => {
    const { hash = '', width } = c.req.param()
    const { accept = '', 'if-none-match': ifNoneMatch = '' } = c.req.header()
    return starterPicture(await door(c), { hash, width: Number(width), accept, ifNoneMatch })
  })
  for (const path of ['/admin', '/admin/*']) read(path, 'admin', (ctx) => adminPage(ctx, assets()), { at: '/admin' })
  readEach('/preview/site/:key', 'site-preview', pages, async (c) => {
    const { site } = await door(c)
    const isGood = isPreviewKey(services, site, c.req.param('key') ?? '')
    const headers = new Headers({ location: '/', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    if (isGood) headers.set('set-cookie', passCookie(services, site, linkPassLasts))
    return new Response(null, { status: 302, headers })
  })
  readEach('/preview/:token', 'preview', pages, async (c) => {
    const ctx = await door(c)
    return inTurn(ctx, () => previewPage(ctx, serverKinds, c.req.param('token') ?? '', assets()))
  })
  readEach('/media/fonts/:name', 'font', pictures, async (c) =>
    serveFont(await door(c), c.req.param('name') ?? '', c.req.header('if-none-match') ?? ''),
  )
  readEach('/media/:id/:name{(video|document)[.](mp4|webm|pdf)}', 'media-file', pictures, async (c) => {
    const { id = '', name = '' } = c.req.param()
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch = '' } = c.req.header()
    const isHead = c.req.raw.method === 'HEAD'
    const download = c.req.query('download') !== undefined
    return serveFile(await door(c), { id, name, range, ifRange, ifNoneMatch, download, isHead })
  })
  readEach('/media/:id/:width', 'media', pictures, async (c) => {
    const { id = '', width } = c.req.param()
    const { accept = '', 'if-none-match': ifNoneMatch = '' } = c.req.header()
    return serveMedia(await door(c), { id, width: Number(width), accept, ifNoneMatch })
  })
  readEach('/visit/:key{[a-z0-9-]+}', 'visit', pages, async (c) => {
    const ctx = await door(c)
    const isAsked = ctx.site.kind === 'platform' && services.config.demo
    const site = isAsked ? await directory.byKey(c.req.param('key') ?? '') : undefined
    // Only demonstration sites: an owner's site may have a domain of its own.
    return c.redirect(site?.settings.demo ? siteOrigin(services.config, site.key) : '/', 302)
  })
  read('/robots.txt', 'robots', robots)
  read('/favicon.ico', 'favicon', siteIcon)
  read('/.well-known/security.txt', 'security-contact', securityContact)
  read('/sitemap.xml', 'sitemap', (ctx) => sitemap(ctx, serverKinds))
  read('/:file{sitemap-[a-zA-Z]+-[0-9]+[.]xml}', 'sitemap-file', (ctx, c) =>
    sitemapFile(ctx, serverKinds, c.req.param('file') ?? ''),
  )
  read(feedPath, 'feed', (ctx) => feed(ctx, serverKinds), { ofSite: true, isSpoken: true })
  for (const kind of topicKinds)
    read(topicFeedPattern(kind), 'feed', (ctx, c) => topicFeed(ctx, serverKinds, kind, c.req.param('path') ?? ''), {
      ...{ ofSite: true, isSpoken: true },
    })
  read('/speculation-rules.json', 'speculation-rules', speculationRules)
}

const askedBy = ({ req }: Context): Asked => ({
  acceptEncoding: req.header('accept-encoding'),
  ifNoneMatch: req.header('if-none-match'),
  ifModifiedSince: req.header('if-modified-since'),
})

function withoutKeeping(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

function openApiFile(routes: Route[], site: Ctx['site']): Response {
  return new Response(JSON.stringify(openApi(routes, site)), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  })
}
