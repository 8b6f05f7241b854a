import { asc, count, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Picture, ProductListItem } from '../../../../shared/selling/catalog.ts'
import { type Ctx, kept, keptEach } from '../../../platform/context.ts'
import { builtOnce } from '../../../platform/database.ts'
import type { Read } from '../../../platform/kept.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { brands, categories, productCategories, productMedia, products, variants } from './catalog.tables.ts'
import { sold } from './sold.ts'
import { categoriesTag, pricesTag, productsTag, productTag } from './tags.ts'

/** The columns that lists are put in order by, of the table or of a part of it. */
export type SortColumns = Record<'id' | 'path' | 'name' | 'price' | 'createdAt', SQLWrapper>

export type ItemList = {
  where: SQL | undefined
  order: (row: SortColumns) => SQL[]
  limit: number
  offset: number
  /** Known to be so few that all are collected, by whatever index finds them, before they are put in order. */
  few: boolean
}

/** The products of one page of a list: filtered, sorted and limited on `products` alone, where the indexes are. */
export async function selectIds(ctx: Ctx, { where, order, limit, offset, few }: ItemList): Promise<string[]> {
  const found = few ? collected(ctx, where) : products
  const rows = await ctx.db
    .select({ id: found.id })
    .from(found)
    .where(few ? undefined : inSite(ctx, products, where))
    .orderBy(...order(found))
    .limit(literally(limit))
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** An offset keeps PostgreSQL from going through the index of the list's order here: it collects by the conditions alone. */
function collected(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({
      id: products.id,
      path: products.path,
      name: products.name,
      price: products.price,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(inSite(ctx, products, where))
    .offset(literally(0))
    .as('collected')
}

/** What is kept of a product for lists: what they show, and where its brand's products are. */
export type Listed = { item: ProductListItem; brandPath: string | null }

/** What lists show of these products, in this order; one that is gone meanwhile is left out. */
export async function findItems(ctx: Ctx, ids: string[]): Promise<ProductListItem[]> {
  return (await findListed(ctx, ids)).map(({ item }) => item)
}

/** The same with the brand. Each is kept by itself, so that a list of which one has changed reads that one. */
export async function findListed(ctx: Ctx, ids: string[]): Promise<Listed[]> {
  if (ids.length === 0) return []
  const keys = ids.map((id) => `item ${id}`)
  const reads = await keptEach(ctx, keys, (missing) =>
    readItems(
      ctx,
      missing.map((key) => key.slice('item '.length)),
    ),
  )
  return reads.flatMap(({ value }) => value ?? [])
}

async function readItems(ctx: Ctx, ids: string[]): Promise<Read<Listed | undefined>[]> {
  const rows = await queryItems(ctx, ids)
  const { currency } = ctx.site.settings
  const found = new Map(
    rows.map(({ media, variantCount, brandPath, ...row }) => [
      row._id,
      {
        item: { ...row, basicDetails: { media: media ?? [] }, variantCount: variantCount ?? 0, currency },
        brandPath,
      },
    ]),
  )
  // The main category's title and path, and the site's currency, may change without the product.
  return ids.map((id) => ({ value: found.get(id), tags: new Set([productTag(id), categoriesTag, 'site']) }))
}

/** One alone is a statement of its own: a short list PostgreSQL plans for each call anew, for longer than it takes to read. */
function queryItems(ctx: Ctx, ids: string[]) {
  if (ids.length > 1)
    return builtOnce(ctx.db, 'items', () =>
      itemsQuery(ctx, eq(products.id, sql`any(${sql.placeholder('ids')}::uuid[])`)),
    ).execute({ ids })
  return builtOnce(ctx.db, 'item', () => itemsQuery(ctx, eq(products.id, sql.placeholder('id')))).execute({
    id: ids[0],
  })
}

function itemsQuery(ctx: Ctx, which: SQL) {
  const { pictures, main, choice } = besides(ctx, products.id)
  return ctx.db
    .select({
      _id: products.id,
      name: products.name,
      path: products.path,
      brand: brands.name,
      brandPath: brands.path,
      price: products.price,
      mrp: products.mrp,
      inStock: products.inStock,
      media: pictures.media,
      category: { _id: main.id, title: main.title, path: main.path },
      productVariantId: choice.variantId,
      variantCount: choice.variantCount,
    })
    .from(products)
    .leftJoin(brands, onSite(products, brands, eq(brands.id, products.brandId)))
    .leftJoinLateral(pictures, sql`true`)
    .leftJoinLateral(main, sql`true`)
    .leftJoinLateral(choice, sql`true`)
    .where(inSite(ctx, products, which))
    .prepare('items')
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
    .prepare('count')
  const { sql: text, params } = counting.getQuery()
  const tags = new Set([productsTag, ...(/"(price|mrp|in_stock)"/.test(text) ? [pricesTag] : [])])
  const { value } = await kept(ctx, `${text} ${JSON.stringify(params)}`, async () => {
    const [row] = await counting.execute()
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
