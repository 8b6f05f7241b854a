import { and, asc, count, desc, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { Facets, ProductQuery } from '../../../../sections/define/reads.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { inCategoriesAt } from '../categories/index.ts'
import { inCollectionAt } from '../collections/index.ts'
import { itemsWithBrandOf, products, published } from '../products/index.ts'
import { conditionOf, type Found, findText } from './by-text.ts'

/** Up to this many products, facets are counted from cached items; above, by the database. */
export const mostCounted = 100

const byName = new Intl.Collator('en-IN').compare

/** Facets of a list of products: brands and price range. */
export async function facetsOf(ctx: Ctx, ids: string[]): Promise<Facets> {
  const listed = await itemsWithBrandOf(ctx, ids)
  const ofBrands = Map.groupBy(listed, ({ brandPath }) => brandPath)
  const counted = [...ofBrands].flatMap(([path, [first, ...others]]) => {
    const name = first?.item.brand
    return path !== null && name ? [{ name, path, count: 1 + others.length }] : []
  })
  return {
    brands: counted.sort((a, b) => b.count - a.count || byName(a.name, b.name)),
    ...span(listed.map(({ item }) => item.price)),
  }
}

/** Like `facetsOf`, for a whole category, collection or text result. */
export async function countFacets(
  ctx: Ctx,
  { category, collection, text }: Pick<ProductQuery, 'category' | 'collection' | 'text'>,
): Promise<Facets> {
  const isIn = collection === undefined ? undefined : inCollectionAt(ctx, products.id, collection)
  const found = text?.trim() ? await findText(ctx, text.trim()) : undefined
  return selectFacets(ctx, category, and(isIn, found && firstOf(ctx, found)))
}

/** For common words, facets cover only the first matches. */
function firstOf(ctx: Ctx, found: Found): SQL | undefined {
  return conditionOf(ctx, { ...found, isCommon: false })
}

async function selectFacets(ctx: Ctx, category: string | undefined, found: SQL | undefined): Promise<Facets> {
  const rows = await selectBrands(ctx, category, found)
  return {
    brands: rows.flatMap(({ brand, count }) => (brand ? [{ ...brand, count }] : [])),
    ...span(rows.flatMap(({ priceMin, priceMax }) => [priceMin ?? [], priceMax ?? []].flat())),
  }
}

const facetsOfAll = sharedStatement((scope) => facetsQuery(scope, published))
const facetsOfCategory = sharedStatement((scope) =>
  facetsQuery(scope, and(published, inCategoriesAt(scope, products.id, [sql.placeholder('category')]))),
)

/** Brands with price ranges. A text or collection needs a statement of its own; the others are shared. */
function selectBrands(ctx: Ctx, category: string | undefined, found: SQL | undefined) {
  if (found) {
    const isIn = category === undefined ? undefined : inCategoriesAt(ctx, products.id, [category])
    return facetsQuery(ctx, and(published, isIn, found)).execute()
  }
  return category === undefined ? facetsOfAll(ctx, {}) : facetsOfCategory(ctx, { category })
}

function span(prices: number[]): Pick<Facets, 'priceMin' | 'priceMax'> {
  return prices.length > 0
    ? { priceMin: Math.min(...prices), priceMax: Math.max(...prices) }
    : { priceMin: 0, priceMax: 0 }
}

function facetsQuery(scope: SiteScope, where: SQL | undefined) {
  // Counted before brands are joined: the planner underestimates a category's products and would use a nested loop.
  const counted = scope.db
    .select({
      brandId: products.brandId,
      count: count().as('count'),
      priceMin: min(products.price).as('price_min'),
      priceMax: max(products.price).as('price_max'),
    })
    .from(products)
    .where(inSite(scope, products, where))
    .groupBy(products.brandId)
    .as('counted')
  return scope.db
    .select({
      brand: { name: brands.name, path: brands.path },
      count: counted.count,
      priceMin: counted.priceMin,
      priceMax: counted.priceMax,
    })
    .from(counted)
    .leftJoin(brands, inSite(scope, brands, eq(brands.id, counted.brandId)))
    .orderBy(desc(counted.count), asc(sql`plain_text(${brands.name})`))
    .prepare('facets')
}
