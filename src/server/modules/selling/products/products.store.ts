import { eq, sql } from 'drizzle-orm'
import { pick } from '../../../../shared/fields.ts'
import { type CheckedProduct, productFields } from '../../../../shared/selling/catalogue/products-admin.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { insertRows } from '../../../platform/insert-rows.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../../content/media/index.ts'
import { requireBrands } from '../brands/index.ts'
import { requireCategories } from '../categories/index.ts'
import { requireSizeGuides } from '../size-guides/index.ts'
import { firstOffer, tellOfSale } from '../stock/index.ts'
import { notDeleted, productMedia, products } from './products.tables.ts'

/** Columns of a product's row from its input. */
export function ownFields(product: CheckedProduct) {
  const publishAt = product.publishAt === null ? null : new Date(product.publishAt)
  const gstChosen = product.gstChosen || product.gstRate !== 0
  return { ...pick(productFields, product), gstChosen, description: sanitise(product.description), publishAt }
}

/**
 * Adds products as if one by one: the last is the newest.
 * @returns them in the order given, each with its id and the description that is stored
 * @throws Refusal `product.path` if another product has the path
 */
export async function insertProducts(ctx: Ctx, given: CheckedProduct[]): Promise<(CheckedProduct & { id: string })[]> {
  const last = ctx.now()
  const rows = given.map((product, index) => ({
    ...ownFields(product),
    ...firstOffer(product.variants, last),
    changedAt: last,
    // A millisecond apart, because lists show the newest first.
    createdAt: new Date(last.getTime() - (given.length - 1 - index)),
  }))
  const { rows: added } = await ctx.db.execute<{ id: string; path: string }>(sql`${insertRows(products, rows)}
    on conflict (site_id, path) do nothing returning id, path`)
  const idAt = new Map(added.map(({ id, path }) => [path, id]))
  return given.map((product, index) => {
    const { path } = product
    const id = idAt.get(path)
    // Duplicate paths in the input are inserted once.
    if (!id || !idAt.delete(path)) throw refusal('product.path', { field: 'path', path })
    return { ...product, id, description: rows[index]?.description ?? '' }
  })
}

/** Applies an owner's change and increments the revision, so that a save based on an older one is refused. */
export async function updateProducts(
  ctx: Ctx,
  ids: string[],
  change: Partial<ReturnType<typeof ownFields> & Pick<typeof products.$inferSelect, 'deleted'>>,
): Promise<void> {
  await ctx.db
    .update(products)
    .set({ ...change, revision: sql`${products.revision} + 1`, changedAt: ctx.now() })
    .where(inSite(ctx, products, anyOf(products.id, ids)))
  if (change.status === 'PUBLISHED') await tellOfSale(ctx, ids)
}

/**
 * Locks products until the transaction ends; lock their variants first, if needed (see changeStocks).
 * @throws Refusal `product.gone` if one of them does not exist
 */
export async function lockProducts(ctx: Ctx, ids: string[]) {
  const { id, revision, path, status, publishAt, custom, name, hsn, gstRate, gstChosen, gstChanges } = products
  const found = await ctx.db
    .select({ id, revision, path, status, publishAt, custom, name, hsn, gstRate, gstChosen, gstChanges })
    .from(products)
    .where(inSite(ctx, products, notDeleted, anyOf(id, ids)))
    .orderBy(id)
    .for('update')
  if (found.length < ids.length) throw refusal('product.gone')
  return found
}

/**
 * Locks a product to be edited.
 * @param seen the revision that the edit is based on
 * @throws Refusal `product.gone`, `product.stale` if it was changed since
 */
export async function lockSeen(ctx: Ctx, id: string, seen: number) {
  const [held] = await lockProducts(ctx, [id])
  if (held?.revision !== seen) throw refusal('product.stale')
  return held
}

type Parts = Pick<CheckedProduct, 'brandId' | 'categoryIds' | 'media' | 'sizeGuideId'>

/**
 * Checks that what products refer to exists, and locks it until the transaction ends.
 * @throws Refusal `brand.notFound`, `category.gone`, `media.notFound`, `sizeGuide.gone`
 */
export async function requireParts(ctx: Ctx, ...given: Parts[]): Promise<void> {
  await requireBrands(
    ctx,
    given.flatMap(({ brandId }) => brandId ?? []),
  )
  await requireCategories(
    ctx,
    given.flatMap(({ categoryIds }) => categoryIds),
  )
  await requireSizeGuides(
    ctx,
    given.flatMap(({ sizeGuideId }) => sizeGuideId ?? []),
  )
  await requirePictures(ctx, given)
}

async function requirePictures(ctx: Ctx, given: Parts[]): Promise<void> {
  const ids = given.flatMap(({ media }) => media.map(({ id }) => id))
  const known = new Set(await holdMedia(ctx, ids))
  for (const { media } of given) {
    const missing = media.findIndex(({ id }) => !known.has(id))
    if (missing >= 0) throw refusal('media.notFound', { field: `media.${missing}.id` })
  }
}

/** Replaces a product's pictures; the first is its cover. */
export async function putPictures(ctx: Ctx, productId: string, media: CheckedProduct['media']): Promise<void> {
  await ctx.db.delete(productMedia).where(inSite(ctx, productMedia, eq(productMedia.productId, productId)))
  await insertPictures(ctx, [{ productId, media }])
}

/** Like `putPictures`, for products without pictures. */
export async function insertPictures(
  ctx: Ctx,
  given: { productId: string; media: CheckedProduct['media'] }[],
): Promise<void> {
  const rows = given.flatMap(({ productId, media }) =>
    media.map(({ id: mediaId, alt }, position) => ({ productId, mediaId, alt, position })),
  )
  if (rows.length > 0) await ctx.db.execute(insertRows(productMedia, rows))
}
