import { asc, inArray } from 'drizzle-orm'
import type { BulkProduct, CategoryChanges, PriceChanges } from '../../../../shared/selling/catalogue/bulk-products.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { categoriesOfMany, putIntoCategories, requireCategories } from '../categories/index.ts'
import { followRules } from '../collections/index.ts'
import { notArchived, setManyPrices, variants } from '../stock/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { keepWords } from './keep-words.ts'
import { lockProducts, updateProducts } from './products.store.ts'
import { notDeleted, products } from './products.tables.ts'

/** The data that bulk changes start from, in the order of `ids`. */
export async function readSeveral(ctx: Ctx, ids: string[]): Promise<BulkProduct[]> {
  const { id: _id, productId, sku, options, price, mrp, position } = variants
  const [rows, categories, choices] = await Promise.all([
    ctx.db
      .select({ _id: products.id, name: products.name })
      .from(products)
      .where(inSite(ctx, products, notDeleted, inArray(products.id, ids))),
    categoriesOfMany(ctx, ids),
    ctx.db
      .select({ productId, variant: { _id, sku, options, price, mrp } })
      .from(variants)
      .where(inSite(ctx, variants, notArchived, inArray(productId, ids)))
      .orderBy(asc(position), asc(_id)),
  ])
  const variantsOf = Map.groupBy(choices, ({ productId }) => productId)
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.find(({ _id }) => _id === id)
    if (!row) return []
    const own = (variantsOf.get(id) ?? []).map(({ variant }) => variant)
    return [{ ...row, categoryIds: categories.get(id) ?? [], variants: own }]
  })
}

/**
 * Sets variants' prices, all or none.
 * @throws Refusal `variant.notFound`, `price.stale` if a price is no longer the one seen
 */
export function changePrices(ctx: Ctx, changes: PriceChanges['changes']): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const productIds = await setManyPrices(ctx, changes)
    await updateProducts(ctx, productIds, {})
  })
}

/**
 * Sets products' categories, all or none.
 * @throws Refusal `product.gone`, `category.gone`, `product.stale` if a product's categories are no longer the ones seen
 */
export function changeCategories(ctx: Ctx, changes: CategoryChanges['changes']): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const ids = [...new Set(changes.map(({ productId }) => productId))]
    await lockProducts(ctx, ids)
    await requireCategories(ctx, [...new Set(changes.flatMap(({ categoryIds }) => categoryIds))])
    const before = await categoriesOfMany(ctx, ids)
    for (const { productId, seen, categoryIds } of changes) {
      if ((before.get(productId) ?? []).join() !== seen.join()) throw refusal('product.stale')
      await putIntoCategories(ctx, productId, [...new Set(categoryIds)])
    }
    await updateProducts(ctx, ids, {})
    await followRules(ctx, ids)
    await keepWords(ctx, ids)
    await announce(ctx, productsTag, ...ids.map(productTag))
  })
}
