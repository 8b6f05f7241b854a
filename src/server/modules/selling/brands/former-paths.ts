import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { formerPaths } from '../../former-paths.ts'
import type { Names } from '../../kind.ts'
import { brandNames, brandPaths, brands } from './brands.tables.ts'

export const formerBrandPaths = formerPaths({
  things: brands,
  path: brands.path,
  former: brandPaths,
  thing: 'brandId',
})

/** Redirects by former path: the brands' current paths. */
export async function movedBrandPaths(ctx: Ctx, paths: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ before: brandPaths.path, now: brands.path })
    .from(brandPaths)
    .innerJoin(brands, onSite(brandPaths, brands, eq(brands.id, brandPaths.brandId)))
    .where(inSite(ctx, brandPaths, inArray(brandPaths.path, paths)))
  return new Map(rows.map(({ before, now }) => [before, now]))
}

/** Names and paths, former ones included, by which links and sections refer to brands. */
export async function namedBrands(ctx: Ctx, ids: string[]): Promise<Names> {
  const [paths, titles] = await Promise.all([formerBrandPaths.all(ctx, ids), namesOf(ctx, ids)])
  return { paths, titles }
}

async function namesOf(ctx: Ctx, ids: string[]): Promise<string[]> {
  const now = ctx.db
    .select({ name: brands.name })
    .from(brands)
    .where(inSite(ctx, brands, inArray(brands.id, ids)))
  const before = ctx.db
    .select({ name: brandNames.name })
    .from(brandNames)
    .where(inSite(ctx, brandNames, inArray(brandNames.brandId, ids)))
  return (await now.union(before)).map(({ name }) => name)
}
