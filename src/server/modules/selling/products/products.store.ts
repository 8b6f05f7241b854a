import { eq, inArray, sql } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../../content/media/index.ts'
import { requireBrand } from '../brands/index.ts'
import { requireCategories } from '../categories/index.ts'
import { productMedia, products } from './products.tables.ts'

/** What a product's own row holds of what was entered. */
export function ownFields(product: CheckedProduct) {
  const { path, name, brandId, summary, description, facts, options, hsn, gstRate, status } = product
  return { path, name, brandId, summary, description: sanitise(description), facts, options, hsn, gstRate, status }
}

/** @throws Refusal `product.path` when another product has the address */
export async function insertProduct(ctx: Ctx, product: CheckedProduct): Promise<string> {
  // Prices and availability follow from the variants, which come next.
  const fresh = { price: 0, mrp: 0, inStock: false, createdAt: ctx.now(), changedAt: ctx.now() }
  const [added] = await ctx.db
    .insert(products)
    .values({ ...ownFields(product), ...fresh })
    .onConflictDoNothing({ target: [products.siteId, products.path] })
    .returning({ id: products.id })
  if (!added) throw refusal('product.path', { field: 'path', path: product.path })
  return added.id
}

/** A change by the owner: it counts, so that whoever edits what was before is told. */
export async function updateProducts(
  ctx: Ctx,
  ids: string[],
  change: Partial<ReturnType<typeof ownFields>>,
): Promise<void> {
  await ctx.db
    .update(products)
    .set({ ...change, revision: sql`${products.revision} + 1`, changedAt: ctx.now() })
    .where(inSite(ctx, products, inArray(products.id, ids)))
}

/**
 * Locks products until the transaction ends; whoever needs their variants too locks those before (see changeStocks).
 * @throws Refusal `product.gone` when one of them is not there
 */
export async function lockProducts(ctx: Ctx, ids: string[]) {
  const { id, revision, path, status } = products
  const found = await ctx.db
    .select({ id, revision, path, status })
    .from(products)
    .where(inSite(ctx, products, inArray(id, ids)))
    .orderBy(id)
    .for('update')
  if (found.length < ids.length) throw refusal('product.gone')
  return found
}

/**
 * Locks a product that somebody edits.
 * @param seen its revision when they began
 * @throws Refusal `product.gone`, `product.stale` when it was changed since
 */
export async function lockSeen(ctx: Ctx, id: string, seen: number) {
  const [held] = await lockProducts(ctx, [id])
  if (held?.revision !== seen) throw refusal('product.stale')
  return held
}

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
