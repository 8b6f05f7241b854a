import { addressOf } from '../../../../shared/content/kinds/index.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { ServerKind } from '../../kind.ts'
import { mediaInPages } from './media-in-pages.ts'
import { formerPagePaths } from './page-paths.ts'
import { findPublished, listPublishedPaths } from './pages.ts'
import { pageSample } from './sample.ts'
import { pageTag } from './tags.ts'

/** The owner's home page (R1) is public, and listed, only at `/`. */
export const pageKind: ServerKind = {
  async find(ctx, path, reads) {
    const { home } = ctx.site.settings
    const page = await reads.noted(readPage(ctx, path === '/' ? home : path))
    return page && { page, address: path === home ? '/' : undefined }
  },
  async movedTo(ctx, path) {
    const moved = await formerPagePaths.moved(ctx, path)
    return moved && { address: pageAddress(ctx, moved.path), tag: pageTag('page', moved.path) }
  },
  async sitemap(ctx, { from, most }) {
    const paths = await listedPaths(ctx)
    return paths.slice(from, from + most).map(({ path, changedAt }) => ({ address: pageAddress(ctx, path), changedAt }))
  },
  countListed: async (ctx) => (await listedPaths(ctx)).length,
  /** `/` always exists. */
  async present(ctx, paths) {
    const found = await formerPagePaths.present(ctx, paths)
    return paths.includes('/') ? found.add('/') : found
  },
  named: async (ctx, ids) => ({ paths: await formerPagePaths.all(ctx, ids), titles: [] }),
  mediaUse: mediaInPages,
  sample: pageSample,
}

/** Without the page at `/` where another one is the home page. */
async function listedPaths(ctx: Ctx) {
  const { home } = ctx.site.settings
  return (await listPublishedPaths(ctx)).filter(({ path }) => path === home || path !== '/')
}

export function pageAddress(ctx: Ctx, path: string): string {
  return addressOf('page', path === ctx.site.settings.home ? '/' : path)
}

async function readPage(ctx: Ctx, path: string) {
  return { value: await findPublished(ctx, 'page', path), tags: new Set([pageTag('page', path)]) }
}
