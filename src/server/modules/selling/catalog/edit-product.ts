import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { EditableProduct, ProductStatus, VariantChange } from '../../../../shared/selling/catalogue-admin.ts'
import { gstRate } from '../../../../shared/selling/catalogue-fields.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { productCategories, products, stockMoves, variants } from './catalog.tables.ts'
import { setPrice } from './catalog-write.ts'
import { picturesOf, variantsOf } from './product-detail.ts'
import { lockProduct, touched } from './save-product.ts'
import { correction, lockVariantsOf, tooLittle } from './save-variants.ts'
import { sold } from './sold.ts'
import { changeStocks } from './stock.ts'
import { productsTag, productTag } from './tags.ts'

/** @throws Refusal `product.gone` */
export async function readProduct(ctx: Ctx, id: string): Promise<EditableProduct> {
  const [row] = await ctx.db
    .select()
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
  if (!row) throw refusal('product.gone')
  const [categoryIds, media, choices] = await Promise.all([
    categoryIdsOf(ctx, id),
    picturesOf(ctx, id),
    variantsOf(ctx, id),
  ])
  const { name, path, brandId, summary, description, facts, options, hsn, status, revision } = row
  return {
    ...{ _id: id, name, path, brandId, categoryIds, summary, description, facts, options, hsn, status, revision },
    variants: choices,
    media,
    gstRate: gstRate.parse(row.gstRate),
    currency: ctx.site.settings.currency,
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
  }
}

async function categoryIdsOf(ctx: Ctx, productId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(inSite(ctx, productCategories, eq(productCategories.productId, productId)))
    .orderBy(asc(productCategories.position))
  return rows.map(({ id }) => id)
}

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
    const [held] = await ctx.db
      .select()
      .from(variants)
      .where(inSite(ctx, variants, sold, eq(variants.id, id)))
      .for('no key update')
    if (!held) throw refusal('variant.notFound')
    const { revision } = await lockProduct(ctx, held.productId)
    if (revision !== change.revision) throw refusal('product.stale')
    const { price = held.price, mrp = held.mrp, stock, stockSeen } = change
    if (mrp < price) throw refusal('price.mrp', { field: 'mrp' })
    if (price !== held.price || mrp !== held.mrp) await setPrice(ctx, id, { price, mrp })
    if (stock === undefined || stockSeen === undefined || stock === stockSeen) return
    const lacking = await changeStocks(ctx, [correction(id, stock, stockSeen)])
    if (lacking.length > 0) throw await tooLittle(ctx, id, 'stock')
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

/** An order takes its pieces from the stock, so the ledger knows of it. */
async function wasOrdered(ctx: Ctx, productId: string): Promise<boolean> {
  const [move] = await ctx.db
    .select({ id: stockMoves.id })
    .from(stockMoves)
    .innerJoin(variants, onSite(stockMoves, variants, eq(variants.id, stockMoves.variantId)))
    .where(inSite(ctx, stockMoves, isNotNull(stockMoves.orderId), eq(variants.productId, productId)))
    .limit(1)
  return move !== undefined
}
