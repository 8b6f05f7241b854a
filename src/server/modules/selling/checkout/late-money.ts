import type { Ctx } from '../../../platform/context.ts'
import { canUseAgain } from '../discounts/index.ts'
import {
  eventTime,
  findOrder,
  isOrderedAgain,
  type LockedOrder,
  listLines,
  type OrderRow,
  type Sentence,
} from '../orders/index.ts'
import { findVariants } from '../products/index.ts'

/** Why an order rejects a late payment; `lateUnsold` and `lateRepriced` name a product. */
export type Why = { is: Extract<Sentence['is'], `late${string}`>; name?: string }

/** An order still accepts its payment for this long after its reservation, ms (B22). */
const honouredFor = 60 * 60_000

/** The latest time at which a payment service may charge an unpaid order. */
export function payableUntil(ctx: Ctx, { reservedUntil }: OrderRow): Date {
  return new Date((reservedUntil ?? ctx.now()).getTime() + honouredFor)
}

/**
 * The reason for not accepting a late payment; undefined if it is accepted. Every product must be sold as it was ordered: the
 * order holds for an hour, old prices don't. Its discounts must be left to be used. A buyer who ordered again what they could not pay
 * in time is not sent it twice. The caller checks the stock.
 */
export async function whyTooLate(ctx: Ctx, order: LockedOrder): Promise<Why | undefined> {
  // Absolute difference: a reservation written by a clock that was ahead must not keep the order open.
  const since = Math.abs(ctx.now().getTime() - (await endOf(ctx, order)).getTime())
  if (since > honouredFor) return { is: 'lateOver' }
  const lines = await listLines(ctx, [order.id])
  const ids = lines.map(({ variantId }) => variantId)
  const variants = await findVariants(ctx, ids)
  if (await isOrderedAgain(ctx, order, ids)) return { is: 'lateAgain' }
  if (await isLeftAlone(ctx, order)) return { is: 'lateAlong' }
  if (order.status === 'LAPSED' && !(await canUseAgain(ctx, order))) return { is: 'lateDiscount' }
  for (const { variantId, name, unitPrice } of lines) {
    const variant = variants.get(variantId)
    if (!variant?.published) return { is: 'lateUnsold', name }
    if (variant.price !== unitPrice) return { is: 'lateRepriced', name }
  }
}

/** Whether the order in whose parcel it was to go was cancelled meanwhile: it would be delivered for nothing (B360). */
async function isLeftAlone(ctx: Ctx, { goesWith }: LockedOrder): Promise<boolean> {
  return goesWith !== null && (await findOrder(ctx, goesWith))?.status === 'CANCELLED'
}

/** The time at which the order lapsed, or should have. */
async function endOf(ctx: Ctx, order: LockedOrder): Promise<Date> {
  const lapsed = order.status === 'LAPSED' ? await eventTime(ctx, order, 'LAPSED') : undefined
  return lapsed ?? order.reservedUntil ?? order.createdAt
}
