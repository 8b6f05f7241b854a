import { and, asc, count, desc, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { Facets, ProductQuery } from '../../../../sections/define/reads.ts'
import type { Ctx } from '../../../platform/context.ts'
import { builtOnce } from '../../../platform/database.ts'
import { inSite } from '../../../platform/table.ts'
import { brands, products } from './catalog.tables.ts'
import { inCategories } from './categories.ts'
import { findListed } from './product-items.ts'
import { published, withText } from './search.ts'

/** Of so many products a list's facets are counted from what is kept of them; of more, by the database. */
export const mostCounted = 100

/** What the list of these products can be narrowed by: their brands, and the span of their prices. */
export async function facetsOf(ctx: Ctx, ids: string[]): Promise<Facets> {
  const listed = await findListed(ctx, ids)
  const ofBrands = Map.groupBy(listed, ({ brandPath }) => brandPath)
  const counted = [...ofBrands].flatMap(([path, [first, ...others]]) => {
    const name = first?.item.brand
    return path !== null && name ? [{ name, path, count: 1 + others.length }] : []
  })
  return {
    brands: counted.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    ...span(listed.map(({ item }) => item.price)),
  }
}

/** The same for all of a category or a text, however many there are. */
export async function findFacets(
  ctx: Ctx,
  { category, text }: Pick<ProductQuery, 'category' | 'text'>,
): Promise<Facets> {
  const { total: _, ...facets } = await withText(ctx, text, (found) => selectFacets(ctx, category, found))
  return facets
}

async function selectFacets(
  ctx: Ctx,
  category: string | undefined,
  found: SQL | undefined,
): Promise<Facets & { total: number }> {
  const isOfCategory = category !== undefined
  const query = () => {
    const isIn = isOfCategory ? inCategories(ctx, [sql.placeholder('category')]) : undefined
    return facetsQuery(ctx, and(published, isIn, found))
  }
  // A text makes a statement of its own.
  const prepared = found ? query() : builtOnce(ctx.db, isOfCategory ? 'facets of a category' : 'facets', query)
  const rows = await prepared.execute({ category })
  return {
    brands: rows.flatMap(({ brand, count }) => (brand ? [{ ...brand, count }] : [])),
    ...span(rows.flatMap(({ priceMin, priceMax }) => [priceMin ?? [], priceMax ?? []].flat())),
    total: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

function span(prices: number[]): Pick<Facets, 'priceMin' | 'priceMax'> {
  return prices.length > 0
    ? { priceMin: Math.min(...prices), priceMax: Math.max(...prices) }
    : { priceMin: 0, priceMax: 0 }
}

function facetsQuery(ctx: Ctx, where: SQL | undefined) {
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
  return ctx.db
    .select({
      brand: { name: brands.name, path: brands.path },
      count: counted.count,
      priceMin: counted.priceMin,
      priceMax: counted.priceMax,
    })
    .from(counted)
    .leftJoin(brands, inSite(ctx, brands, eq(brands.id, counted.brandId)))
    .orderBy(desc(counted.count), asc(brands.name))
    .prepare('facets')
}
