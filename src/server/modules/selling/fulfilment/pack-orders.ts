import type { Packed } from '../../../../shared/selling/orders/order-table.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findOrder, type LockedOrder, moveByHand, packedMail, readyMail } from '../orders/index.ts'
import { heldOrder } from './held-order.ts'
import { invoiceOrder } from './invoice-order.ts'

/** Packs each order in its own transaction, so that one refusal does not stop the others. */
export async function packOrders(ctx: Ctx, ids: string[]): Promise<Packed> {
  const done: Packed = { packed: [], refused: [] }
  for (const _id of new Set(ids)) {
    try {
      const { number } = await transaction(ctx, async (ctx) => pack(ctx, await heldOrder(ctx, _id), ''))
      done.packed.push({ _id, number })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const number = (await findOrder(ctx, _id))?.number ?? null
      done.refused.push({ _id, number, text: error.message })
    }
  }
  return done
}

/** Packs a locked order, which issues its invoice, and tells its buyer; one that is picked up is ready to collect now. @throws Refusal `order.move` */
export async function pack(ctx: Ctx, order: LockedOrder, note: string): Promise<LockedOrder> {
  const packed = await moveByHand(ctx, order, 'PACKED', { note })
  await invoiceOrder(ctx, packed)
  await (order.pickUp ? readyMail : packedMail).later(ctx, { orderId: order.id })
  return packed
}
