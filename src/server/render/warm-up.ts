import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerKinds } from '../modules/kind.ts'
import type { SiteDirectory } from '../modules/sites/directory/index.ts'
import { makeCtx, type Services, type Site } from '../platform/context.ts'
import type { PublicPages } from './public-pages.ts'

const mostSites = 8
const mostPages = 120

/**
 * Renders pages of the oldest sites right after the start, one at a time. It is done less for these pages than for all that
 * come after them: until code has run a hundred times the engine interprets it, and a page takes ten times as long.
 * @returns how many pages were rendered; what cannot be rendered is left to whoever asks for it
 */
export async function warmUp(
  services: Services,
  directory: SiteDirectory,
  kinds: ServerKinds,
  pages: Pick<PublicPages, 'prepare'>,
): Promise<number> {
  const sites = await directory.oldest(mostSites)
  const lists = await Promise.all(sites.map((site) => likelyPages(services, kinds, site)))
  let rendered = 0
  for (const { site, address } of inTurn(lists).slice(0, mostPages)) {
    await nextTurn()
    await pages.prepare(site, address).then(
      () => rendered++,
      () => undefined,
    )
  }
  return rendered
}

/** The home page first, then what the sitemap lists, kinds in turn. */
async function likelyPages(services: Services, kinds: ServerKinds, site: Site) {
  const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'warm-up', ip: '' })
  const lists = await Promise.all(Object.values(kinds).map((kind) => kind.sitemap(ctx, mostPages)))
  const addresses = new Set(['/', ...inTurn(lists).map(({ address }) => address)])
  return [...addresses].map((address) => ({ site, address }))
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
