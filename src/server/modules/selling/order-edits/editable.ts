import { statusesOf } from '../../../../shared/selling/orders/order-statuses.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { namesOfInvoices } from '../invoices/index.ts'
import { isEditable, type OrderRow } from '../orders/index.ts'

/** @throws Refusal `orderEdit.state`, `orderEdit.invoiced` */
export async function requireEditable(ctx: Ctx, order: OrderRow): Promise<void> {
  if (!isEditable(order)) throw refusedState(order)
  if ((await namesOfInvoices(ctx, [order.id])).length > 0) throw refusal('orderEdit.invoiced')
}

/** The refusal of an edit that names the order's state. */
export const refusedState = (order: OrderRow) => refusal('orderEdit.state', { status: statusesOf(order)[order.status] })
