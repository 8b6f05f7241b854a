import { and, asc, eq, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProductRow, ProductTableQuery } from '../../../../shared/selling/catalogue/products-admin.ts'
import { lowStock } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inOrder, onPage, pageOf, patternOf } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { inCategoryWithId, mainCategory } from '../categories/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import { picturesOfProduct } from './list-items.ts'
import { isOwn, notDeleted, products } from './products.tables.ts'
import { startingWith } from './words.ts'

/** Limit of products found by words. */
const mostFound = 10_000

type SortColumns = Record<'id' | 'name' | 'price' | 'createdAt' | 'changedAt', SQLWrapper>

/** Products for the owner's table: drafts too, filtered, sorted, one page. */
export async function listForStaff(ctx: Ctx, query: ProductTableQuery): Promise<{ data: ProductRow[]; total: number }> {
  const where = inSite(ctx, products, conditions(ctx, query))
  const [data, total] = await Promise.all([selectRows(ctx, where, query), ctx.db.$count(products, where)])
  return { data, total }
}

/** Like `listForStaff`, ids only. */
export async function idsForStaff(ctx: Ctx, query: ProductTableQuery): Promise<{ ids: string[]; total: number }> {
  const where = inSite(ctx, products, conditions(ctx, query))
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...orderBy(ctx, query)(products)),
    ctx.db.$count(products, where),
  )
  return { ids: rows.map(({ id }) => id), total }
}

function conditions(ctx: Ctx, { q, status, category, brand, stock }: ProductTableQuery): SQL | undefined {
  return and(
    notDeleted,
    q ? found(q) : undefined,
    status && eq(products.status, status),
    category === undefined ? undefined : inCategoryWithId(ctx, products.id, category),
    brand === undefined ? undefined : eq(products.brandId, brand),
    stock && isOwn,
    stock === 'out' ? eq(products.inStock, false) : undefined,
    stock === 'low' ? hasVariant(ctx, lte(variants.stock, lowStock)) : undefined,
  )
}

/** Matches words, a part of the name or of an SKU, or a barcode. */
function found(text: string): SQL {
  const pattern = patternOf(text)
  return sql`${products.id} in (
    select products_with_words(${startingWith(text)}, ${mostFound})
    union all select products_named(plain_text(${pattern}), ${pattern}, ${text}))`
}

function hasVariant(ctx: Ctx, condition: SQL): SQL {
  return sql`exists (select 1 from ${variants}
    where ${inSite(ctx, variants, notArchived, sql`${variants.productId} = ${products.id}`, condition)})`
}

async function selectRows(ctx: Ctx, where: SQL | undefined, query: ProductTableQuery): Promise<ProductRow[]> {
  const order = orderBy(ctx, query)
  const { id, name, path, status, brandId, price, mrp, createdAt, changedAt, revision } = products
  const sorted = ctx.db
    .select({ id, name, path, status, brandId, price, mrp, createdAt, changedAt, revision })
    .from(products)
    .where(where)
    .orderBy(...order(products))
  const page = onPage(query, sorted).as('page')
  const pictures = picturesOfProduct(ctx, page.id, 2)
  const main = mainCategory(ctx, page.id)
  const held = stockOf(ctx, page.id)
  const rows = await ctx.db
    .select({
      row: { _id: page.id, name: page.name, path: page.path, status: page.status, price: page.price, mrp: page.mrp },
      changedAt: page.changedAt,
      revision: page.revision,
      brand: brands.name,
      media: pictures.media,
      category: { _id: main.id, title: main.title, path: main.path },
      stock: held.stock,
      least: held.least,
      variantCount: held.variantCount,
      priceVaries: held.priceVaries,
      first: held.first,
    })
    .from(page)
    .leftJoin(brands, inSite(ctx, brands, eq(brands.id, page.brandId)))
    .leftJoinLateral(pictures, sql`true`)
    .leftJoinLateral(main, sql`true`)
    .leftJoinLateral(held, sql`true`)
    .orderBy(...order(page))
  return rows.map(({ row, changedAt, media, least, first, stock, variantCount, priceVaries, ...more }) => ({
    ...row,
    ...more,
    currency: ctx.site.settings.currency,
    image: media?.[0] ?? null,
    stock: stock ?? 0,
    variantCount: variantCount ?? 0,
    priceVaries: priceVaries ?? false,
    lowStock: (least ?? 0) <= lowStock,
    only: variantCount === 1 ? (first ?? null) : null,
    changed: changedAt.toISOString(),
  }))
}

/** `id` breaks ties, so that each product is on exactly one page. */
function orderBy(ctx: Ctx, { sort, order }: ProductTableQuery): (row: SortColumns) => SQL[] {
  const by: Record<ProductTableQuery['sort'], (row: SortColumns) => SQLWrapper> = {
    name: (row) => sql`plain_text(${row.name})`,
    price: (row) => row.price,
    created: (row) => row.createdAt,
    changed: (row) => row.changedAt,
    stock: (row) => sql`(select sum(${variants.stock}) from ${variants}
      where ${inSite(ctx, variants, notArchived, sql`${variants.productId} = ${row.id}`)})`,
  }
  return (row) => [...inOrder(order, by[sort](row)), asc(row.id)]
}

function stockOf(ctx: Ctx, productId: SQLWrapper) {
  const { id, sku, price, mrp, stock, position } = variants
  const first = sql<ProductRow['only']>`(array_agg(jsonb_build_object('_id', ${id}, 'sku', ${sku}, 'price', ${price},
    'mrp', ${mrp}, 'stock', ${stock}) order by ${position}, ${id}))[1]`
  return ctx.db
    .select({
      stock: sql<number>`sum(${stock})::int`.as('stock'),
      least: sql<number>`min(${stock})`.as('least'),
      variantCount: sql<number>`count(*)::int`.as('variant_count'),
      priceVaries: sql<boolean>`min(${price}) < max(${price})`.as('price_varies'),
      first: first.as('first'),
    })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, sql`${variants.productId} = ${productId}`))
    .as('held')
}
