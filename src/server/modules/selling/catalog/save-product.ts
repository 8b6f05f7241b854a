import { eq, sql } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from './catalog.tables.ts'
import { keepProductPath } from './moved-paths.ts'
import { putIntoCategories, putPictures, requireParts } from './product-parts.ts'
import { refreshProducts } from './refresh-product.ts'
import { lockVariantsOf, saveVariants } from './save-variants.ts'
import { productsTag, productTag } from './tags.ts'
import { refuseTaken } from './taken.ts'

/**
 * Changes a whole product, or nothing of it.
 * @param revision of the product that was edited
 * @throws Refusal `product.gone`, `product.stale`, and those of `createProducts` and `saveVariants`
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
    await putIntoCategories(ctx, { ...product, id })
    await putPictures(ctx, { ...product, id })
    await saveVariants(ctx, id, held, product.variants)
    await refreshProducts(ctx, [id])
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

export function ownFields(product: CheckedProduct) {
  const { path, name, brandId, summary, description, facts, options, hsn, gstRate, status } = product
  return { path, name, brandId, summary, description: sanitise(description), facts, options, hsn, gstRate, status }
}
