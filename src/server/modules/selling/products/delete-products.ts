import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { holdMedia } from '../../content/media/index.ts'
import { existingBrand } from '../brands/index.ts'
import { categoriesOfMany, existingCategories, insertMemberships, takeOutOfCategories } from '../categories/index.ts'
import { followRules } from '../collections/index.ts'
import { existingSizeGuide } from '../size-guides/index.ts'
import { archiveVariantsOf, refreshOffers, restoreVariantsOf } from '../stock/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { formerProductPaths } from './former-paths.ts'
import { keepWords } from './keep-words.ts'
import { insertPictures, lockProducts, updateProducts } from './products.store.ts'
import { type Deleted, productMedia, products } from './products.tables.ts'
import { publishLater } from './publish-later.ts'

/** A deleted product frees its path and gets a random one. */
const pathWhileDeleted = (id: string) => `deleted-${id}`

/**
 * Deletes products, all or none. Their rows and variants stay for orders and the stock ledger; they can't be bought, and their
 * path, SKUs, categories, brand and pictures are free for others. These are stored in `deleted` for a restore.
 * @throws Refusal `product.gone` if one of them does not exist
 */
export function deleteProducts(ctx: Ctx, given: string[]): Promise<void> {
  const ids = [...new Set(given)]
  return transaction(ctx, async (ctx) => {
    const at = ctx.now()
    // Variants are locked before their products, as a sale does it (see changeStocks).
    await archiveVariantsOf(ctx, ids, at)
    await lockProducts(ctx, ids)
    const kept = await whatTheyAreIn(ctx, ids, at)
    for (const [id, deleted] of kept)
      await updateProducts(ctx, [id], { deleted, path: pathWhileDeleted(id), status: 'DRAFT', ...nothing })
    await takeOutOfCategories(ctx, ids)
    await ctx.db.delete(productMedia).where(inSite(ctx, productMedia, inArray(productMedia.productId, ids)))
    await followRules(ctx, ids)
    await announce(ctx, productsTag, ...ids.map(productTag))
  })
}

const nothing = { brandId: null, sizeGuideId: null }

async function whatTheyAreIn(ctx: Ctx, ids: string[], at: Date): Promise<Map<string, Deleted>> {
  const [rows, categories, pictures] = await Promise.all([
    ctx.db
      .select({
        id: products.id,
        path: products.path,
        status: products.status,
        brandId: products.brandId,
        sizeGuideId: products.sizeGuideId,
      })
      .from(products)
      .where(inSite(ctx, products, inArray(products.id, ids))),
    categoriesOfMany(ctx, ids),
    ctx.db
      .select()
      .from(productMedia)
      .where(inSite(ctx, productMedia, inArray(productMedia.productId, ids)))
      .orderBy(asc(productMedia.position)),
  ])
  return new Map(
    rows.map(({ id, ...row }) => {
      const own = pictures.filter(({ productId }) => productId === id)
      const media = own.map(({ mediaId, alt }) => ({ id: mediaId, alt }))
      return [id, { ...row, at: at.toISOString(), categoryIds: categories.get(id) ?? [], media }]
    }),
  )
}

/**
 * Restores deleted products, all or none. Categories, brand and pictures that were deleted meanwhile are left out; a product that
 * lost all its categories becomes a draft without one.
 * @throws Refusal `product.gone` if one of them is not deleted, `product.path` or `variant.sku` if another one has it now
 */
export function restoreProducts(ctx: Ctx, given: string[]): Promise<void> {
  const ids = [...new Set(given)]
  return transaction(ctx, async (ctx) => {
    const known = await deletedOf(ctx, ids)
    if (known.length < ids.length) throw refusal('product.gone')
    for (const { id, deleted } of known) if (deleted) await restoreVariantsOf(ctx, id, new Date(deleted.at))
    // A concurrent request may have restored them.
    const rows = await deletedOf(ctx, ids).for('update')
    if (rows.length < ids.length) throw refusal('product.gone')
    for (const { id, deleted } of rows) if (deleted) await restore(ctx, id, deleted)
    await keepWords(ctx, ids)
    await refreshOffers(ctx, ids)
    await announce(ctx, productsTag)
  })
}

function deletedOf(ctx: Ctx, ids: string[]) {
  return ctx.db
    .select({ id: products.id, deleted: products.deleted })
    .from(products)
    .where(inSite(ctx, products, and(inArray(products.id, ids), isNotNull(products.deleted))))
    .orderBy(products.id)
}

/** A time that has passed meanwhile publishes it at once. */
async function resumeSchedule(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ at: products.publishAt })
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
  await publishLater(ctx, id, row?.at?.toISOString() ?? null)
}

async function restore(
  ctx: Ctx,
  id: string,
  { path, status, brandId, sizeGuideId = null, categoryIds, media }: Deleted,
): Promise<void> {
  const inCategories = await existingCategories(ctx, categoryIds)
  const change = {
    deleted: null,
    path,
    status: inCategories.length > 0 ? status : ('DRAFT' as const),
    brandId: brandId && (await existingBrand(ctx, brandId)),
    sizeGuideId: sizeGuideId && (await existingSizeGuide(ctx, sizeGuideId)),
  }
  if (change.status === 'SCHEDULED') await resumeSchedule(ctx, id)
  await refuseTaken(updateProducts(ctx, [id], change), 'product.path', { field: 'path', path })
  if (change.status === 'PUBLISHED') await formerProductPaths.claim(ctx, [path])
  if (inCategories.length > 0) await insertMemberships(ctx, [{ productId: id, categoryIds: inCategories }])
  const known = new Set(
    await holdMedia(
      ctx,
      media.map(({ id }) => id),
    ),
  )
  await insertPictures(ctx, [{ productId: id, media: media.filter(({ id }) => known.has(id)) }])
}
