import { type PiecesOf, sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { isStillEarned, type KeptLine } from '../../../../shared/selling/pricing/discount-needs.ts'
import type { Ctx } from '../../../platform/context.ts'
import { deliveryOf } from '../delivery/index.ts'
import { amountOfPieces, type LockedOrder, leftOf, listLines, type OrderLineRow } from '../orders/index.ts'

/**
 * Finds the benefits that the rest of an order would keep without earning them if these pieces were cancelled: reasons of its discounts, and
 * free delivery (decision 094).
 */
export async function unearnedWithout(
  ctx: Ctx,
  order: LockedOrder,
  parts: PiecesOf[],
): Promise<{ discounts: string[]; delivery: boolean }> {
  const lines = await listLines(ctx, [order.id])
  const kept = keptLines(lines, parts)
  const unearned = order.discounts.filter(({ needs, shipping }) => needs && !isStillEarned(needs, kept, shipping > 0))
  return {
    discounts: unearned.map(({ reason }) => reason),
    delivery: wasFree(ctx, order, leftOf(order) - shippingLeft(order) - amountOfPieces(lines, parts)),
  }
}

const shippingLeft = ({ shippingAmount, reducedShipping }: LockedOrder) => shippingAmount - reducedShipping

/** The pieces that an order would keep, by variant: added items are further lines of the same variant. */
function keptLines(lines: OrderLineRow[], parts: PiecesOf[]): KeptLine[] {
  const without = ({ position }: OrderLineRow) => parts.find((part) => part.position === position)?.pieces ?? 0
  return [...Map.groupBy(lines, ({ variantId }) => variantId)].map(([id, own]) => ({
    ...{ id, price: own[0]?.unitPrice ?? 0, quantity: sumOf(own, ({ quantity }) => quantity) },
    kept: sumOf(own, (line) => line.quantity - line.cancelled - line.returned - without(line)),
  }))
}

/** Whether the order reached the amount for free delivery and `rest` does not, by today's settings. */
function wasFree(ctx: Ctx, order: LockedOrder, rest: number): boolean {
  const { address, pickUp, totalAmount, shippingAmount, cashFeeAmount, discounts } = order
  if (pickUp || shippingAmount > cashFeeAmount || discounts.some(({ shipping }) => shipping > 0)) return false
  const { freeFrom } = deliveryOf(ctx, { place: address }).shipping
  return freeFrom > 0 && totalAmount - shippingAmount >= freeFrom && rest < freeFrom
}
