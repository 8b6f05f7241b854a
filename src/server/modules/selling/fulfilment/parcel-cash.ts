import type { PiecesOf } from '../../../../shared/selling/orders/pieces.ts'
import type { Ctx } from '../../../platform/context.ts'
import {
  cashOfParcel,
  collectedBy,
  type LockedOrder,
  listParcels,
  listReturns,
  type OrderLineRow,
  refundedBy,
} from '../orders/index.ts'

/** Pieces of a new parcel, and the lines before they are in it. */
type New = { lines: OrderLineRow[]; parts: PiecesOf[]; isLast: boolean }

/** Cash to collect for a parcel of an order, beside what earlier ones collect; 0 for an order that is paid another way. */
export async function cashWith(ctx: Ctx, order: LockedOrder, { lines, parts, isLast }: New): Promise<number> {
  if (order.paymentStatus !== 'DUE_ON_DELIVERY') return 0
  const earlier = (await listParcels(ctx, [order.id])).filter(({ returnId }) => returnId === null)
  const isFirst = earlier.every(({ state }) => state === 'RETURNED')
  const paidBack = refundedBy(await listReturns(ctx, [order.id]))
  return cashOfParcel(order, lines, parts, { before: isFirst ? undefined : collectedBy(earlier) - paidBack, isLast })
}
