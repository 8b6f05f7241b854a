import { eq, inArray } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { media as pictures } from '../../media/index.ts'
import { brands, categories, productCategories, productMedia } from './catalog.tables.ts'

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

async function requireBrand(ctx: Ctx, id: string | null): Promise<void> {
  if (id === null) return
  const [found] = await ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, eq(brands.id, id)))
    .for('key share')
  if (!found) throw refusal('brand.notFound', { field: 'brandId' })
}

async function requireCategories(ctx: Ctx, ids: string[]): Promise<void> {
  const rows = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(inSite(ctx, categories, inArray(categories.id, ids)))
    .orderBy(categories.id)
    .for('key share')
  const known = new Set(rows.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw refusal('category.gone', { field: 'categoryIds' })
}

async function requirePictures(ctx: Ctx, media: CheckedProduct['media']): Promise<void> {
  const ids = media.map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await ctx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inSite(ctx, pictures, inArray(pictures.id, ids)))
    .orderBy(pictures.id)
    .for('key share')
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.findIndex((id) => !known.has(id))
  if (missing >= 0) throw refusal('media.notFound', { field: `media.${missing}.id` })
}

/** Puts a product into these categories alone; the first is its main one. */
export async function putIntoCategories(ctx: Ctx, productId: string, ids: string[]): Promise<void> {
  const mine = inSite(ctx, productCategories, eq(productCategories.productId, productId))
  await ctx.db.delete(productCategories).where(mine)
  await ctx.db
    .insert(productCategories)
    .values(ids.map((categoryId, position) => ({ categoryId, productId, position })))
}

/** Gives a product these pictures alone; the first is its cover. */
export async function putPictures(ctx: Ctx, productId: string, media: CheckedProduct['media']): Promise<void> {
  await ctx.db.delete(productMedia).where(inSite(ctx, productMedia, eq(productMedia.productId, productId)))
  if (media.length === 0) return
  await ctx.db
    .insert(productMedia)
    .values(media.map(({ id: mediaId, alt }, position) => ({ productId, mediaId, alt, position })))
}
