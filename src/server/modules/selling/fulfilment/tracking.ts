import { orderStatuses } from '../../../../shared/selling/order-statuses.ts'
import type { Tracking } from '../../../../shared/selling/orders-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addEvent, changeTracking as keepTracking, type Sentence, trackingMail } from '../orders/index.ts'
import { heldOrder } from './held-order.ts'

/** The courier and tracking number of a parcel, as a sentence. */
export function sentWith({ courier, number }: Tracking): Sentence {
  return number === '' ? { is: 'sent', values: { courier } } : { is: 'sentTracked', values: { courier, number } }
}

/**
 * Adds or corrects the tracking of a shipped order. Sends no mail if nothing changed.
 * @throws Refusal `order.notFound`, `order.notTracked`
 */
export function changeTracking(ctx: Ctx, id: string, tracking: Tracking): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (order.status !== 'SHIPPED')
      throw refusal('order.notTracked', { status: orderStatuses[order.status].toLowerCase() })
    const { courier, number: trackingNumber } = tracking
    if (order.courier === courier && order.trackingNumber === trackingNumber) return
    await keepTracking(ctx, order, { courier, trackingNumber })
    await addEvent(ctx, order, order.courier ? 'TRACKING_CHANGED' : 'TRACKING_ADDED', { said: [sentWith(tracking)] })
    await trackingMail.later(ctx, { orderId: order.id, tracking })
  })
}
