import { sql } from 'drizzle-orm'
import type { OrderStatus } from '../../../../shared/selling/orders/order-statuses.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { issueInvoice } from '../invoices/index.ts'
import { type LockedOrder, listLines } from '../orders/index.ts'
import { isPaidInTestMode } from '../payments/index.ts'
import { heldOrder } from './held-order.ts'

/** States of an order that was sold: before and after them there is nothing to invoice. */
const sold: OrderStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCEL_REQUESTED', 'RETURN_REQUESTED']

/**
 * Issues the invoice of an order before it is packed, or of one that was packed before invoices were issued; a repeat changes nothing.
 * @throws Refusal `order.notFound`, `order.notInvoiced`
 */
export function issueByHand(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (!sold.includes(order.status) || (await isInTestMode(ctx, order))) throw refusal('order.notInvoiced')
    await invoiceOrder(ctx, order)
  })
}

/** Issues the invoice of a locked order, unless it has one, or was paid in test mode (B288). */
export async function invoiceOrder(ctx: Ctx, order: LockedOrder): Promise<void> {
  if (await isInTestMode(ctx, order)) return
  await issueInvoice(ctx, { ...order, lines: await listLines(ctx, [order.id]) })
}

async function isInTestMode(ctx: Ctx, { id, paymentMode }: LockedOrder): Promise<boolean> {
  const inTestMode = isPaidInTestMode(ctx, { id: sql`${id}::uuid`, paymentMode: sql`${paymentMode}::text` })
  const { rows } = await ctx.db.execute<{ test: boolean }>(sql`select ${inTestMode} as test`)
  return rows[0]?.test ?? false
}
