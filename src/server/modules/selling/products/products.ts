import { eq, inArray } from 'drizzle-orm'
import type { ProductStatus, VariantChange } from '../../../../shared/selling/catalogue-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { correctStocks, lockVariant, lockVariantsOf, setPrices, wasOrdered } from '../stock/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { products } from './products.tables.ts'
import { lockProduct, touched } from './save-product.ts'

/**
 * Publishes products, or takes them off the shop, all or none.
 * @throws Refusal `product.gone` when one of them is not there
 */
export function setStatus(ctx: Ctx, ids: string[], status: ProductStatus): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const wanted = [...new Set(ids)]
    const found = await ctx.db
      .select({ id: products.id, status: products.status })
      .from(products)
      .where(inSite(ctx, products, inArray(products.id, wanted)))
      .orderBy(products.id)
      .for('update')
    if (found.length < wanted.length) throw refusal('product.gone')
    const changed = found.filter((row) => row.status !== status).map(({ id }) => id)
    if (changed.length === 0) return
    await ctx.db
      .update(products)
      .set({ status, ...touched(ctx) })
      .where(inSite(ctx, products, inArray(products.id, changed)))
    await announce(ctx, productsTag, ...changed.map(productTag))
  })
}

/**
 * Changes price, list price or stock of one variant; a stock is booked as its difference to the one that was seen.
 * @throws Refusal `variant.notFound`, `product.stale`, `price.mrp`, `stock.tooLittle`
 */
export function changeVariant(ctx: Ctx, id: string, change: VariantChange): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const held = await lockVariant(ctx, id)
    const { revision } = await lockProduct(ctx, held.productId)
    if (revision !== change.revision) throw refusal('product.stale')
    const { price = held.price, mrp = held.mrp, stock, stockSeen } = change
    if (mrp < price) throw refusal('price.mrp', { field: 'mrp' })
    const isPriced = price !== held.price || mrp !== held.mrp
    const isCounted = stock !== undefined && stockSeen !== undefined && stock !== stockSeen
    if (isPriced) await setPrices(ctx, held, { price, mrp })
    if (isCounted) await correctStocks(ctx, [{ variantId: id, stock, seen: stockSeen, field: 'stock' }])
    if (!isPriced && !isCounted) return
    // Who counted the same pieces at the same time must not take away once more what is missing.
    await ctx.db
      .update(products)
      .set(touched(ctx))
      .where(inSite(ctx, products, eq(products.id, held.productId)))
  })
}

/**
 * Deletes a draft that nobody ever ordered.
 * @throws Refusal `product.gone`, `product.published`, `product.ordered`
 */
export function deleteProduct(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockVariantsOf(ctx, id)
    const { status } = await lockProduct(ctx, id)
    if (status === 'PUBLISHED') throw refusal('product.published')
    if (await wasOrdered(ctx, id)) throw refusal('product.ordered')
    await ctx.db.delete(products).where(inSite(ctx, products, eq(products.id, id)))
    await announce(ctx, productsTag, productTag(id))
  })
}
