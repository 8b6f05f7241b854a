import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { productPaths, products, published } from './products.tables.ts'

/** Where the published product is now that had this path before. */
export async function movedProductPath(ctx: Ctx, path: string): Promise<{ id: string; path: string } | undefined> {
  const [moved] = await ctx.db
    .select({ id: products.id, path: products.path })
    .from(productPaths)
    .innerJoin(products, onSite(productPaths, products, eq(products.id, productPaths.productId)))
    .where(inSite(ctx, productPaths, published, eq(productPaths.path, path)))
  return moved
}

/** Called in the transaction that gives the product its path; `before` is the one it gives up. */
export async function keepProductPath(ctx: Ctx, productId: string, path: string, before?: string): Promise<void> {
  await freeProductPaths(ctx, [path])
  if (before === undefined || before === path) return
  await ctx.db
    .insert(productPaths)
    .values({ path: before, productId })
    .onConflictDoUpdate({ target: [productPaths.siteId, productPaths.path], set: { productId } })
}

/** Paths that products have now lead to no other one. */
export async function freeProductPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(productPaths).where(inSite(ctx, productPaths, inArray(productPaths.path, paths)))
}

/** Those of the paths at which a published product is, or has been. */
export async function presentProducts(ctx: Ctx, paths: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ path: products.path })
    .from(products)
    .where(inSite(ctx, products, published, inArray(products.path, paths)))
    .union(
      ctx.db
        .select({ path: productPaths.path })
        .from(productPaths)
        .innerJoin(products, onSite(productPaths, products, eq(products.id, productPaths.productId)))
        .where(inSite(ctx, productPaths, published, inArray(productPaths.path, paths))),
    )
  return new Set(rows.map(({ path }) => path))
}

export async function namedProducts(ctx: Ctx, ids: string[]): Promise<Names> {
  const now = { table: products, id: products.id, path: products.path }
  const before = { table: productPaths, id: productPaths.productId, path: productPaths.path }
  return { paths: await pathsOf(ctx, ids, now, before), titles: [] }
}
