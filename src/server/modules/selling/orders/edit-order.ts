import { eq } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import { goesBeside } from '../../../../shared/selling/orders/going-along.ts'
import type { PaymentStatus } from '../../../../shared/selling/orders/orders.ts'
import { type LinePieces, sumOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../../shared/selling/orders/staff-order.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { countLater } from './bought-together.ts'
import type { NewLine } from './make-order.ts'
import type { LockedOrder, OrderRow } from './order-states.ts'
import { orderLines, orders } from './orders.tables.ts'

type Edited = Pick<OrderRow, 'status' | 'pickUp' | 'takenBy' | 'paymentMode' | 'paymentStatus'>
type Parts = Pick<StaffOrder, 'invoices' | 'goesWith'>

/**
 * The parts of an order that staff may edit: none once it is packed or invoiced. An unpaid order of the checkout is still its customer's,
 * who may have it sent elsewhere; one that goes along goes where the first one does.
 */
export function editsOf(order: Edited, { invoices, goesWith }: Parts): StaffOrder['edits'] {
  if (invoices.length > 0 || !isEditable(order)) return []
  const isLed = goesWith !== null && goesBeside(goesWith.status)
  const address = order.pickUp || isLed ? [] : (['address'] as const)
  return takesItems(order) ? [...address, 'items'] : [...address]
}

/** Whether an order without an invoice takes items itself: it is paid on delivery, and not packed (B305). */
export const takesItems = (order: Pick<Edited, 'status' | 'paymentMode' | 'paymentStatus'>): boolean =>
  order.status === 'PLACED' && isPaidOnDelivery(order)

/** Whether a further order can go along with one: it is placed, is not paid back, and some of it has yet to leave (B360). */
export const takesFurther = (
  { status, paymentStatus }: Pick<Edited, 'status' | 'paymentStatus'>,
  lines: LinePieces[],
): boolean => (status === 'PLACED' || status === 'PACKED') && !isPaidBack(paymentStatus) && sumOf(lines, toSend) > 0

export const isPaidBack = (status: PaymentStatus): boolean => status === 'REFUND_DUE' || status === 'REFUNDED'

/** Whether its state lets staff edit an order. */
export const isEditable = ({ status, takenBy }: Pick<Edited, 'status' | 'takenBy'>): boolean =>
  status === 'PLACED' || (status === 'PENDING_PAYMENT' && takenBy !== null)

/** Whether the money of an order is still collected, at the door or at the shop. */
export const isPaidOnDelivery = ({ paymentMode, paymentStatus }: Pick<Edited, 'paymentMode' | 'paymentStatus'>) =>
  paymentMode === cashMode && paymentStatus === 'DUE_ON_DELIVERY'

/** Changes where a locked order goes. Its amounts, its tax and the promised dates stay. */
export async function changeAddress(ctx: Ctx, order: LockedOrder, address: AddressBody): Promise<LockedOrder> {
  const addressRevision = order.addressRevision + 1
  await ctx.db
    .update(orders)
    .set({ address, addressRevision })
    .where(inSite(ctx, orders, eq(orders.id, order.id)))
  return { ...order, address, addressRevision }
}

/** Lines that one call adds to an order. */
type Added = { key: string; lines: NewLine[] }

/** Adds lines to a locked order, after those it has. Discounts, delivery and what was ordered before stay. */
export async function addLines(ctx: Ctx, order: LockedOrder, { key, lines }: Added): Promise<void> {
  const from = await ctx.db.$count(orderLines, inSite(ctx, orderLines, eq(orderLines.orderId, order.id)))
  await ctx.db
    .insert(orderLines)
    .values(lines.map((line, index) => ({ ...line, orderId: order.id, position: from + index, addedKey: key })))
  const amount = sumOf(lines, ({ quantity, unitPrice }) => quantity * unitPrice)
  const itemsAmount = order.itemsAmount + amount
  const totalAmount = order.totalAmount + amount
  const taxAmount = order.taxAmount + sumOf(lines, ({ taxAmount }) => taxAmount)
  await ctx.db
    .update(orders)
    .set({ itemsAmount, totalAmount, taxAmount })
    .where(inSite(ctx, orders, eq(orders.id, order.id)))
  await countLater(ctx, order.id)
}
