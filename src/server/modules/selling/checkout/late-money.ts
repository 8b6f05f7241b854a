import type { Ctx } from '../../../platform/context.ts'
import { eventTime, type LockedOrder, listLines, type OrderRow, type Sentence } from '../orders/index.ts'
import { findVariants } from '../products/index.ts'

/** Why an order does not take late money; `lateUnsold` and `lateRepriced` name a product. */
export type Why = { is: Extract<Sentence['is'], `late${string}`>; name?: string }

/** How long after its reservation an order still takes its money, ms (B22). */
const honouredFor = 60 * 60_000

/** Until when a payment service may take the money of an unpaid order. */
export function payableUntil(ctx: Ctx, { reservedUntil }: OrderRow): Date {
  return new Date((reservedUntil ?? ctx.now()).getTime() + honouredFor)
}

/**
 * Why money that comes after the reservation is not taken, in a sentence for the buyer; undefined when it is. Everything
 * must be sold as it was ordered: the order is a promise for an hour, and old prices are not. Whether the pieces are there
 * is for the stock to say.
 */
export async function whyTooLate(ctx: Ctx, order: LockedOrder): Promise<Why | undefined> {
  // By whichever clock it was written: one that was wrong then must not leave the order open for as long as it was wrong.
  const since = Math.abs(ctx.now().getTime() - (await endOf(ctx, order)).getTime())
  if (since > honouredFor) return { is: 'lateOver' }
  const lines = await listLines(ctx, [order.id])
  const variants = await findVariants(
    ctx,
    lines.map(({ variantId }) => variantId),
  )
  for (const { variantId, name, unitPrice } of lines) {
    const variant = variants.get(variantId)
    if (!variant?.published) return { is: 'lateUnsold', name }
    if (variant.price !== unitPrice) return { is: 'lateRepriced', name }
  }
}

/** When the order lapsed, or should have. */
async function endOf(ctx: Ctx, order: LockedOrder): Promise<Date> {
  const lapsed = order.status === 'LAPSED' ? await eventTime(ctx, order, 'LAPSED') : undefined
  return lapsed ?? order.reservedUntil ?? order.createdAt
}
