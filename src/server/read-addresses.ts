import type { Context, Hono } from 'hono'
import { topicFeedPattern, topicKinds } from '../shared/content/blog-topics.ts'
import { feedPath } from '../shared/content/kinds/post.ts'
import type { Assets } from '../storefront/document.tsx'
import { requireSeen } from './closed-site.ts'
import type { Door } from './door.ts'
import { serverKinds } from './kinds.ts'
import { serveFile, serveMedia } from './modules/content/media/index.ts'
import { isEntry } from './modules/people/identity/index.ts'
import type { SiteDirectory } from './modules/sites/directory/index.ts'
import { serveFont } from './modules/sites/fonts/index.ts'
import { isPreviewKey, linkPassLasts, passCookie } from './modules/sites/opening/index.ts'
import { type Ctx, makeCtx, type Services } from './platform/context.ts'
import { noteOfCall } from './platform/http/exchange.ts'
import { openApi } from './platform/http/openapi.ts'
import type { Route } from './platform/http/route.ts'
import { adminPage } from './render/admin-page.tsx'
import { docsPage } from './render/docs-page.tsx'
import { galleryPage, lookPage, lookView } from './render/gallery/index.ts'
import { previewPage } from './render/preview-page.tsx'
import { feed, type Known, robots, securityContact, sitemap, speculationRules, topicFeed } from './render/site-files.ts'
import { starterPicture, starterPreview } from './render/starter-preview.ts'

/** Whose pictures and products the gallery shows. */
const demoShop = 'shop'

type Parts = { services: Services; directory: SiteDirectory; assets: () => Assets; door: Door; routes: Route[] }

/** What is neither a call nor a page of configuration: the admin, the gallery, pictures, the files of a site. */
export function readAddresses(api: Hono, { services, directory, assets, door, routes }: Parts): void {
  /** What is read at an address of its own, by the name that the access log gives it. */
  function read(path: string, name: string, answer: (c: Context) => Response | Promise<Response>): void {
    api.get(path, (c) => {
      noteOfCall(c).route = name
      return answer(c)
    })
  }

  read('/api/openapi.json', 'openapi', async (c) => c.json(openApi(routes, (await door(c)).site.name)))
  /** Of what shows something of the site. @throws Refusal `site.closed` */
  async function seen(c: Context): Promise<Ctx> {
    const ctx = await door(c)
    requireSeen(ctx, c)
    return ctx
  }

  read('/api/docs', 'docs', async (c) => docsPage(await seen(c), routes, assets()))
  /** The gallery's samples come from the demonstration shop, where there is one. */
  async function gallery(c: Context) {
    const ctx = await seen(c)
    const shop = await directory.byKey(demoShop)
    return {
      ctx,
      kinds: serverKinds,
      assets: assets(),
      shop: shop ? makeCtx(services, shop, ctx.actor, ctx.request) : ctx,
    }
  }
  const lookIn = (c: Context) => `${c.req.param('type')}/${c.req.param('look')}`
  read('/sections', 'sections', async (c) => galleryPage(await gallery(c), c.req.query()))
  read('/sections/:type/:look', 'look', async (c) => lookPage(await gallery(c), lookIn(c), c.req.query()))
  read('/sections/:type/:look/view', 'look-view', async (c) => lookView(await gallery(c), lookIn(c), c.req.query()))
  read('/admin/first/login', 'first-login', async (c) => {
    const ctx = await door(c)
    return adminPage(ctx, assets(), (await isEntry(ctx, c.req.query('token') ?? '')) ? 200 : 410)
  })
  read('/admin/starters/:name', 'starter', async (c) =>
    starterPreview(await door(c), serverKinds, c.req.param('name') ?? '', assets()),
  )
  read('/admin/starter-pictures/:hash/:width', 'starter-picture', async (c) => {
    const { hash = '', width } = c.req.param()
    const { accept = '', 'if-none-match': ifNoneMatch = '' } = c.req.header()
    return starterPicture(await door(c), { hash, width: Number(width), accept, ifNoneMatch })
  })
  for (const path of ['/admin', '/admin/*']) read(path, 'admin', async (c) => adminPage(await door(c), assets()))
  read('/preview/site/:key', 'site-preview', async (c) => {
    const { site } = await door(c)
    const isGood = isPreviewKey(services, site, c.req.param('key') ?? '')
    const headers = new Headers({ location: '/', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    if (isGood) headers.set('set-cookie', passCookie(services, site, linkPassLasts))
    return new Response(null, { status: 302, headers })
  })
  read('/preview/:token', 'preview', async (c) =>
    previewPage(await door(c), serverKinds, c.req.param('token') ?? '', assets()),
  )
  read('/media/fonts/:name', 'font', async (c) =>
    serveFont(await door(c), c.req.param('name') ?? '', c.req.header('if-none-match') ?? ''),
  )
  read('/media/:id/:name{(video|document)[.](mp4|webm|pdf)}', 'media-file', async (c) => {
    const { id = '', name = '' } = c.req.param()
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch = '' } = c.req.header()
    const isHead = c.req.raw.method === 'HEAD'
    const download = c.req.query('download') !== undefined
    return serveFile(await door(c), { id, name, range, ifRange, ifNoneMatch, download, isHead })
  })
  read('/media/:id/:width', 'media', async (c) => {
    const { id = '', width } = c.req.param()
    const { accept = '', 'if-none-match': ifNoneMatch = '' } = c.req.header()
    return serveMedia(await door(c), { id, width: Number(width), accept, ifNoneMatch })
  })
  read('/visit/:key{[a-z0-9-]+}', 'visit', async (c) => {
    const ctx = await door(c)
    const site = ctx.site.kind === 'platform' ? await directory.byKey(c.req.param('key') ?? '') : undefined
    // Without the demonstration there is nothing to visit.
    return c.redirect(site?.origin ?? '/', 302)
  })
  read('/robots.txt', 'robots', async (c) => robots(await door(c)))
  read('/.well-known/security.txt', 'security-contact', async (c) => securityContact(await door(c)))
  read('/sitemap.xml', 'sitemap', async (c) => sitemap(await door(c), serverKinds))
  read(feedPath, 'feed', async (c) => feed(await seen(c), knownBy(c)))
  for (const kind of topicKinds)
    read(topicFeedPattern(kind), 'feed', async (c) =>
      topicFeed(await seen(c), knownBy(c), kind, c.req.param('path') ?? ''),
    )
  read('/speculation-rules.json', 'speculation-rules', () => speculationRules())
}

const knownBy = (c: Context): Known => ({
  ifNoneMatch: c.req.header('if-none-match'),
  ifModifiedSince: c.req.header('if-modified-since'),
})
