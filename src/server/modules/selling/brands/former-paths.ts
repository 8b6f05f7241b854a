import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { brandPaths, brands } from './brands.tables.ts'

/** Call in the transaction that gives brands these paths: drops the redirects that had them. */
export async function claimBrandPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(brandPaths).where(inSite(ctx, brandPaths, inArray(brandPaths.path, paths)))
}

/** Call in the transaction that moves a brand to another path: adds a redirect from `path`. */
export async function keepBrandPath(ctx: Ctx, brandId: string, path: string): Promise<void> {
  await ctx.db
    .insert(brandPaths)
    .values({ path, brandId })
    .onConflictDoUpdate({ target: [brandPaths.siteId, brandPaths.path], set: { brandId } })
}

/** Redirects by former path: the brands' current paths. */
export async function movedBrandPaths(ctx: Ctx, paths: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ before: brandPaths.path, now: brands.path })
    .from(brandPaths)
    .innerJoin(brands, and(eq(brands.siteId, brandPaths.siteId), eq(brands.id, brandPaths.brandId)))
    .where(inSite(ctx, brandPaths, inArray(brandPaths.path, paths)))
  return new Map(rows.map(({ before, now }) => [before, now]))
}

/** Names and paths by which links and sections refer to brands. */
export async function namedBrands(ctx: Ctx, ids: string[]): Promise<Names> {
  const now = { table: brands, id: brands.id, path: brands.path }
  const [paths, rows] = await Promise.all([
    pathsOf(ctx, ids, now, { table: brandPaths, id: brandPaths.brandId, path: brandPaths.path }),
    ctx.db
      .select({ name: brands.name })
      .from(brands)
      .where(inSite(ctx, brands, inArray(brands.id, ids))),
  ])
  return { paths, titles: rows.map(({ name }) => name) }
}
