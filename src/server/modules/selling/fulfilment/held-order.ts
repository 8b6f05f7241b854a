import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'

/** Locks an order until the transaction ends. @throws Refusal `order.notFound` */
export async function heldOrder(ctx: Ctx, id: string): Promise<LockedOrder> {
  const order = await lockOrder(ctx, id)
  if (!order) throw refusal('order.notFound')
  return order
}
