import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { CheckedProduct, StatusBefore, StatusNow } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { VariantChange } from '../../../../shared/selling/catalogue/variants.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { putIntoCategories } from '../categories/index.ts'
import { checkedCustom, putFieldValues } from '../custom-fields/index.ts'
import {
  correctStocks,
  lockVariant,
  lockVariantsOf,
  refreshOffers,
  saveVariants,
  setPrices,
  type VariantRow,
  variantsWithSkus,
} from '../stock/index.ts'
import { pricesTag, productsTag, productTag } from '../tags.ts'
import { putComplements } from './complements.ts'
import { formerProductPaths } from './former-paths.ts'
import { keepWords } from './keep-words.ts'
import {
  insertProducts,
  lockProducts,
  lockSeen,
  ownFields,
  putPictures,
  requireParts,
  updateProducts,
} from './products.store.ts'
import { atItsTime, publishLater } from './publish-later.ts'
import { asUntaxed, newlyLacking, refuseUntaxed } from './tax.ts'

/** Stored values of own fields, of a product and of its variants by their ids. */
type Entered = { custom?: CustomValues; variants: { id: string; custom: CustomValues }[] }

/**
 * Adds a product with its variants, pictures and opening stock.
 * @param copied the values of the product that it copies, by the ids of its variants
 * @returns its id and those of its variants, in the order given
 * @throws Refusal `product.path`, `variant.sku`, `brand.notFound`, `category.gone`, `media.notFound`
 */
export function createProduct(
  ctx: Ctx,
  input: CheckedProduct,
  copied?: Entered,
): Promise<{ id: string; variantIds: string[] }> {
  return transaction(ctx, async (ctx) => {
    if (isOnSale(input) && !input.taxConfirmed) refuseUntaxed(ctx, [asUntaxed(input)])
    await requireParts(ctx, input)
    const product = await withCustom(ctx, input, copied)
    const [{ id } = { id: '' }] = await insertProducts(ctx, [atItsTime(ctx, product)])
    // A copy carries the original's variant ids; its own are new.
    const named = await variantsWithSkus(ctx, product)
    const variants = named.map(({ _id: _, ...variant }) => variant)
    const variantIds = await saveParts(ctx, id, { ...product, variants }, { variants: [] })
    await announce(ctx, pricesTag)
    return { id, variantIds }
  })
}

/**
 * Changes a product as a whole, all or nothing.
 * @param revision of the product that was edited
 * @throws Refusal `product.gone`, `product.stale`, and those of `createProduct` and `saveVariants`
 */
export function changeProduct(ctx: Ctx, id: string, input: CheckedProduct, revision: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const variants = await lockVariantsOf(ctx, id)
    const held = await lockSeen(ctx, id, revision)
    const { path, custom } = held
    if (isOnSale(input) && !input.taxConfirmed) {
      const lacks = newlyLacking(input, isOnSale(held) ? held : undefined)
      refuseUntaxed(ctx, [{ name: input.name, lacks }])
    }
    await requireParts(ctx, input)
    const entered = await withCustom(ctx, input, { custom, variants })
    const product = { ...entered, variants: await variantsWithSkus(ctx, entered, id) }
    await refuseTaken(updateProducts(ctx, [id], ownFields(atItsTime(ctx, product))), 'product.path', {
      field: 'path',
      path: product.path,
    })
    await saveParts(ctx, id, product, { path, variants })
  })
}

const isOnSale = ({ status }: Pick<CheckedProduct, 'status'>) => status !== 'DRAFT'

/** The product with its custom values validated, as they are to be stored. */
async function withCustom(
  ctx: Ctx,
  product: CheckedProduct,
  before: Entered = { variants: [] },
): Promise<CheckedProduct> {
  const held = new Map(before.variants.map(({ id, custom }) => [id, custom]))
  const [[custom = {}], ofVariants] = await Promise.all([
    checkedCustom(ctx, 'PRODUCT', [{ custom: product.custom, before: before.custom, field: 'custom' }]),
    checkedCustom(
      ctx,
      'VARIANT',
      product.variants.map(({ _id = '', custom }, index) => ({
        custom,
        before: held.get(_id),
        field: `variants.${index}.custom`,
      })),
    ),
  ])
  const variants = product.variants.map((variant, index) => ({ ...variant, custom: ofVariants[index] ?? {} }))
  return { ...product, custom, variants }
}

/** Saves everything outside the product's own row, for new and changed products. */
async function saveParts(
  ctx: Ctx,
  id: string,
  product: CheckedProduct,
  before: { path?: string; variants: VariantRow[] },
): Promise<string[]> {
  const keepPath = product.status === 'PUBLISHED' ? formerProductPaths.keep : formerProductPaths.keepUnseen
  await keepPath(ctx, id, product.path, before.path)
  await putIntoCategories(ctx, id, product.categoryIds)
  await putPictures(ctx, id, product.media)
  await putComplements(ctx, id, product.complementIds)
  const variantIds = await saveVariants(ctx, id, before.variants, product.variants)
  await putFieldValues(ctx, [id])
  await keepWords(ctx, [id])
  if (product.status === 'SCHEDULED') await publishLater(ctx, id, product.publishAt)
  // Announces the product's own tag, too.
  await refreshOffers(ctx, [id])
  await announce(ctx, productsTag)
  return variantIds
}

/**
 * Changes price, list price or stock of one variant; stock is booked as the difference to the one seen.
 * @throws Refusal `variant.notFound`, `product.stale`, `price.mrp`, `stock.tooLittle`
 */
export function changeVariant(ctx: Ctx, id: string, change: VariantChange): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const held = await lockVariant(ctx, id)
    await lockSeen(ctx, held.productId, change.revision)
    const { price = held.price, mrp = held.mrp, stock, stockSeen } = change
    const isPriced = price !== held.price || mrp !== held.mrp
    const isCounted = stock !== undefined && stockSeen !== undefined && stock !== stockSeen
    if (isPriced) await setPrices(ctx, held, { price, mrp })
    if (isCounted) await correctStocks(ctx, [{ variantId: id, stock, seen: stockSeen, field: 'stock' }])
    if (!isPriced && !isCounted) return
    // Raises the revision: a concurrent count of the same pieces must not be booked twice.
    await updateProducts(ctx, [held.productId], {})
  })
}

/**
 * Publishes or unpublishes products, all or none.
 * @returns the former statuses of the products that changed
 * @throws Refusal `product.gone` if one of them does not exist, `product.untaxed`
 */
export function setStatus(
  ctx: Ctx,
  ids: string[],
  { status, taxConfirmed }: { status: StatusNow; taxConfirmed: boolean },
): Promise<StatusBefore[]> {
  return transaction(ctx, async (ctx) => {
    const found = await lockProducts(ctx, [...new Set(ids)])
    const changing = found.filter((row) => row.status !== status)
    if (status === 'PUBLISHED' && !taxConfirmed)
      refuseUntaxed(ctx, changing.filter(({ status }) => status === 'DRAFT').map(asUntaxed))
    const changed = changing.map(({ id }) => id)
    if (changed.length === 0) return []
    await updateProducts(ctx, changed, { status, publishAt: null })
    await announce(ctx, productsTag, ...changed.map(productTag))
    return changing.map(({ id, status, publishAt }) => ({ id, status, publishAt: publishAt?.toISOString() ?? null }))
  })
}

/**
 * Restores products' former status and schedule, all or none. A schedule that has passed publishes.
 * @throws Refusal `product.gone` if one of them does not exist
 */
export function restoreStatuses(ctx: Ctx, before: StatusBefore[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const ids = [...new Set(before.map(({ id }) => id))]
    await lockProducts(ctx, ids)
    for (const { id, status, publishAt } of before) {
      const waits = status === 'SCHEDULED' && publishAt !== null && new Date(publishAt) > ctx.now()
      const now = status === 'SCHEDULED' && !waits ? 'PUBLISHED' : status
      await updateProducts(ctx, [id], { status: now, publishAt: waits ? new Date(publishAt) : null })
      if (waits) await publishLater(ctx, id, publishAt)
    }
    await announce(ctx, productsTag, ...ids.map(productTag))
  })
}
