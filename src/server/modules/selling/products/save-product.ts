import { eq, sql } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { putIntoCategories } from '../categories/index.ts'
import { insertVariants, lockVariantsOf, refreshOffer, saveVariants } from '../stock/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { keepProductPath } from './former-paths.ts'
import { putPictures, requireParts } from './products.store.ts'
import { products } from './products.tables.ts'

/**
 * Adds a product with its variants, pictures and opening stock.
 * @returns its id and those of its variants, in the order given
 * @throws Refusal `product.path`, `variant.sku`, `brand.notFound`, `category.gone`, `media.notFound`
 */
export function createProduct(ctx: Ctx, product: CheckedProduct): Promise<{ id: string; variantIds: string[] }> {
  return transaction(ctx, async (ctx) => {
    await requireParts(ctx, product)
    // Prices and stock follow from the variants, which come next.
    const fresh = { price: 0, mrp: 0, inStock: false, createdAt: ctx.now(), changedAt: ctx.now() }
    const [added] = await ctx.db
      .insert(products)
      .values({ ...ownFields(product), ...fresh })
      .onConflictDoNothing({ target: [products.siteId, products.path] })
      .returning({ id: products.id })
    if (!added) throw refusal('product.path', { field: 'path', path: product.path })
    const { id } = added
    await keepProductPath(ctx, id, product.path)
    await putIntoCategories(ctx, id, product.categoryIds)
    await putPictures(ctx, id, product.media)
    const placed = product.variants.map((variant, position) => ({ ...variant, position }))
    const variantIds = await insertVariants(ctx, id, placed)
    await refreshOffer(ctx, id)
    await announce(ctx, productsTag)
    return { id, variantIds }
  })
}

/**
 * Changes a whole product, or nothing of it.
 * @param revision of the product that was edited
 * @throws Refusal `product.gone`, `product.stale`, and those of `createProduct` and `saveVariants`
 */
export function changeProduct(ctx: Ctx, id: string, product: CheckedProduct, revision: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const held = await lockVariantsOf(ctx, id)
    const before = await lockProduct(ctx, id)
    if (before.revision !== revision) throw refusal('product.stale')
    await requireParts(ctx, product)
    await refuseTaken(
      ctx.db
        .update(products)
        .set({ ...ownFields(product), ...touched(ctx) })
        .where(inSite(ctx, products, eq(products.id, id))),
      'product.path',
      { field: 'path', path: product.path },
    )
    await keepProductPath(ctx, id, product.path, before.path)
    await putIntoCategories(ctx, id, product.categoryIds)
    await putPictures(ctx, id, product.media)
    await saveVariants(ctx, id, held, product.variants)
    await refreshOffer(ctx, id)
    await announce(ctx, productTag(id), productsTag)
  })
}

/** @throws Refusal `product.gone` */
export async function lockProduct(ctx: Ctx, id: string) {
  const { revision, path, status } = products
  const [found] = await ctx.db
    .select({ revision, path, status })
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
    .for('update')
  if (!found) throw refusal('product.gone')
  return found
}

/** What every change by the owner leaves on a product. */
export const touched = (ctx: Ctx) => ({ revision: sql`${products.revision} + 1`, changedAt: ctx.now() })

function ownFields(product: CheckedProduct) {
  const { path, name, brandId, summary, description, facts, options, hsn, gstRate, status } = product
  return { path, name, brandId, summary, description: sanitise(description), facts, options, hsn, gstRate, status }
}
