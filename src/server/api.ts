import { type Context, Hono } from 'hono'
import { drawingFor, type SiteNow, siteNow } from '../shared/site-now.ts'
import type { Assets } from '../storefront/document.tsx'
import { admit } from './closed-site.ts'
import { languageOf, openDoor } from './door.ts'
import type { SiteDirectory } from './modules/ground/directory/index.ts'
import type { Services } from './platform/context.ts'
import { openBodyRoom } from './platform/http/body-room.ts'
import { clientAddress, networkOf } from './platform/http/client-address.ts'
import { answerRefusal, isReadByPerson, toldOf } from './platform/http/errors.ts'
import type { RecordCall } from './platform/http/recording.ts'
import type { RefusalPace } from './platform/http/refusal-pace.ts'
import type { Route } from './platform/http/route.ts'
import { mount } from './platform/http/serve-route.ts'
import type { RateLimits } from './platform/rate-limit.ts'
import { type Refusal, refusal } from './platform/refusal.ts'
import { siteIn } from './platform/site-in-language.ts'
import { readAddresses } from './read-addresses.ts'
import { errorPage, scriptNeededPage } from './render/error-page.ts'
import { isServedBy } from './served.ts'

type Parts = {
  services: Services
  directory: SiteDirectory
  assets: () => Assets
  limits: RateLimits
  pace: RefusalPace
  record: RecordCall
}

/** Serves all calls, and every address outside the page configuration. */
export function createApi({ services, directory, assets, limits, pace, record }: Parts, routes: Route[]): Hono {
  const api = new Hono()
  const door = openDoor(services, directory)
  const serving = {
    door,
    limits,
    room: openBodyRoom(),
    record,
    admit,
    checkReplies: services.config.mode !== 'production',
  }
  for (const route of routes) mount(api, route, serving)
  readAddresses(api, { services, directory, assets, door, limits, routes })

  async function tell(answer: Refusal, c: Context): Promise<Response> {
    // Server errors are not delayed.
    if (answer.status < 500) await pace.hold(networkOf(clientAddress(c)))
    const now = await siteNowOf(c)
    return drawingFor(now, () => (isReadByPerson(c) ? errorPage(answer) : answerRefusal(answer, c)))
  }
  /** Language and settings for the reply's texts; English if the site is unknown. */
  async function siteNowOf({ req: { raw } }: Context): Promise<SiteNow> {
    const host = raw.headers.get('host') ?? new URL(raw.url).host
    const site = await directory.byHost(host).catch(() => undefined)
    if (!site) return siteNow()
    const { settings, language } = siteIn(site, languageOf(site, raw))
    return { ...settings, prefix: language?.prefix ?? '' }
  }
  api.notFound((c) => {
    const isOfPage = c.req.method === 'POST' && !isServedBy(api, c.req.path)
    if (!isOfPage || !isReadByPerson(c)) return tell(refusal('request.notFound'), c)
    return siteNowOf(c).then((now) => drawingFor(now, scriptNeededPage))
  })
  api.onError((error, c) => tell(toldOf(error, c, services.log), c))
  return api
}
