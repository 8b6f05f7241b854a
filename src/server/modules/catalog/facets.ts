import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Facets, ProductQuery } from '../../../sections/define/reads.ts'
import type { Ctx } from '../../platform/context.ts'
import { inSite, onSite } from '../../platform/table.ts'
import { brands, products } from './catalog.tables.ts'
import { inCategories } from './categories.ts'
import { published, withText } from './product-list.ts'

/** What a list of this category or text can be narrowed by: its brands, and the span of its prices. */
export async function findFacets(
  ctx: Ctx,
  { category, text }: Pick<ProductQuery, 'category' | 'text'>,
): Promise<Facets> {
  const inCategory = category === undefined ? undefined : inCategories(ctx, [category])
  const { total: _, ...facets } = await withText(text, (found) => selectFacets(ctx, and(published, inCategory, found)))
  return facets
}

async function selectFacets(ctx: Ctx, where: SQL | undefined): Promise<Facets & { total: number }> {
  const [brandRows, [span]] = await Promise.all([
    ctx.db
      .select({ name: brands.name, path: brands.path, count: count() })
      .from(products)
      .innerJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
      .where(inSite(ctx, products, where))
      .groupBy(brands.id, brands.name, brands.path)
      .orderBy(desc(count()), asc(brands.name)),
    ctx.db
      .select({
        total: count(),
        priceMin: sql<number>`coalesce(min(${products.price}), 0)`.mapWith(products.price),
        priceMax: sql<number>`coalesce(max(${products.price}), 0)`.mapWith(products.price),
      })
      .from(products)
      .where(inSite(ctx, products, where)),
  ])
  return { brands: brandRows, priceMin: span?.priceMin ?? 0, priceMax: span?.priceMax ?? 0, total: span?.total ?? 0 }
}
