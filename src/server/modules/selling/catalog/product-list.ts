import { and, asc, desc, eq, gt, gte, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProductQuery } from '../../../../sections/define/reads.ts'
import type { ProductListItem, ProductSort } from '../../../../shared/selling/catalog.ts'
import type { Ctx } from '../../../platform/context.ts'
import { plannedAnew } from '../../../platform/database.ts'
import { inSite } from '../../../platform/table.ts'
import { brands, productPaths, products } from './catalog.tables.ts'
import { inCategories } from './categories.ts'
import { countItems, findItems, type SortColumns, selectIds } from './product-items.ts'
import { published, withText } from './search.ts'

export type ProductPage = { items: ProductListItem[]; total: number }

/** Which products a page of a list shows, and how many the whole list has. */
export type FoundPage = { ids: string[]; total: number }

type Selection = {
  where: SQL | undefined
  /** What a text asks for, apart from the other conditions. */
  text: SQL | undefined
  order: (row: SortColumns) => SQL[]
  page: number
  size: number
}

const largestPage = 100

export const sortFields = ['created', 'price', 'name'] as const

type SortField = (typeof sortFields)[number]

/** `id` breaks ties, so that a product stands on exactly one page of a list; its direction is the index's. */
export function orderBy(field: SortField, descending: boolean): (row: SortColumns) => SQL[] {
  const [along, against] = descending ? [desc, asc] : [asc, desc]
  if (field === 'created') return (row) => [along(row.createdAt), against(row.id)]
  return (row) => [along(field === 'price' ? row.price : sql`plain_text(${row.name})`), along(row.id)]
}

const orders: Record<ProductSort, (row: SortColumns) => SQL[]> = {
  created: orderBy('created', true),
  'price-low': orderBy('price', false),
  'price-high': orderBy('price', true),
  name: orderBy('name', false),
}

/** Published products as a section or a page of the storefront asks for them. */
export function findProducts(ctx: Ctx, query: ProductQuery): Promise<FoundPage> {
  const { paths } = query
  if (paths?.length === 0) return Promise.resolve({ ids: [], total: 0 })
  const size = Math.min(Math.max(Math.trunc(query.size), 1), largestPage)
  const order = paths ? (row: SortColumns) => [asChosen(ctx, paths, row), asc(row.id)] : orders[query.sort]
  return withText(ctx, query.text, (text) =>
    selectPage(ctx, { where: conditions(ctx, query), text, order, page: Math.max(query.page, 0), size }),
  )
}

/** The same with what the page shows of them. */
export async function listProducts(ctx: Ctx, query: ProductQuery): Promise<ProductPage> {
  const { ids, total } = await findProducts(ctx, query)
  return { items: await findItems(ctx, ids), total }
}

/** Above it, going through the products in their order meets a page of them sooner than all of them are put in order. */
const mostCollected = 1_000

/**
 * One page and the total. PostgreSQL cannot tell a rare word from a common one while it plans, and would look
 * for a rare one through the whole catalogue; so with a text it is found out first how many there are.
 */
export async function selectPage(ctx: Ctx, { where, text, order, page, size }: Selection): Promise<FoundPage> {
  const all = and(published, where, text)
  const counting = countItems(ctx, all)
  const few = text !== undefined && (await counting) <= mostCollected
  const list = { where: all, order, limit: size, offset: page * size, few }
  const [ids, total] = await Promise.all([selectIds(ctx, list), counting])
  return { ids, total }
}

function conditions(ctx: Ctx, query: ProductQuery): SQL | undefined {
  return and(
    query.category === undefined ? undefined : inCategories(ctx, [query.category]),
    query.paths && atPaths(ctx, query.paths),
    query.brand?.length ? ofBrands(ctx, query.brand) : undefined,
    query.priceFrom === undefined ? undefined : plannedAnew(gte(products.price, query.priceFrom)),
    query.priceTo === undefined ? undefined : plannedAnew(lte(products.price, query.priceTo)),
    query.onSale ? gt(products.mrp, products.price) : undefined,
    query.inStock ? eq(products.inStock, true) : undefined,
  )
}

/** Products at these paths, or at another one since. */
function atPaths(ctx: Ctx, paths: string[]): SQL | undefined {
  const moved = ctx.db
    .select({ id: productPaths.productId })
    .from(productPaths)
    .where(inSite(ctx, productPaths, inArray(productPaths.path, paths)))
  return or(inArray(products.path, paths), inArray(products.id, moved))
}

/** The place of a product among the paths that were chosen, by its path or by one that it had before. */
function asChosen(ctx: Ctx, paths: string[], row: SortColumns): SQL {
  const place = (path: SQLWrapper) => sql`array_position(${sql.param(paths)}::text[], ${path})`
  const before = sql`select min(${place(productPaths.path)}) from ${productPaths}
    where ${inSite(ctx, productPaths, sql`${productPaths.productId} = ${row.id}`)}`
  return sql`coalesce(${place(row.path)}, (${before}))`
}

/** Products of the brands at these paths. */
function ofBrands(ctx: Ctx, paths: string[]): SQL {
  const found = ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, inArray(brands.path, paths)))
  return inArray(products.brandId, found)
}
