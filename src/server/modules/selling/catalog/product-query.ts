import { inArray, or, type SQL } from 'drizzle-orm'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { inSite } from '../../../platform/table.ts'
import { brands, products } from './catalog.tables.ts'
import { inCategories } from './categories.ts'
import { findItems } from './product-items.ts'
import { orderBy, type ProductPage, selectPage, sortFields } from './product-list.ts'
import { withText } from './search.ts'

/** Published products as a list call asks for them (READING, Calls 10). */
export async function queryProducts(ctx: Ctx, query: ListQuery): Promise<ProductPage> {
  const filters = listConditions(fieldsOf(ctx), query.filters)
  const { field, descending } = listSort(sortFields, query.sort) ?? { field: 'created', descending: true }
  const { ids, total } = await withText(ctx, query.q, (text) =>
    selectPage(ctx, { where: filters, text, order: orderBy(field, descending), page: query.p, size: query.s }),
  )
  return { items: await findItems(ctx, ids), total }
}

const fieldsOf = (ctx: Ctx): ListFields => ({
  _id: { type: 'uuid', column: products.id },
  path: { type: 'text', column: products.path },
  name: { type: 'text', column: products.name },
  price: { type: 'amount', column: products.price },
  mrp: { type: 'amount', column: products.mrp },
  inStock: { type: 'boolean', column: products.inStock },
  category: { type: 'text', anyOf: (paths) => inCategories(ctx, paths) },
  brand: { type: 'text', anyOf: (namesOrPaths) => ofBrands(ctx, namesOrPaths) },
})

function ofBrands(ctx: Ctx, namesOrPaths: string[]): SQL {
  const named = or(inArray(brands.path, namesOrPaths), inArray(brands.name, namesOrPaths))
  return inArray(
    products.brandId,
    ctx.db
      .select({ id: brands.id })
      .from(brands)
      .where(inSite(ctx, brands, named)),
  )
}
