import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { pagePaths, pages } from './pages.tables.ts'
import { notDeleted } from './pages.ts'

/** Current path of the published page that used to have this path. */
export async function movedPagePath(ctx: Ctx, path: string): Promise<string | undefined> {
  const [moved] = await ctx.db
    .select({ key: pages.key })
    .from(pagePaths)
    .innerJoin(pages, onSite(pagePaths, pages, eq(pages.id, pagePaths.pageId)))
    .where(inSite(ctx, pagePaths, eq(pagePaths.path, path), notDeleted, isNotNull(pages.publishedVersion)))
  return moved?.key
}

/** Redirects a page's former path to it. Not `/`, which always shows the home page. */
export async function leadOn(ctx: Ctx, path: string, pageId: string): Promise<void> {
  if (path === '/') return
  await ctx.db
    .insert(pagePaths)
    .values({ path, pageId })
    .onConflictDoUpdate({ target: [pagePaths.siteId, pagePaths.path], set: { pageId } })
}

/** Removes redirects from paths at which pages are published now. */
export async function freePaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(pagePaths).where(inSite(ctx, pagePaths, inArray(pagePaths.path, paths)))
}

/** Former paths that redirect to a page. */
export async function pathsLeadingTo(ctx: Ctx, pageId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ path: pagePaths.path })
    .from(pagePaths)
    .where(inSite(ctx, pagePaths, eq(pagePaths.pageId, pageId)))
  return rows.map(({ path }) => path)
}

/** Those of the paths that a published page has or used to have. */
export async function presentPages(ctx: Ctx, paths: string[]): Promise<Set<string>> {
  const shown = and(notDeleted, isNotNull(pages.publishedVersion))
  const rows = await ctx.db
    .select({ path: pages.key })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, 'page'), shown, inArray(pages.key, paths)))
    .union(
      ctx.db
        .select({ path: pagePaths.path })
        .from(pagePaths)
        .innerJoin(pages, onSite(pagePaths, pages, eq(pages.id, pagePaths.pageId)))
        .where(inSite(ctx, pagePaths, shown, inArray(pagePaths.path, paths))),
    )
  return new Set(rows.map(({ path }) => path))
}

export async function namedPages(ctx: Ctx, ids: string[]): Promise<Names> {
  const now = { table: pages, id: pages.id, path: pages.key }
  return {
    paths: await pathsOf(ctx, ids, now, { table: pagePaths, id: pagePaths.pageId, path: pagePaths.path }),
    titles: [],
  }
}
