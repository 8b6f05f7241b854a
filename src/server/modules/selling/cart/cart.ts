import { and, asc, eq, gt, sql } from 'drizzle-orm'
import {
  type Cart,
  type CartAmounts,
  type CartItem,
  largestQuantity,
  type UnsoldItem,
} from '../../../../shared/selling/bag/cart.ts'
import type { Place } from '../../../../shared/selling/delivery/zones.ts'
import type { Quote } from '../../../../shared/selling/pricing/quote.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, translated } from '../../content/translations/index.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { alsoPickUp, deliveryOf } from '../delivery/index.ts'
import { reservedPieces } from '../orders/index.ts'
import { findVariants, mapLine, nameToTell, type SellableVariant } from '../products/index.ts'
import { cartItems } from './cart.tables.ts'
import { bagOffers, couponOf } from './coupon.ts'
import { type BagTerms, type CartLine, quoteOf } from './quote-cart.ts'

/** Limits a query to the signed-in user's items. */
const mine = (ctx: Ctx) => eq(cartItems.userId, signedInUser(ctx).id)

/** The cart's lines at today's prices, in the order they were added. Unpublished variants are omitted. */
export async function readLines(ctx: Ctx): Promise<CartLine[]> {
  return (await readEveryLine(ctx)).filter(({ variant }) => variant.published)
}

/** Like `readLines`, including unpublished variants. */
export async function readEveryLine(ctx: Ctx): Promise<CartLine[]> {
  const rows = await ctx.db
    .select()
    .from(cartItems)
    .where(inSite(ctx, cartItems, mine(ctx)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
  const variants = await findForPerson(
    ctx,
    rows.map((row) => row.variantId),
  )
  return rows.flatMap(({ id, variantId, quantity }) => {
    const variant = variants.get(variantId)
    return variant ? [{ id, quantity, variant }] : []
  })
}

const mapCartLine: MapTexts<CartLine> = (line, say) => ({
  ...line,
  variant: { ...line.variant, ...mapLine(line.variant, say) },
})

/** The signed-in customer's cart, priced for the terms. */
export async function readCart(ctx: Ctx, { mobile, ...terms }: BagTerms = {}): Promise<Cart> {
  const all = await readEveryLine(ctx)
  const spoken = await translated(ctx, 'product', all, ({ variant }) => variant.productId, mapCartLine)
  const lines = spoken.filter(({ variant }) => variant.published)
  const unsold = spoken.filter(({ variant }) => !variant.published)
  const { delivers, arrives } = deliveryOf(ctx, terms)
  const pickUp = alsoPickUp(ctx, terms.place?.pincode)
  const offers = await bagOffers(ctx, lines, mobile ? { address: { mobileNumber: mobile } } : {})
  const quoted = quoteOf(ctx, lines, offers, terms)
  return {
    data: lines.map((line) => asItem(ctx, line)),
    total: lines.length,
    amounts: amountsOf(ctx, quoted),
    discounts: quoted.discounts.map(({ code, reason, amount, shipping }) => ({ code, reason, amount, shipping })),
    coupon: couponOf(ctx, lines, offers, quoted),
    unsold: unsold.map(asUnsold),
    delivers,
    arrives,
    ...(pickUp && { pickUp }),
  }
}

/**
 * Adds pieces to the cart; a variant already in it gets more.
 * @throws Refusal `variant.notFound`, `cart.sample`, `cart.outOfStock`, `cart.onlyLeft`, `cart.mostPieces`, `cart.mostLines`
 */
export function addItem(
  ctx: Ctx,
  { productVariantId, quantity }: { productVariantId: string; quantity: number },
  place?: Place,
): Promise<Cart> {
  return transaction(ctx, async (ctx) => {
    const { id: userId } = signedInUser(ctx)
    // Serialises additions from several devices.
    await lockPerson(ctx)
    const variant = await findSellable(ctx, productVariantId)
    const [row] = await ctx.db
      .insert(cartItems)
      .values({ userId, variantId: productVariantId, quantity })
      .onConflictDoUpdate({
        target: [cartItems.siteId, cartItems.userId, cartItems.variantId],
        set: { quantity: sql`least(${cartItems.quantity} + ${quantity}, ${largestQuantity})` },
      })
      .returning({ quantity: cartItems.quantity })
    await requireStock(ctx, variant, row?.quantity ?? quantity)
    const cart = await readCart(ctx, { place })
    const { lines } = ctx.site.settings.orderLimits
    if (cart.total > lines) throw refusal('cart.mostLines', { limit: lines })
    return cart
  })
}

/** @throws Refusal `cart.item`, `cart.sample`, `cart.outOfStock`, `cart.onlyLeft`, `cart.mostPieces` */
export function changeQuantity(ctx: Ctx, id: string, quantity: number, place?: Place): Promise<Cart> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(cartItems)
      .set({ quantity })
      .where(inSite(ctx, cartItems, mine(ctx), eq(cartItems.id, id)))
      .returning({ variantId: cartItems.variantId })
    if (!row) throw refusal('cart.item')
    await requireStock(ctx, await findSellable(ctx, row.variantId), quantity)
    return readCart(ctx, { place })
  })
}

/** Idempotent: removing an item twice is no error. */
export async function removeItem(ctx: Ctx, id: string, place?: Place): Promise<Cart> {
  await ctx.db.delete(cartItems).where(inSite(ctx, cartItems, and(mine(ctx), eq(cartItems.id, id))))
  return readCart(ctx, { place })
}

/** Removes ordered pieces from the cart; pieces added since then stay. */
export async function takeOut(
  ctx: Ctx,
  userId: string,
  ordered: { variantId: string; quantity: number }[],
): Promise<void> {
  for (const { variantId, quantity } of ordered) {
    const item = and(eq(cartItems.userId, userId), eq(cartItems.variantId, variantId))
    const left = await ctx.db
      .update(cartItems)
      .set({ quantity: sql`${cartItems.quantity} - ${quantity}` })
      .where(inSite(ctx, cartItems, item, gt(cartItems.quantity, quantity)))
      .returning({ id: cartItems.id })
    if (left.length === 0) await ctx.db.delete(cartItems).where(inSite(ctx, cartItems, item))
  }
}

/** Variants with the stock available to this user: free stock plus what their own unpaid order reserves. */
export async function findForPerson(ctx: Ctx, ids: string[]): Promise<Map<string, SellableVariant>> {
  const [variants, reserved] = await Promise.all([findVariants(ctx, ids), reservedPieces(ctx, signedInUser(ctx).id)])
  for (const [id, variant] of variants) variants.set(id, { ...variant, stock: variant.stock + (reserved.get(id) ?? 0) })
  return variants
}

async function findSellable(ctx: Ctx, id: string): Promise<SellableVariant> {
  const variant = (await findForPerson(ctx, [id])).get(id)
  if (variant?.sample) throw refusal('cart.sample', { field: 'productVariantId', name: await nameToTell(ctx, variant) })
  if (!variant?.published) throw refusal('variant.notFound', { field: 'productVariantId' })
  return variant
}

/** Throws when stock or an order limit is exceeded; the caller's transaction rolls back the write. */
async function requireStock(ctx: Ctx, variant: SellableVariant, quantity: number): Promise<void> {
  const { pieces } = ctx.site.settings.orderLimits
  const { stock } = variant
  if (quantity <= Math.min(pieces, stock)) return
  const name = await nameToTell(ctx, variant)
  if (quantity > pieces && pieces < stock) throw refusal('cart.mostPieces', { field: 'quantity', name, limit: pieces })
  if (stock === 0) throw refusal('cart.outOfStock', { field: 'quantity', name })
  if (stock < quantity) throw refusal('cart.onlyLeft', { field: 'quantity', name, left: stock })
}

/** Cart totals: available pieces at today's prices. Without a state the place of supply is unknown, which changes no amount. */
function amountsOf(ctx: Ctx, { mrp, items, discount, shipping, cashFee, total, tax }: Quote): CartAmounts {
  return { currency: ctx.site.settings.currency, mrp, items, discount, shipping, cashFee, total, tax }
}

function asUnsold({ id: _id, variant: { id: productVariantId, name, options } }: CartLine): UnsoldItem {
  return { _id, productVariantId, name, options }
}

function asItem({ site }: Ctx, { id, quantity, variant }: CartLine): CartItem {
  const { name, path, brand, options, image, price, mrp, stock } = variant
  const amount = price * quantity
  return {
    _id: id,
    productVariantId: variant.id,
    quantity,
    name,
    path,
    brand,
    options,
    image,
    price,
    mrp,
    amount,
    available: stock,
    most: site.settings.orderLimits.pieces,
  }
}
