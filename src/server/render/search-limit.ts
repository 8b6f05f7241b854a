import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSearch } from '../../shared/content/pages/own-lists.ts'
import { drawingFor } from '../../shared/site-now.ts'
import type { SiteDirectory } from '../modules/ground/directory/index.ts'
import { searchLimit } from '../modules/selling/search/index.ts'
import { addressOf, networkOf } from '../platform/http/client-address.ts'
import { noteOf } from '../platform/http/exchange.ts'
import type { RefusalPace } from '../platform/http/refusal-pace.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { sendErrorPage } from './error-page.ts'
import { readVisit } from './visit.ts'

/** Refuses a machine that searches too often; true if a reply was sent. Cached pages do not count. */
export type RefuseSearch = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Searches by page and by call cost the same, so they share a limit. */
export function limitSearches(limits: RateLimits, directory: SiteDirectory, pace: RefusalPace): RefuseSearch {
  return async (request, response) => {
    if (!request.url?.includes('?')) return false
    // Any spelling of a host finds its site, even one not used before.
    const site = await directory.byHost(request.headers.host ?? '').catch(() => undefined)
    // Unknown hosts and outages are answered where the page is made.
    if (!site) return false
    const { spoken, address } = readVisit(site, request.url)
    if (!isSearch(address.query)) return false
    const machine = networkOf(addressOf(request))
    try {
      await limits.spend(searchLimit, { machine: `${site.id}:ip:${machine}`, email: undefined })
      return false
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const note = noteOf(request)
      note.site = site.id
      note.route = 'page:search'
      await pace.hold(machine)
      const { settings, language } = spoken
      drawingFor({ ...settings, prefix: language?.prefix ?? '' }, () => sendErrorPage(response, error))
      return true
    }
  }
}
