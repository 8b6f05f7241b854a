import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Assets } from '../storefront/document.tsx'
import { learnWords } from '../words/on-server.ts'
import { createApi } from './api.ts'
import { serverKinds } from './kinds.ts'
import { pageRoutes } from './modules/content/pages/index.ts'
import { postFindingRoutes } from './modules/content/posts/index.ts'
import { recordCalls } from './modules/ground/audit/index.ts'
import type { SiteDirectory } from './modules/ground/directory/index.ts'
import { openVisits, type Visits } from './modules/over/insights/index.ts'
import { linkRoutes } from './modules/over/links/index.ts'
import { answerTlsAsk } from './modules/sites/domains/index.ts'
import { moduleRoutes, recording } from './modules.ts'
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
import { openReadInLanguage } from './read-in-language.ts'
import { builderRoutes } from './render/builder.routes.ts'
import { deliveryCheckRoutes } from './render/delivery-check.routes.ts'
import { sendErrorPage } from './render/error-page.ts'
import { formPageRoutes } from './render/form-page.routes.ts'
import { leaveMailsRoutes } from './render/leave-mails.routes.ts'
import { newsletterLinkRoutes } from './render/newsletter-link.routes.ts'
import { orderLinkRoutes } from './render/order-link.routes.ts'
import { paymentLinkRoutes } from './render/payment-link.routes.ts'
import { openPublicPages, type PublicPages } from './render/public-pages.ts'
import { readSampleSite } from './render/sample-site.ts'
import { limitSearches } from './render/search-limit.ts'
import { wishlistLinkRoutes } from './render/wishlist-link.routes.ts'
import { isServedBy, meantAddress, spokenPages } from './served.ts'

/** Every call: those of the modules, and those that render pages. */
const routesOf = (assets: () => Assets): Route[] => [
  ...moduleRoutes,
  ...pageRoutes(readSampleSite, serverKinds),
  ...postFindingRoutes(serverKinds),
  ...linkRoutes(serverKinds),
  ...builderRoutes(serverKinds, assets),
  ...newsletterLinkRoutes(assets),
  ...leaveMailsRoutes(assets),
  ...deliveryCheckRoutes(assets),
  ...orderLinkRoutes(assets),
  ...paymentLinkRoutes(assets),
  ...wishlistLinkRoutes(assets),
  ...formPageRoutes(assets),
]

/** The routes without assets, for the documentation and for tests that walk them. */
export const routes = routesOf(() => {
  throw new Error('These routes answer nothing.')
})

export type App = {
  /** Answers one request. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Answers a request without a socket, for tests of the API. */
  request: (request: string | Request, init?: RequestInit) => Promise<Response>
  pages: PublicPages
  visits: Visits
}

type Parts = {
  services: Services
  directory: SiteDirectory
  assets: () => Assets
  files: BuiltFiles
  /** Called for every completed request: access log and metrics. */
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
  const served = routesOf(assets)
  const api = createApi({ services, directory, assets, limits, pace, record: recordCalls(recording) }, served)
  const readSpoken = openReadInLanguage(spokenPages(served))
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
        // An error of one request must not stop the process.
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
    await readSpoken(directory, request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // The listener serves more than HTML: no type sniffing, no framing by other sites.
    for (const [name, value] of Object.entries(anySecurity)) response.setHeader(name, value)
    if (!isRead || isServedBy(api, request.url ?? '/')) return listener(request, response)
    if (namesHostTwice(request)) return sendErrorPage(response, refusal('request.hosts'))
    const meant = meantAddress(api, request.url ?? '/')
    if (meant !== undefined) return sendTo(meant, request, response)
    if (!(await refuseSearch(request, response))) await pages.answer(request, response)
  }
}

function sendTo(location: string, request: IncomingMessage, response: ServerResponse): void {
  noteOf(request).route = 'moved'
  response.writeHead(301, { location, 'content-length': 0, 'cache-control': 'no-cache' }).end()
}

/** Without its query, which may contain personal data. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return url.split('?')[0]
}
