import { desc, eq } from 'drizzle-orm'
import { largestWishlist, type WishlistItem } from '../../../../shared/selling/bag/wishlist.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, translated } from '../../content/translations/index.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { findVariants, mapLine, type SellableVariant } from '../products/index.ts'
import { wishlistItems, wishlistLinks } from './wishlist.tables.ts'

type Row = typeof wishlistItems.$inferSelect

/** Limits a query to the signed-in user's entries. */
const mine = (ctx: Ctx) => eq(wishlistItems.userId, signedInUser(ctx).id)

/** The signed-in user's wishlist, newest first, unpublished variants included (C22). */
export async function readWishlist(
  ctx: Ctx,
  { p, s }: { p: number; s: number },
): Promise<{ data: WishlistItem[]; total: number }> {
  const userId = signedInUser(ctx).id
  const { rows, total } = await pageOf(
    { p, s },
    entriesOf(ctx, userId),
    ctx.db.$count(wishlistItems, inSite(ctx, wishlistItems, mine(ctx))),
  )
  return { data: await asItems(ctx, rows), total }
}

/** The signed-in user's entry of a variant (C23). */
export async function findEntry(ctx: Ctx, variantId: string): Promise<WishlistItem | null> {
  const [item] = await asItems(ctx, await rowsOf(ctx, variantId))
  return item ?? null
}

type Toggled = { inWishlist: boolean; _id?: string; item?: WishlistItem }

/**
 * Adds a variant to the wishlist, or removes it if it is on it (C24).
 * @throws Refusal `variant.notFound`, `wishlist.full`
 */
export function toggleWish(ctx: Ctx, variantId: string): Promise<Toggled> {
  return transaction(ctx, async (ctx) => {
    // Serialises concurrent presses, so that the second undoes the first.
    await lockPerson(ctx)
    const gone = await ctx.db
      .delete(wishlistItems)
      .where(inSite(ctx, wishlistItems, mine(ctx), eq(wishlistItems.variantId, variantId)))
      .returning({ id: wishlistItems.id })
    if (gone.length > 0) return { inWishlist: false }
    const item = await keep(ctx, variantId)
    return { inWishlist: true, _id: item._id, item }
  })
}

async function keep(ctx: Ctx, variantId: string): Promise<WishlistItem> {
  const variant = (await findVariants(ctx, [variantId])).get(variantId)
  if (!variant?.published) throw refusal('variant.notFound', { field: 'productVariantId' })
  if ((await ctx.db.$count(wishlistItems, inSite(ctx, wishlistItems, mine(ctx)))) >= largestWishlist)
    throw refusal('wishlist.full', { limit: largestWishlist })
  const { price } = variant
  const rows = await ctx.db
    .insert(wishlistItems)
    .values({ userId: signedInUser(ctx).id, variantId, keptPrice: price, toldPrice: price, createdAt: ctx.now() })
    .returning()
  const [item] = await asItems(ctx, rows)
  if (!item) throw new Error(`the variant ${variantId} was kept and is not there`)
  return item
}

/** Idempotent: removing an entry twice is no error (C25). */
export async function removeWish(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(wishlistItems).where(inSite(ctx, wishlistItems, mine(ctx), eq(wishlistItems.id, id)))
}

/** Deletes the wishlist of a deleted customer. */
export async function forgetWishlist(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(wishlistItems).where(inSite(ctx, wishlistItems, eq(wishlistItems.userId, userId)))
  await ctx.db.delete(wishlistLinks).where(inSite(ctx, wishlistLinks, eq(wishlistLinks.userId, userId)))
}

function rowsOf(ctx: Ctx, variantId: string): Promise<Row[]> {
  return ctx.db
    .select()
    .from(wishlistItems)
    .where(inSite(ctx, wishlistItems, mine(ctx), eq(wishlistItems.variantId, variantId)))
}

type Kept = { row: Row; variant: SellableVariant }

const mapKept: MapTexts<Kept> = (kept, say) => ({
  ...kept,
  variant: { ...kept.variant, ...mapLine(kept.variant, say) },
})

/** Published pieces of a customer's wishlist, newest first. */
export async function publishedWishes(ctx: Ctx, userId: string): Promise<WishlistItem[]> {
  const items = await asItems(ctx, await entriesOf(ctx, userId))
  return items.filter(({ isSold }) => isSold)
}

/** A customer's entries, newest first; there are never more than `largestWishlist`. */
const entriesOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select()
    .from(wishlistItems)
    .where(inSite(ctx, wishlistItems, eq(wishlistItems.userId, userId)))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id))

async function asItems(ctx: Ctx, rows: Row[]): Promise<WishlistItem[]> {
  const variants = await findVariants(
    ctx,
    rows.map(({ variantId }) => variantId),
  )
  const kept = rows.flatMap((row): Kept[] => {
    const variant = variants.get(row.variantId)
    return variant ? [{ row, variant }] : []
  })
  const spoken = await translated(ctx, 'product', kept, ({ variant }) => variant.productId, mapKept)
  return spoken.map(
    ({ row, variant: { productId, name, path, brand, options, image, price, mrp, stock, published } }) => ({
      ...{ _id: row.id, productVariantId: row.variantId, productId, name, path, brand, options, image, price, mrp },
      currency: ctx.site.settings.currency,
      keptPrice: row.keptPrice,
      available: published ? stock : 0,
      isSold: published,
      created: row.createdAt.toISOString(),
    }),
  )
}
