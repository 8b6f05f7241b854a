import type { MoveBody } from '../../../../shared/selling/orders/fulfilment.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { moveByHand } from '../orders/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { collect } from './collect.ts'
import { askReturn } from './customer-returns.ts'
import { refuse } from './decide-request.ts'
import { heldOrder } from './held-order.ts'
import { pack } from './pack-orders.ts'
import { bringAllBack, deliverAll, send } from './parcels.ts'
import { receiveOpen } from './returns.ts'

/**
 * Moves an order one step with all its pieces, and the consequences of that step.
 * @throws Refusal `order.notFound`, `order.notAtDoor`, `order.pickUp`, `order.move`, also for a second press of the same button
 */
export async function moveOrder(ctx: Ctx, id: string, step: MoveBody): Promise<void> {
  if (step.to === 'CANCELLED') return cancelOrder(ctx, id, step.note)
  const { note } = step
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    // A request to return that is refused makes the order delivered again.
    const isReturn = order.status === 'RETURN_REQUESTED'
    const isRefused = step.to === 'DELIVERED' && isReturn
    if (step.refusedAtDoor && order.status !== 'SHIPPED') throw refusal('order.notAtDoor', { field: 'refusedAtDoor' })
    if (step.to === 'DELIVERED' && order.pickUp && !isRefused) await collect(ctx, order, { note })
    else if (step.to === 'SHIPPED') await send(ctx, order, step)
    else if (isRefused && order.request) await refuse(ctx, order, order.request, note)
    else if (step.to === 'DELIVERED') await deliverAll(ctx, order, note)
    else if (step.to === 'RETURN_REQUESTED') await askReturn(ctx, order, { note })
    else if (step.to === 'RETURNED' && isReturn) await receiveOpen(ctx, order, note)
    else if (step.to === 'RETURNED') await bringAllBack(ctx, order, step)
    else if (step.to === 'PACKED') await pack(ctx, order, note)
    else await moveByHand(ctx, order, step.to, { note })
  })
}
