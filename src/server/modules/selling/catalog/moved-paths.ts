import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { categories, categoryPaths, productPaths, products } from './catalog.tables.ts'
import { published } from './search.ts'

export type Moved = { id: string; path: string }

/** Where the published product is now that had this path before. */
export async function movedProductPath(ctx: Ctx, path: string): Promise<Moved | undefined> {
  const [moved] = await ctx.db
    .select({ id: products.id, path: products.path })
    .from(productPaths)
    .innerJoin(products, onSite(productPaths, products, eq(products.id, productPaths.productId)))
    .where(inSite(ctx, productPaths, published, eq(productPaths.path, path)))
  return moved
}

/** Where the category is now that had this path before. */
export async function movedCategoryPath(ctx: Ctx, path: string): Promise<Moved | undefined> {
  const [moved] = await ctx.db
    .select({ id: categories.id, path: categories.path })
    .from(categoryPaths)
    .innerJoin(categories, onSite(categoryPaths, categories, eq(categories.id, categoryPaths.categoryId)))
    .where(inSite(ctx, categoryPaths, eq(categoryPaths.path, path)))
  return moved
}

/** Called in the transaction that gives the product its path; `before` is the one it gives up. */
export async function keepProductPath(ctx: Ctx, productId: string, path: string, before: string): Promise<void> {
  await keepProductPaths(ctx, [path])
  if (before === path) return
  await ctx.db
    .insert(productPaths)
    .values({ path: before, productId })
    .onConflictDoUpdate({ target: [productPaths.siteId, productPaths.path], set: { productId } })
}

/** Paths that products have lead to no other one. */
export async function keepProductPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(productPaths).where(inSite(ctx, productPaths, inArray(productPaths.path, paths)))
}

/** The same for a category. */
export async function keepCategoryPath(ctx: Ctx, categoryId: string, path: string, before: string): Promise<void> {
  await keepCategoryPaths(ctx, [path])
  if (before === path) return
  await ctx.db
    .insert(categoryPaths)
    .values({ path: before, categoryId })
    .onConflictDoUpdate({ target: [categoryPaths.siteId, categoryPaths.path], set: { categoryId } })
}

/** The same for categories. */
export async function keepCategoryPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(categoryPaths).where(inSite(ctx, categoryPaths, inArray(categoryPaths.path, paths)))
}
