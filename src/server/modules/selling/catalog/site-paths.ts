import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { categories, products } from './catalog.tables.ts'
import { published } from './search.ts'

/** A sitemap may name 50,000 addresses; some are left for pages and categories. */
const mostProducts = 45_000

type SitePaths = { categories: string[]; products: { path: string; changedAt: Date }[] }

/** Addresses of every category and published product, for search engines. */
export async function listPaths(ctx: Ctx): Promise<SitePaths> {
  const [categoryRows, productRows] = await Promise.all([
    ctx.db
      .select({ path: categories.path })
      .from(categories)
      .where(inSite(ctx, categories))
      .orderBy(asc(categories.path)),
    ctx.db
      .select({ path: products.path, changedAt: products.changedAt })
      .from(products)
      .where(inSite(ctx, products, published))
      .orderBy(asc(products.path))
      .limit(mostProducts),
  ])
  return { categories: categoryRows.map(({ path }) => path), products: productRows }
}
