import { asc, eq } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../../content/media/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { lockProducts, putPictures, updateProducts } from './products.store.ts'
import { productMedia } from './products.tables.ts'

const mostPictures = 30

/**
 * Adds pictures of the library after those that a product has; known ones and those beyond 30 are left out.
 * @returns the product's revision before and after
 * @throws Refusal `product.gone`
 */
export function addPictures(
  ctx: Ctx,
  id: string,
  pictures: CheckedProduct['media'],
): Promise<{ before: number; after: number }> {
  return transaction(ctx, async (ctx) => {
    const [held] = await lockProducts(ctx, [id])
    const before = held?.revision ?? 0
    const own = await ctx.db
      .select({ id: productMedia.mediaId, alt: productMedia.alt })
      .from(productMedia)
      .where(inSite(ctx, productMedia, eq(productMedia.productId, id)))
      .orderBy(asc(productMedia.position))
    const known = new Set(
      await holdMedia(
        ctx,
        pictures.map(({ id }) => id),
      ),
    )
    const more = pictures.filter(({ id }) => known.has(id) && !own.some((picture) => picture.id === id))
    const all = [...own, ...more].slice(0, mostPictures)
    if (all.length === own.length) return { before, after: before }
    await putPictures(ctx, id, all)
    await updateProducts(ctx, [id], {})
    await announce(ctx, productsTag, productTag(id))
    return { before, after: before + 1 }
  })
}
