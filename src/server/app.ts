import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { feedPath } from '../shared/content/kinds/post.ts'
import type { Assets } from '../storefront/document.tsx'
import { serverKinds } from './kinds.ts'
import { commentRoutes } from './modules/content/comments/index.ts'
import { inboxRoutes } from './modules/content/inbox/index.ts'
import { type MediaUse, mediaRoutes, serveMedia } from './modules/content/media/index.ts'
import { newsletterRoutes } from './modules/content/newsletter/index.ts'
import { pageRoutes } from './modules/content/pages/index.ts'
import { mediaInAuthors, postRoutes } from './modules/content/posts/index.ts'
import { consentRoutes } from './modules/people/consents/index.ts'
import { customerRoutes } from './modules/people/customers/index.ts'
import { departureRoutes } from './modules/people/departures/index.ts'
import { googleRoutes } from './modules/people/google/index.ts'
import { findActor, identityRoutes, isEntry } from './modules/people/identity/index.ts'
import { ownDataRoutes } from './modules/people/own-data/index.ts'
import { ownEmailRoutes } from './modules/people/own-email/index.ts'
import { passkeyRoutes } from './modules/people/passkeys/index.ts'
import { portraitRoutes } from './modules/people/portraits/index.ts'
import { securityRoutes } from './modules/people/security/index.ts'
import { staffRoutes } from './modules/people/staff/index.ts'
import { auditRoutes, recordCall } from './modules/running/audit/index.ts'
import { insightsRoutes, openVisits, type Visits } from './modules/running/insights/index.ts'
import { mailRoutes } from './modules/running/mail/index.ts'
import { brandRoutes } from './modules/selling/brands/index.ts'
import { cartRoutes } from './modules/selling/cart/index.ts'
import { categoryRoutes } from './modules/selling/categories/index.ts'
import { checkoutRoutes, settle } from './modules/selling/checkout/index.ts'
import { fulfilmentRoutes } from './modules/selling/fulfilment/index.ts'
import { mediaInOrders, orderRoutes } from './modules/selling/orders/index.ts'
import { paymentRoutes } from './modules/selling/payments/index.ts'
import { productRoutes } from './modules/selling/products/index.ts'
import { searchRoutes } from './modules/selling/search/index.ts'
import { beginningRoutes } from './modules/sites/beginning/index.ts'
import { mediaInSite, type SiteDirectory } from './modules/sites/directory/index.ts'
import { answerTlsAsk, domainRoutes } from './modules/sites/domains/index.ts'
import { fontRoutes, serveFont } from './modules/sites/fonts/index.ts'
import { operatorRoutes } from './modules/sites/operator/index.ts'
import { ownSiteRoutes } from './modules/sites/own-sites/index.ts'
import { settingsRoutes } from './modules/sites/settings/index.ts'
import { signUpRoutes } from './modules/sites/sign-up/index.ts'
import { type Ctx, makeCtx, type Services } from './platform/context.ts'
import type { BuiltFiles } from './platform/http/assets.ts'
import { openBodyRoom } from './platform/http/body-room.ts'
import { clientAddress, networkOf } from './platform/http/client-address.ts'
import { answerRefusal, isReadByPerson, toldOf } from './platform/http/errors.ts'
import { follow, noteOf, noteOfCall, type Observe } from './platform/http/exchange.ts'
import { namesHostTwice } from './platform/http/hosts-named.ts'
import { openApi } from './platform/http/openapi.ts'
import { openRefusalPace, type RefusalPace } from './platform/http/refusal-pace.ts'
import { requestId } from './platform/http/request-id.ts'
import type { Route } from './platform/http/route.ts'
import { anySecurity, keepSecure } from './platform/http/security.ts'
import { mount } from './platform/http/serve-route.ts'
import { openRateLimits, type RateLimits } from './platform/rate-limit.ts'
import { type Refusal, refusal, suspendedSite } from './platform/refusal.ts'
import { adminPage } from './render/admin-page.tsx'
import { builderRoutes } from './render/builder.routes.ts'
import { docsPage } from './render/docs-page.tsx'
import { errorPage, scriptNeededPage, sendErrorPage } from './render/error-page.ts'
import { galleryPage, lookPage, lookView } from './render/gallery/index.ts'
import { newsletterLinkRoutes } from './render/newsletter-link.routes.ts'
import { previewPage } from './render/preview-page.tsx'
import { openPublicPages, type PublicPages } from './render/public-pages.ts'
import { readSampleSite } from './render/sample-site.ts'
import { limitSearches } from './render/search-limit.ts'
import { feed, robots, securityContact, sitemap, speculationRules } from './render/site-files.ts'
import { starterPicture, starterPreview } from './render/starter-preview.ts'

/** Everything that shows pictures of the library. */
const mediaUses: MediaUse[] = [
  ...Object.values(serverKinds).map(({ mediaUse }) => mediaUse),
  mediaInAuthors,
  mediaInOrders,
  mediaInSite,
]

/** Every route of the API, one line for each module. */
const routesOf = (assets: () => Assets): Route[] => [
  ...identityRoutes,
  ...securityRoutes,
  ...passkeyRoutes,
  ...googleRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...brandRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...fulfilmentRoutes,
  ...customerRoutes,
  ...staffRoutes,
  ...insightsRoutes,
  ...auditRoutes,
  ...paymentRoutes(settle),
  ...newsletterRoutes,
  ...inboxRoutes,
  ...postRoutes,
  ...commentRoutes,
  ...settingsRoutes,
  ...domainRoutes,
  ...signUpRoutes,
  ...beginningRoutes,
  ...ownSiteRoutes,
  ...operatorRoutes,
  ...fontRoutes,
  ...mediaRoutes(mediaUses),
  ...portraitRoutes(mediaUses),
  ...departureRoutes,
  ...ownDataRoutes,
  ...ownEmailRoutes,
  ...consentRoutes,
  ...mailRoutes,
  ...pageRoutes(readSampleSite, serverKinds),
  ...builderRoutes(serverKinds, assets),
  ...newsletterLinkRoutes(assets),
]

/** The same for who only reads about them: the documentation, and the tests that walk every route. */
export const routes = routesOf(() => {
  throw new Error('These routes answer nothing.')
})

export type App = {
  /** Answers one request. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** The same without a socket, for tests of the API. */
  request: (url: string, init?: RequestInit) => Promise<Response>
  pages: PublicPages
  visits: Visits
}

type Parts = {
  services: Services
  directory: SiteDirectory
  assets: () => Assets
  files: BuiltFiles
  /** Told of every request once it is over: the access log, the metrics. */
  observe?: Observe
}

/** The map of the system: what answers a request, in order. */
export function createApp({ services, directory, assets, files, observe }: Parts): App {
  const visits = openVisits(services)
  const pages = openPublicPages(services, directory, serverKinds, assets, { onView: visits.count, observe })
  const limits = openRateLimits(services.database)
  const pace = openRefusalPace()
  const refuseSearch = limitSearches(limits, directory, pace)
  const api = createApi(services, directory, assets, { limits, pace })
  const listener = getRequestListener(api.fetch, { overrideGlobalObjects: false })
  return {
    pages,
    visits,
    request: async (url, init) => api.request(url, init),
    handle(request, response) {
      const arrival = { id: requestId(request), began: performance.now() }
      if (!namesHostTwice(request) && pages.answerFromCache(request, response, arrival)) return
      follow(request, response, arrival, observe)
      answer(request, response).catch((error: unknown) => {
        // Whatever one request does, the process goes on with the others.
        const { id } = arrival
        services.log.error(
          { err: error, request: id, method: request.method, path: pathOf(request) },
          'a request was not answered',
        )
        response.destroy()
      })
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    keepSecure(request, response, services.config.strictTransport)
    if (answerTlsAsk(directory, request, response)) {
      noteOf(request).route = 'tls-ask'
      return
    }
    if (files(request, response)) {
      noteOf(request).route = 'asset'
      return
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // What the listener serves is not all HTML; none of it is to be taken for another type, or framed by others.
    for (const [name, value] of Object.entries(anySecurity)) response.setHeader(name, value)
    if (!isRead || isServed(request.url ?? '/')) return listener(request, response)
    if (namesHostTwice(request)) return sendErrorPage(response, refusal('request.hosts'))
    if (!(await refuseSearch(request, response))) await pages.answer(request, response)
  }
}

/** Without its query, which may name people. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return url.split('?')[0]
}

/** Whose pictures and products the gallery shows. */
const demoShop = 'shop'

const served =
  /^\/(api\/|admin(\/|\?|$)|media\/|payment\/sandbox\/|preview\/|sections(\/|\?|$)|newsletter\/(confirm|leave)(\?|$)|visit\/|robots\.txt|\.well-known\/security\.txt|sitemap\.xml|blog\/rss\.xml(\?|$)|speculation-rules\.json)/

/** Addresses that are not pages of configuration. */
function isServed(url: string): boolean {
  return served.test(url)
}

type Guards = { limits: RateLimits; pace: RefusalPace }

function createApi(services: Services, directory: SiteDirectory, assets: () => Assets, { limits, pace }: Guards): Hono {
  const api = new Hono()

  async function door(c: Context): Promise<Ctx> {
    const { raw } = c.req
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    if (incoming && namesHostTwice(incoming)) throw refusal('request.hosts')
    const note = noteOfCall(c)
    const site = await directory.byHost(raw.headers.get('host') ?? new URL(raw.url).host)
    if (!site) throw refusal('request.host')
    note.site = site.id
    if (site.suspended) throw suspendedSite(site)
    const actor = await findActor(services, site, raw.headers.get('authorization'))
    const ctx = makeCtx(services, site, actor, {
      ...{ id: note.id, ip: clientAddress(c) },
      agent: raw.headers.get('user-agent') ?? '',
    })
    if (raw.headers.get('x-app-platform') !== 'WEB')
      ctx.log.debug({ platform: raw.headers.get('x-app-platform') }, 'a call from elsewhere than the web')
    return ctx
  }

  const serving = {
    door,
    limits,
    room: openBodyRoom(),
    record: recordCall,
    checkReplies: services.config.mode !== 'production',
  }
  for (const route of routesOf(assets)) mount(api, route, serving)

  /** What is read at an address of its own, by the name that the access log gives it. */
  function read(path: string, name: string, answer: (c: Context) => Response | Promise<Response>): void {
    api.get(path, (c) => {
      noteOfCall(c).route = name
      return answer(c)
    })
  }

  read('/api/openapi.json', 'openapi', async (c) => c.json(openApi(routes, (await door(c)).site.name)))
  read('/api/docs', 'docs', async (c) => docsPage(await door(c), routes, assets()))
  /** The gallery's samples come from the demonstration shop, where there is one. */
  async function gallery(c: Context) {
    const ctx = await door(c)
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
  read('/preview/:token', 'preview', async (c) =>
    previewPage(await door(c), serverKinds, c.req.param('token') ?? '', assets()),
  )
  read('/media/fonts/:name', 'font', async (c) =>
    serveFont(await door(c), c.req.param('name') ?? '', c.req.header('if-none-match') ?? ''),
  )
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
  read(feedPath, 'feed', async (c) => feed(await door(c)))
  read('/speculation-rules.json', 'speculation-rules', () => speculationRules())
  async function tell(answer: Refusal, c: Context): Promise<Response> {
    // What is our own fault is told at once.
    if (answer.status < 500) await pace.hold(networkOf(clientAddress(c)))
    return isReadByPerson(c) ? errorPage(answer) : answerRefusal(answer, c)
  }
  api.notFound((c) => {
    const isOfPage = c.req.method === 'POST' && !isServed(c.req.path)
    return isOfPage && isReadByPerson(c) ? scriptNeededPage() : tell(refusal('request.notFound'), c)
  })
  api.onError((error, c) => tell(toldOf(error, c, services.log), c))
  return api
}
