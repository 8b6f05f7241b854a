import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lte,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FirstProductsQuery, ProductQuery } from '../../../../sections/define/reads.ts'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import type { ListFilters } from '../../../../shared/selling/catalogue/list-filters.ts'
import type { ListingQuery } from '../../../../shared/selling/catalogue/product-listing.ts'
import type { ListSort } from '../../../../shared/selling/catalogue/product-sorts.ts'
import type { ProductListItem } from '../../../../shared/selling/catalogue/products.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { inOrder, type Order } from '../../../platform/lists.ts'
import { withFreshPlan } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { inCategoriesAt } from '../categories/index.ts'
import { inCollectionAt, placeInCollection } from '../collections/index.ts'
import { hasFieldValue, hasFieldValueAlike, listCustomFields } from '../custom-fields/index.ts'
import { itemsOf, products } from '../products/index.ts'
import { isRatedAtLeast } from '../ratings/index.ts'
import { hasVariantWith } from '../stock/index.ts'
import { findText } from './by-text.ts'
import { asChosen, atPaths } from './chosen.ts'
import { listOfSection } from './listed-section.ts'
import { selectRelevant } from './relevance.ts'
import { type FoundPage, nothing, type SortColumns, selectFirst, selectPage } from './search.store.ts'

const largestPage = 100

const sortFields = ['created', 'price', 'name', 'rating'] as const

type SortField = (typeof sortFields)[number]

const sortColumns: Record<Exclude<SortField, 'created'>, (row: SortColumns) => SQLWrapper> = {
  price: ({ price }) => price,
  rating: ({ ratingRank }) => ratingRank,
  name: ({ name }) => sql`plain_text(${name})`,
}

/** `id` breaks ties, so that each product is on exactly one page of a list; its direction is the index's. */
function orderBy(field: SortField, order: Order): (row: SortColumns) => SQL[] {
  if (field === 'created')
    return (row) => (order === 'descend' ? [desc(row.createdAt), asc(row.id)] : [asc(row.createdAt), desc(row.id)])
  return (row) => inOrder(order, sortColumns[field](row), row.id)
}

const orders: Record<ListSort, (row: SortColumns) => SQL[]> = {
  // Used for lists without a search text.
  relevance: orderBy('created', 'descend'),
  created: orderBy('created', 'descend'),
  'price-low': orderBy('price', 'ascend'),
  'price-high': orderBy('price', 'descend'),
  rating: orderBy('rating', 'descend'),
  name: orderBy('name', 'ascend'),
}

/** Ids and total of published products, for a storefront section or page. */
export async function listForSale(ctx: Ctx, query: ProductQuery): Promise<FoundPage> {
  if (query.paths?.length === 0) return nothing
  const isNarrowed = query.options !== undefined || query.fields !== undefined
  const list = { where: conditions(ctx, query), size: sizeOf(query), page: Math.max(query.page, 0), isNarrowed }
  const text = query.text?.trim()
  if (!text) return selectPage(ctx, { ...list, found: undefined, order: orderOf(ctx, query) })
  return query.sort === 'relevance'
    ? selectRelevant(ctx, { ...list, text })
    : selectPage(ctx, { ...list, found: await findText(ctx, text), order: orderOf(ctx, query) })
}

/** The first ids of such a list, without a total. */
export async function firstForSale(ctx: Ctx, query: FirstProductsQuery): Promise<string[]> {
  if (query.paths?.length === 0) return []
  return selectFirst(ctx, { where: conditions(ctx, query), order: orderOf(ctx, query), size: sizeOf(query) })
}

type Listed = Pick<ProductQuery, 'paths' | 'sort' | 'collection' | 'asChosen'>

const sizeOf = ({ size }: Pick<ProductQuery, 'size'>) => Math.min(Math.max(Math.trunc(size), 1), largestPage)

function orderOf(ctx: Ctx, { paths, sort, collection, asChosen: isAsChosen }: Listed): (row: SortColumns) => SQL[] {
  if (collection !== undefined && isAsChosen) return (row) => [placeInCollection(ctx, row.id, collection), asc(row.id)]
  return paths ? (row) => [asChosen(ctx, paths, row), asc(row.id)] : orders[sort]
}

/** Published products for a list call, by filters on its fields (C60) and the settings of a section (C54). */
export async function listByFilters(
  ctx: Ctx,
  query: ListingQuery,
): Promise<{ items: ProductListItem[]; total: number }> {
  const fields = { ...filterFields(ctx), ...(await customFilters(ctx, query.filters)) }
  const filtered = listConditions(fields, query.filters)
  const section = query.section && (await listOfSection(ctx, query.section))
  if (section?.paths?.length === 0) return { items: [], total: 0 }
  const list = { where: and(filtered, section && conditions(ctx, section)), page: query.p, size: query.s }
  const sort = listSort(sortFields, query.sort)
  const text = query.q?.trim()
  const usual = section ? orderOf(ctx, section) : orders.created
  const { ids, total } =
    text && !sort
      ? await selectRelevant(ctx, { ...list, text })
      : await selectPage(ctx, {
          ...list,
          found: text ? await findText(ctx, text) : undefined,
          order: sort ? orderBy(sort.field, sort.order) : usual,
        })
  const most = query.section?.enablePaging === false ? query.s : total
  return { items: await itemsOf(ctx, ids), total: Math.min(total, most) }
}

const filterFields = (ctx: Ctx): ListFields => ({
  _id: { type: 'uuid', column: products.id },
  path: { type: 'text', column: products.path },
  name: { type: 'text', column: products.name },
  price: { type: 'amount', column: products.price },
  mrp: { type: 'amount', column: products.mrp },
  inStock: { type: 'boolean', column: products.inStock },
  category: { type: 'text', anyOf: (paths) => inCategoriesAt(ctx, products.id, paths) },
  collection: { type: 'text', anyOf: (paths) => inCollections(ctx, paths) },
  // Tags are kept in small letters.
  tag: {
    type: 'text',
    anyOf: (tags) =>
      arrayOverlaps(
        products.tags,
        tags.map((tag) => tag.trim().toLowerCase()),
      ),
  },
  brand: {
    type: 'text',
    anyOf: (namesOrPaths) => ofBrands(ctx, areCalled(ctx, namesOrPaths)),
  },
})

const others = alias(brands, 'others')

/** Brands at these paths; a name counts where no brand has it as its path. */
function areCalled(ctx: Ctx, namesOrPaths: string[]): SQL | undefined {
  const there = ctx.db
    .select({ id: others.id })
    .from(others)
    .where(inSite(ctx, others, eq(others.path, brands.name)))
  return or(inArray(brands.path, namesOrPaths), and(inArray(brands.name, namesOrPaths), notExists(there)))
}

/** Conditions of a list apart from its text. */
export function conditions(ctx: Ctx, query: Omit<ProductQuery, 'page' | 'text' | 'size' | 'sort'>): SQL | undefined {
  return and(
    query.category === undefined ? undefined : inCategoriesAt(ctx, products.id, [query.category]),
    query.collection === undefined ? undefined : inCollectionAt(ctx, products.id, query.collection),
    query.paths && atPaths(ctx, query.paths),
    query.brand?.length ? ofBrands(ctx, inArray(brands.path, query.brand)) : undefined,
    query.priceFrom === undefined ? undefined : withFreshPlan(gte(products.price, query.priceFrom)),
    query.priceTo === undefined ? undefined : withFreshPlan(lte(products.price, query.priceTo)),
    query.onSale ? gt(products.mrp, products.price) : undefined,
    query.categories?.length ? inCategoriesAt(ctx, products.id, query.categories) : undefined,
    query.rating === undefined ? undefined : isRatedAtLeast(ctx, products.id, query.rating),
    query.discount === undefined ? undefined : isOff(query.discount),
    offers(ctx, query),
    ...Object.entries(query.fields ?? {}).map(([id, values]) => hasFieldValueAlike(ctx, products.id, id, values)),
  )
}

/** True for products at least so many percent below their MRP (V9). */
const isOff = (percent: number) =>
  sql`(${products.mrp} > 0 and (${products.mrp} - ${products.price}) * 100 >= ${sql.param(percent)}::integer * ${products.mrp})`

/** With options chosen, a variant with them must be in stock, not just the product. */
function offers(ctx: Ctx, { options = {}, inStock = false }: ListFilters): SQL | undefined {
  if (Object.keys(options).length > 0) return hasVariantWith(ctx, products.id, { options, inStock })
  return inStock ? eq(products.inStock, true) : undefined
}

/** `custom.{id}`: filterable custom fields. Read only when a filter names one. */
async function customFilters(ctx: Ctx, asked: ListQuery['filters']): Promise<ListFields> {
  if (!Object.keys(asked).some((name) => name.startsWith('custom.'))) return {}
  const fields = (await listCustomFields(ctx)).filter(({ filterable, archived }) => filterable && !archived)
  return Object.fromEntries(
    fields.map(({ _id }) => [
      `custom.${_id}`,
      { type: 'text' as const, anyOf: (values: string[]) => hasFieldValue(ctx, sql`${products.id}`, _id, values) },
    ]),
  )
}

const inCollections = (ctx: Ctx, paths: string[]) =>
  or(...paths.map((path) => inCollectionAt(ctx, products.id, path))) ?? sql`false`

function ofBrands(ctx: Ctx, condition: SQL | undefined): SQL {
  const found = ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, condition))
  return inArray(products.brandId, found)
}
