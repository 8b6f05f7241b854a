import { and, asc, desc, eq, gt, gte, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { FirstProductsQuery, ProductQuery } from '../../../../sections/define/reads.ts'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import type { ProductSort } from '../../../../shared/selling/product-sorts.ts'
import type { ProductListItem } from '../../../../shared/selling/products.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { withFreshPlan } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { inCategoriesAt } from '../categories/index.ts'
import { itemsOf, productPaths, products } from '../products/index.ts'
import { searchByText } from './by-text.ts'
import { type FoundPage, type SortColumns, selectFirst, selectPage } from './search.store.ts'

const largestPage = 100

const sortFields = ['created', 'price', 'name'] as const

type SortField = (typeof sortFields)[number]

/** `id` breaks ties, so that a product stands on exactly one page of a list; its direction is the index's. */
function orderBy(field: SortField, descending: boolean): (row: SortColumns) => SQL[] {
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

/** Published products as a section or a page of the storefront asks for them: their ids, and how many there are. */
export function listForSale(ctx: Ctx, query: ProductQuery): Promise<FoundPage> {
  if (query.paths?.length === 0) return Promise.resolve({ ids: [], total: 0 })
  const list = { where: conditions(ctx, query), order: orderOf(ctx, query), size: sizeOf(query) }
  return searchByText(ctx, query.text, (text) => selectPage(ctx, { ...list, text, page: Math.max(query.page, 0) }))
}

/** The first of such a list, not counted. */
export async function firstForSale(ctx: Ctx, query: FirstProductsQuery): Promise<string[]> {
  if (query.paths?.length === 0) return []
  return selectFirst(ctx, { where: conditions(ctx, query), order: orderOf(ctx, query), size: sizeOf(query) })
}

type Listed = Pick<ProductQuery, 'paths' | 'sort' | 'size'>

const sizeOf = ({ size }: Listed) => Math.min(Math.max(Math.trunc(size), 1), largestPage)

function orderOf(ctx: Ctx, { paths, sort }: Listed): (row: SortColumns) => SQL[] {
  return paths ? (row) => [asChosen(ctx, paths, row), asc(row.id)] : orders[sort]
}

/** Published products as a list call asks for them, by filters on its fields (C60). */
export async function listByFilters(ctx: Ctx, query: ListQuery): Promise<{ items: ProductListItem[]; total: number }> {
  const filters = listConditions(filterFields(ctx), query.filters)
  const { field, descending } = listSort(sortFields, query.sort) ?? { field: 'created', descending: true }
  const { ids, total } = await searchByText(ctx, query.q, (text) =>
    selectPage(ctx, { where: filters, text, order: orderBy(field, descending), page: query.p, size: query.s }),
  )
  return { items: await itemsOf(ctx, ids), total }
}

const filterFields = (ctx: Ctx): ListFields => ({
  _id: { type: 'uuid', column: products.id },
  path: { type: 'text', column: products.path },
  name: { type: 'text', column: products.name },
  price: { type: 'amount', column: products.price },
  mrp: { type: 'amount', column: products.mrp },
  inStock: { type: 'boolean', column: products.inStock },
  category: { type: 'text', anyOf: (paths) => inCategoriesAt(ctx, products.id, paths) },
  brand: {
    type: 'text',
    anyOf: (namesOrPaths) => ofBrands(ctx, or(inArray(brands.path, namesOrPaths), inArray(brands.name, namesOrPaths))),
  },
})

function conditions(ctx: Ctx, query: Omit<ProductQuery, 'page' | 'text'>): SQL | undefined {
  return and(
    query.category === undefined ? undefined : inCategoriesAt(ctx, products.id, [query.category]),
    query.paths && atPaths(ctx, query.paths),
    query.brand?.length ? ofBrands(ctx, inArray(brands.path, query.brand)) : undefined,
    query.priceFrom === undefined ? undefined : withFreshPlan(gte(products.price, query.priceFrom)),
    query.priceTo === undefined ? undefined : withFreshPlan(lte(products.price, query.priceTo)),
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

function ofBrands(ctx: Ctx, condition: SQL | undefined): SQL {
  const found = ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, condition))
  return inArray(products.brandId, found)
}
