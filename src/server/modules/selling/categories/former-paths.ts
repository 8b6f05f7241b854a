import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { categories, categoryPaths } from './categories.tables.ts'

/** The category that had this path before, with its current path. */
export async function movedCategoryPath(ctx: Ctx, path: string): Promise<{ id: string; path: string } | undefined> {
  const [moved] = await ctx.db
    .select({ id: categories.id, path: categories.path })
    .from(categoryPaths)
    .innerJoin(categories, onSite(categoryPaths, categories, eq(categories.id, categoryPaths.categoryId)))
    .where(inSite(ctx, categoryPaths, eq(categoryPaths.path, path)))
  return moved
}

/** Call in the transaction that gives a category its path; `before` becomes a redirect. */
export async function keepCategoryPath(ctx: Ctx, categoryId: string, path: string, before: string): Promise<void> {
  await freeCategoryPaths(ctx, [path])
  if (before === path) return
  await ctx.db
    .insert(categoryPaths)
    .values({ path: before, categoryId })
    .onConflictDoUpdate({ target: [categoryPaths.siteId, categoryPaths.path], set: { categoryId } })
}

/** Drops redirects from paths that categories use now. */
export async function freeCategoryPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(categoryPaths).where(inSite(ctx, categoryPaths, inArray(categoryPaths.path, paths)))
}

export async function namedCategories(ctx: Ctx, ids: string[]): Promise<Names> {
  const now = { table: categories, id: categories.id, path: categories.path }
  const before = { table: categoryPaths, id: categoryPaths.categoryId, path: categoryPaths.path }
  return { paths: await pathsOf(ctx, ids, now, before), titles: [] }
}
