import type { IncomingMessage, ServerResponse } from 'node:http'
import { searchLimit } from '../modules/selling/search/index.ts'
import type { SiteDirectory } from '../modules/sites/directory/index.ts'
import { addressOf, networkOf } from '../platform/http/client-address.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { readAddress } from './address.ts'
import { sendErrorPage } from './error-page.ts'

/** Tells who searches too much to wait; true when the answer is given. Pages from the cache cost nothing and do not count. */
export type RefuseSearch = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** A search by its page costs what one by call does, so both count together. */
export function limitSearches(limits: RateLimits, directory: SiteDirectory): RefuseSearch {
  return async (request, response) => {
    if (!readAddress(request.url ?? '/').query.q) return false
    const site = directory.known(request.headers.host ?? '')
    if (!site) return false
    try {
      await limits.spend(searchLimit, { machine: `${site.id}:ip:${networkOf(addressOf(request))}`, email: undefined })
      return false
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sendErrorPage(response, error.status, error.message)
      return true
    }
  }
}
