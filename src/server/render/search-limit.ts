import type { IncomingMessage, ServerResponse } from 'node:http'
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

/** Tells who searches too much to wait; true when the answer is given. Pages from the cache cost nothing and do not count. */
export type RefuseSearch = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** A search by its page costs what one by call does, so both count together. */
export function limitSearches(limits: RateLimits, directory: SiteDirectory, pace: RefusalPace): RefuseSearch {
  return async (request, response) => {
    if (!request.url?.includes('?')) return false
    // Each spelling of a host is the same site, also one that nobody has used before.
    const site = await directory.byHost(request.headers.host ?? '').catch(() => undefined)
    // Whoever makes the page finds that out too, and tells of it.
    if (!site) return false
    const { spoken, address } = readVisit(site, request.url)
    if (!address.query.q) return false
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
