import { eq } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../../media/index.ts'
import { requireBrand } from '../brands/index.ts'
import { requireCategories } from '../categories/index.ts'
import { productMedia } from './products.tables.ts'

/**
 * What a product refers to must be there, and stays there until the transaction ends.
 * @throws Refusal `brand.notFound`, `category.gone`, `media.notFound`
 */
export async function requireParts(
  ctx: Ctx,
  { brandId, categoryIds, media }: Pick<CheckedProduct, 'brandId' | 'categoryIds' | 'media'>,
): Promise<void> {
  await requireBrand(ctx, brandId)
  await requireCategories(ctx, categoryIds)
  await requirePictures(ctx, media)
}

async function requirePictures(ctx: Ctx, media: CheckedProduct['media']): Promise<void> {
  const known = new Set(
    await holdMedia(
      ctx,
      media.map(({ id }) => id),
    ),
  )
  const missing = media.findIndex(({ id }) => !known.has(id))
  if (missing >= 0) throw refusal('media.notFound', { field: `media.${missing}.id` })
}

/** Gives a product these pictures alone; the first is its cover. */
export async function putPictures(ctx: Ctx, productId: string, media: CheckedProduct['media']): Promise<void> {
  await ctx.db.delete(productMedia).where(inSite(ctx, productMedia, eq(productMedia.productId, productId)))
  if (media.length === 0) return
  await ctx.db
    .insert(productMedia)
    .values(media.map(({ id: mediaId, alt }, position) => ({ productId, mediaId, alt, position })))
}
