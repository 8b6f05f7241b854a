import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Assets } from '../storefront/document.tsx'
import { learnWords } from '../words/on-server.ts'
import { createApi } from './api.ts'
import { serverKinds } from './kinds.ts'
import { campaignRoutes, mediaInCampaigns } from './modules/content/campaigns/index.ts'
import { commentRoutes } from './modules/content/comments/index.ts'
import { formRoutes } from './modules/content/forms/index.ts'
import { inboxRoutes } from './modules/content/inbox/index.ts'
import { type MediaUse, mediaInVideos, mediaRoutes } from './modules/content/media/index.ts'
import { newsletterRoutes } from './modules/content/newsletter/index.ts'
import { pageRoutes } from './modules/content/pages/index.ts'
import { postRoutes } from './modules/content/posts/index.ts'
import { translationRoutes } from './modules/content/translations/index.ts'
import { consentRoutes } from './modules/people/consents/index.ts'
import { customerRoutes } from './modules/people/customers/index.ts'
import { departureRoutes } from './modules/people/departures/index.ts'
import { googleRoutes } from './modules/people/google/index.ts'
import { identityRoutes } from './modules/people/identity/index.ts'
import { ownDataRoutes } from './modules/people/own-data/index.ts'
import { ownEmailRoutes } from './modules/people/own-email/index.ts'
import { passkeyRoutes } from './modules/people/passkeys/index.ts'
import { portraitRoutes } from './modules/people/portraits/index.ts'
import { securityRoutes } from './modules/people/security/index.ts'
import { staffRoutes } from './modules/people/staff/index.ts'
import { auditRoutes } from './modules/running/audit/index.ts'
import { insightsRoutes, openVisits, type Visits } from './modules/running/insights/index.ts'
import { mailRoutes } from './modules/running/mail/index.ts'
import { brandRoutes } from './modules/selling/brands/index.ts'
import { cartRoutes } from './modules/selling/cart/index.ts'
import { categoryRoutes } from './modules/selling/categories/index.ts'
import { checkoutRoutes, settle } from './modules/selling/checkout/index.ts'
import { collectionRoutes } from './modules/selling/collections/index.ts'
import { customFieldRoutes, mediaInCustomFields } from './modules/selling/custom-fields/index.ts'
import { fulfilmentRoutes } from './modules/selling/fulfilment/index.ts'
import { mediaInOrders, orderRoutes } from './modules/selling/orders/index.ts'
import { paymentRoutes } from './modules/selling/payments/index.ts'
import { productRoutes } from './modules/selling/products/index.ts'
import { questionRoutes } from './modules/selling/questions/index.ts'
import { reviewRoutes } from './modules/selling/reviews/index.ts'
import { searchRoutes } from './modules/selling/search/index.ts'
import { sizeGuideRoutes } from './modules/selling/size-guides/index.ts'
import { stockNoticeRoutes } from './modules/selling/stock-notices/index.ts'
import { wishlistRoutes } from './modules/selling/wishlist/index.ts'
import { beginningRoutes } from './modules/sites/beginning/index.ts'
import { mediaInSite, type SiteDirectory } from './modules/sites/directory/index.ts'
import { answerTlsAsk, domainRoutes } from './modules/sites/domains/index.ts'
import { fontRoutes } from './modules/sites/fonts/index.ts'
import { openingRoutes } from './modules/sites/opening/index.ts'
import { operatorRoutes } from './modules/sites/operator/index.ts'
import { ownSiteRoutes } from './modules/sites/own-sites/index.ts'
import { settingsRoutes } from './modules/sites/settings/index.ts'
import { signUpRoutes } from './modules/sites/sign-up/index.ts'
import { translatables } from './modules/sites/translatables/index.ts'
import type { Services } from './platform/context.ts'
import type { BuiltFiles } from './platform/http/assets.ts'
import { follow, noteOf, type Observe } from './platform/http/exchange.ts'
import { namesHostTwice } from './platform/http/hosts-named.ts'
import { openRefusalPace } from './platform/http/refusal-pace.ts'
import { requestId } from './platform/http/request-id.ts'
import type { Route } from './platform/http/route.ts'
import { anySecurity, keepSecure } from './platform/http/security.ts'
import { openRateLimits } from './platform/rate-limit.ts'
import { refusal } from './platform/refusal.ts'
import { readInLanguage } from './read-in-language.ts'
import { builderRoutes } from './render/builder.routes.ts'
import { sendErrorPage } from './render/error-page.ts'
import { formPageRoutes } from './render/form-page.routes.ts'
import { leaveMailsRoutes } from './render/leave-mails.routes.ts'
import { newsletterLinkRoutes } from './render/newsletter-link.routes.ts'
import { openPublicPages, type PublicPages } from './render/public-pages.ts'
import { readSampleSite } from './render/sample-site.ts'
import { limitSearches } from './render/search-limit.ts'
import { isServed } from './served.ts'

/** Everything that shows pictures of the library. */
const mediaUses: MediaUse[] = [
  ...Object.values(serverKinds).map(({ mediaUse }) => mediaUse),
  mediaInCampaigns,
  mediaInCustomFields,
  mediaInOrders,
  mediaInSite,
  mediaInVideos,
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
  ...collectionRoutes,
  ...customFieldRoutes,
  ...sizeGuideRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...stockNoticeRoutes,
  ...questionRoutes,
  ...wishlistRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...reviewRoutes,
  ...fulfilmentRoutes,
  ...customerRoutes,
  ...staffRoutes,
  ...insightsRoutes,
  ...auditRoutes,
  ...paymentRoutes(settle),
  ...newsletterRoutes,
  ...formRoutes,
  ...campaignRoutes,
  ...inboxRoutes,
  ...postRoutes,
  ...commentRoutes,
  ...translationRoutes(translatables),
  ...settingsRoutes,
  ...openingRoutes,
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
  ...leaveMailsRoutes(assets),
  ...formPageRoutes(assets),
]

/** The same for who only reads about them: the documentation, and the tests that walk every route. */
export const routes = routesOf(() => {
  throw new Error('These routes answer nothing.')
})

export type App = {
  /** Answers one request. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** The same without a socket, for tests of the API. */
  request: (request: string | Request, init?: RequestInit) => Promise<Response>
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
  learnWords()
  const visits = openVisits(services)
  const pages = openPublicPages(services, directory, serverKinds, assets, { onView: visits.count, observe })
  const limits = openRateLimits(services.database)
  const pace = openRefusalPace(services.config.refusalInterval)
  const refuseSearch = limitSearches(limits, directory, pace)
  const api = createApi({ services, directory, assets, limits, pace }, routesOf(assets))
  const listener = getRequestListener(api.fetch, { overrideGlobalObjects: false })
  return {
    pages,
    visits,
    request: async (request, init) => api.request(request, init),
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
    await readInLanguage(directory, request)
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
