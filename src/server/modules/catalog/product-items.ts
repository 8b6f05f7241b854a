import { asc, count, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CategoryRef, Picture, ProductListItem } from '../../../shared/catalog.ts'
import { type Ctx, kept } from '../../platform/context.ts'
import { inSite, onSite } from '../../platform/table.ts'
import { brands, categories, productCategories, productMedia, products, variants } from './catalog.tables.ts'
import { sold } from './sold.ts'
import { pricesTag, productsTag } from './tags.ts'

/** The columns that lists are put in order by, of the table or of a page of it. */
export type SortColumns = Record<'id' | 'path' | 'name' | 'price' | 'createdAt', SQLWrapper>

export type ItemList = {
  where: SQL | undefined
  order: (row: SortColumns) => SQL[]
  limit: number
  offset: number
}

/**
 * List items in one statement: filter, sort and limit on `products` alone, where the indexes are; what an item shows
 * beside its own row is then looked up for the rows of this page only.
 */
export async function selectItems(ctx: Ctx, { where, order, limit, offset }: ItemList): Promise<ProductListItem[]> {
  const page = ctx.db
    .select({
      id: products.id,
      name: products.name,
      path: products.path,
      brandId: products.brandId,
      price: products.price,
      mrp: products.mrp,
      inStock: products.inStock,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(inSite(ctx, products, where))
    .orderBy(...order(products))
    .limit(literally(limit))
    .offset(offset)
    .as('page')
  const { pictures, main, choice } = besides(ctx, page.id)
  const rows = await ctx.db
    .select({
      _id: page.id,
      name: page.name,
      path: page.path,
      brand: brands.name,
      price: page.price,
      mrp: page.mrp,
      inStock: page.inStock,
      media: pictures.media,
      category: { _id: main.id, title: main.title, path: main.path },
      productVariantId: choice.variantId,
      variantCount: choice.variantCount,
    })
    .from(page)
    .leftJoin(brands, inSite(ctx, brands, eq(brands.id, page.brandId)))
    .leftJoinLateral(pictures, sql`true`)
    .leftJoinLateral(main, sql`true`)
    .leftJoinLateral(choice, sql`true`)
    .orderBy(...order(page))
  return rows.map((row) => asItem(ctx, row))
}

/**
 * Written into the statement, which is then another one for each size of page. As a parameter PostgreSQL would not know
 * it while it plans, take the shared plan for dear, and plan each call anew: half of the statement's time.
 */
function literally(size: number): number {
  return sql.raw(String(Math.trunc(size))) as unknown as number
}

/** How many there are. To count 100,000 takes ten milliseconds and more, so it is done once until they change. */
export async function countItems(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const counting = ctx.db
    .select({ count: count() })
    .from(products)
    .where(inSite(ctx, products, where))
  const { sql: text, params } = counting.toSQL()
  const tags = new Set([productsTag, ...(/"(price|mrp|in_stock)"/.test(text) ? [pricesTag] : [])])
  const { value } = await kept(ctx, `${text} ${JSON.stringify(params)}`, async () => {
    const [row] = await counting
    return { value: row?.count ?? 0, tags }
  })
  return value
}

/** What an item shows from other tables: two pictures, the main category, and the variant that a plain 'Add to bag' adds. */
export function besides(ctx: Ctx, productId: SQLWrapper) {
  const pictures = ctx.db
    .select({
      media: sql<
        Picture[] | null
      >`jsonb_agg(jsonb_build_object('id', ${productMedia.mediaId}, 'alt', ${productMedia.alt})
        order by ${productMedia.position})`.as('media'),
    })
    .from(productMedia)
    .where(inSite(ctx, productMedia, sql`${productMedia.productId} = ${productId}`, lt(productMedia.position, 2)))
    .as('pictures')
  const main = ctx.db
    .select({ id: categories.id, title: categories.title, path: categories.path })
    .from(productCategories)
    .innerJoin(categories, onSite(productCategories, categories, eq(categories.id, productCategories.categoryId)))
    .where(inSite(ctx, productCategories, sql`${productCategories.productId} = ${productId}`))
    .orderBy(asc(productCategories.position))
    .limit(1)
    .as('main')
  const choice = ctx.db
    .select({
      variantId: sql<
        string | null
      >`(array_agg(${variants.id} order by ${variants.price}, ${variants.position}, ${variants.id})
        filter (where ${variants.stock} > 0))[1]`.as('variant_id'),
      variantCount: sql<number>`count(*)::int`.as('variant_count'),
    })
    .from(variants)
    .where(inSite(ctx, variants, sold, sql`${variants.productId} = ${productId}`))
    .as('choice')
  return { pictures, main, choice }
}

type Row = Omit<ProductListItem, 'basicDetails' | 'currency' | 'variantCount'> & {
  media: Picture[] | null
  category: CategoryRef | null
  variantCount: number | null
}

function asItem(ctx: Ctx, { media, variantCount, ...row }: Row): ProductListItem {
  return {
    ...row,
    currency: ctx.site.settings.currency,
    basicDetails: { media: media ?? [] },
    variantCount: variantCount ?? 0,
  }
}
