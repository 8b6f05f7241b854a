import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SiteDirectory } from '../modules/ground/directory/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import { makeCtx, type Services, type Site } from '../platform/context.ts'
import type { PublicPages } from './public-pages.ts'

const mostSites = 8
const mostPages = 120
const rounds = 5

/**
 * Renders pages of the oldest sites right after the start, with all database connections unless there are saved pages. Mainly
 * to warm up the code: until it has run some hundred times, it is not fully compiled, and a page takes five times as long.
 * @param signal aborted when the process is told to stop
 * @returns number of rendered pages; failures are left to later requests
 */
export async function warmUp(
  services: Services,
  directory: SiteDirectory,
  kinds: ServerKinds,
  pages: Pick<PublicPages, 'prepare' | 'cache'>,
  signal: AbortSignal,
): Promise<number> {
  const sites = await directory.oldest(mostSites)
  const lists = await Promise.all(sites.map((site) => likelyPages(services, kinds, site)))
  let rendered = 0
  const likely = inTurn(lists).slice(0, mostPages)
  const left = Array.from({ length: rounds }, () => likely)
    .flat()
    .values()
  const work = async () => {
    for (const { host, address } of left) {
      await nextTurn()
      if (signal.aborted) return
      await pages.prepare(host, address).then(
        () => rendered++,
        () => undefined,
      )
    }
  }
  // With saved pages this is not urgent, and must not delay requests.
  const atOnce = pages.cache.stats().entries > 0 ? 1 : services.config.databasePool
  await Promise.all(Array.from({ length: atOnce }, work))
  return rendered
}

/** The home page first, then the sitemap, kinds in turn. */
async function likelyPages(services: Services, kinds: ServerKinds, site: Site) {
  const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'warm-up', ip: '' })
  const lists = await Promise.all(Object.values(kinds).map((kind) => kind.sitemap(ctx, { from: 0, most: mostPages })))
  const addresses = new Set(['/', ...inTurn(lists).map(({ address }) => address)])
  const { host } = new URL(site.origin)
  return [...addresses].map((address) => ({ host, address }))
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
