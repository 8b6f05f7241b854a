import { and, asc, count, desc, eq, max, min, type SQL } from 'drizzle-orm'
import type { Facets, ProductQuery } from '../../../sections/define/reads.ts'
import type { Ctx } from '../../platform/context.ts'
import { inSite } from '../../platform/table.ts'
import { brands, products } from './catalog.tables.ts'
import { inCategories } from './categories.ts'
import { published, withText } from './search.ts'

/** What a list of this category or text can be narrowed by: its brands, and the span of its prices. */
export async function findFacets(
  ctx: Ctx,
  { category, text }: Pick<ProductQuery, 'category' | 'text'>,
): Promise<Facets> {
  const inCategory = category === undefined ? undefined : inCategories(ctx, [category])
  const { total: _, ...facets } = await withText(ctx, text, (found) =>
    selectFacets(ctx, and(published, inCategory, found)),
  )
  return facets
}

async function selectFacets(ctx: Ctx, where: SQL | undefined): Promise<Facets & { total: number }> {
  // Counted before brands are joined: the planner takes the categories' products for few, and would pair all with all.
  const counted = ctx.db
    .select({
      brandId: products.brandId,
      count: count().as('count'),
      priceMin: min(products.price).as('price_min'),
      priceMax: max(products.price).as('price_max'),
    })
    .from(products)
    .where(inSite(ctx, products, where))
    .groupBy(products.brandId)
    .as('counted')
  const rows = await ctx.db
    .select({
      brand: { name: brands.name, path: brands.path },
      count: counted.count,
      priceMin: counted.priceMin,
      priceMax: counted.priceMax,
    })
    .from(counted)
    .leftJoin(brands, inSite(ctx, brands, eq(brands.id, counted.brandId)))
    .orderBy(desc(counted.count), asc(brands.name))
  const lowest = rows.flatMap(({ priceMin }) => priceMin ?? [])
  const highest = rows.flatMap(({ priceMax }) => priceMax ?? [])
  return {
    brands: rows.flatMap(({ brand, count }) => (brand ? [{ ...brand, count }] : [])),
    priceMin: lowest.length > 0 ? Math.min(...lowest) : 0,
    priceMax: highest.length > 0 ? Math.max(...highest) : 0,
    total: rows.reduce((sum, { count }) => sum + count, 0),
  }
}
