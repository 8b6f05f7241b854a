import { sql } from 'drizzle-orm'
import type { RefusalCode } from '../../../../shared/api/refusals.ts'
import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { OrderedAgain } from '../../../../shared/selling/bag/cart.ts'
import type { Place } from '../../../../shared/selling/delivery/zones.ts'
import type { OrderLine } from '../../../../shared/selling/orders/orders.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inWords } from '../../../platform/in-words.ts'
import { refusal } from '../../../platform/refusal.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { readOwnOrder } from '../orders/index.ts'
import type { SellableVariant } from '../products/index.ts'
import { cartItems } from './cart.tables.ts'
import { findForPerson, readCart, readLines } from './cart.ts'

type Held = { pieces: number; missing?: { code: RefusalCode; left?: number; limit?: number } }

/**
 * Puts the items of the customer's own order into the cart, as far as they are still sold: at least as many pieces as were
 * ordered are in it then, so that a second press adds none (B283).
 * @throws Refusal `order.notFound`
 */
export function orderAgain(ctx: Ctx, orderId: string, place?: Place): Promise<OrderedAgain> {
  return transaction(ctx, async (ctx) => {
    // Serialises additions from several devices.
    await lockPerson(ctx)
    const lines = byVariant((await readOwnOrder(ctx, orderId)).lines)
    const variants = await findForPerson(
      ctx,
      lines.map(({ productVariantId }) => productVariantId),
    )
    const bag = new Map((await readLines(ctx)).map(({ variant, quantity }) => [variant.id, quantity]))
    const missing: string[] = []
    let added = 0
    for (const line of lines) {
      const id = line.productVariantId
      const room = bag.has(id) || bag.size < ctx.site.settings.orderLimits.lines
      const { pieces, missing: why } = piecesFor(ctx, variants.get(id), line.quantity, room)
      if (why) missing.push(inWords(ctx, refusal(why.code, { ...why, name: nameWithOptions(line) })))
      if (pieces === 0) continue
      await holdAtLeast(ctx, id, pieces)
      bag.set(id, pieces)
      added += 1
    }
    return { cart: await readCart(ctx, { place }), added, missing }
  })
}

/** One line for each variant: pieces that were added to the order later have a line of their own there. */
function byVariant(lines: OrderLine[]): OrderLine[] {
  const groups = Map.groupBy(lines, ({ productVariantId }) => productVariantId)
  return [...groups.values()].flatMap((same) => {
    const [line] = same
    return line ? [{ ...line, quantity: sumOf(same, ({ quantity }) => quantity) }] : []
  })
}

/** Pieces of the wanted ones that the cart may hold, and why they are fewer. */
function piecesFor({ site }: Ctx, variant: SellableVariant | undefined, wanted: number, room: boolean): Held {
  const { lines, pieces: most } = site.settings.orderLimits
  if (!variant?.published) return { pieces: 0, missing: { code: 'cart.noLongerSold' } }
  const { stock: left } = variant
  if (left === 0) return { pieces: 0, missing: { code: 'cart.outOfStock' } }
  if (!room) return { pieces: 0, missing: { code: 'cart.noRoom', limit: lines } }
  if (wanted <= Math.min(left, most)) return { pieces: wanted }
  return left < most
    ? { pieces: left, missing: { code: 'cart.onlyLeft', left } }
    : { pieces: most, missing: { code: 'cart.mostPieces', limit: most } }
}

async function holdAtLeast(ctx: Ctx, variantId: string, quantity: number): Promise<void> {
  await ctx.db
    .insert(cartItems)
    .values({ userId: signedInUser(ctx).id, variantId, quantity })
    .onConflictDoUpdate({
      target: [cartItems.siteId, cartItems.userId, cartItems.variantId],
      set: { quantity: sql`greatest(${cartItems.quantity}, ${quantity})` },
    })
}
