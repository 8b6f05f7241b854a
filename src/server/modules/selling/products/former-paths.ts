import { eq, inArray } from 'drizzle-orm'
import type { ProductStatus } from '../../../../shared/selling/products-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { productPaths, products, published } from './products.tables.ts'

/** The published product that had this path before, with its current path. */
export async function movedProductPath(ctx: Ctx, path: string): Promise<{ id: string; path: string } | undefined> {
  const [moved] = await ctx.db
    .select({ id: products.id, path: products.path })
    .from(productPaths)
    .innerJoin(products, onSite(productPaths, products, eq(products.id, productPaths.productId)))
    .where(inSite(ctx, productPaths, published, eq(productPaths.path, path)))
  return moved
}

/**
 * Call in the transaction that gives a product its path; `before` becomes a redirect. Only a published product takes a path from
 * the redirects of others: a draft shows nothing there.
 */
export async function keepProductPath(
  ctx: Ctx,
  productId: string,
  { path, status }: { path: string; status: ProductStatus },
  before?: string,
): Promise<void> {
  const isPublic = status === 'PUBLISHED'
  if (isPublic) await freeProductPaths(ctx, [path])
  if (before === undefined || before === path) return
  const kept = ctx.db.insert(productPaths).values({ path: before, productId })
  if (isPublic) await kept.onConflictDoUpdate({ target: [productPaths.siteId, productPaths.path], set: { productId } })
  else await kept.onConflictDoNothing()
}

/** Drops redirects from paths that products use now. */
export async function freeProductPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(productPaths).where(inSite(ctx, productPaths, inArray(productPaths.path, paths)))
}

/** The paths that a published product has or had. */
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
