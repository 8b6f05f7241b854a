import type { Tracking, TrackingBody } from '../../../../shared/selling/orders/fulfilment.ts'
import { orderStatuses } from '../../../../shared/selling/orders/order-statuses.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import {
  addEvent,
  type LockedOrder,
  listParcels,
  type ParcelRow,
  type Sentence,
  trackingMail,
  trackParcel,
} from '../orders/index.ts'
import { heldOrder } from './held-order.ts'

/** The courier and tracking number of a parcel, as a sentence. */
export function sentWith({ courier, number }: Tracking): Sentence {
  return number === '' ? { is: 'sent', values: { courier } } : { is: 'sentTracked', values: { courier, number } }
}

/** Tracking as a parcel keeps it; without a courier the shop delivers it itself. */
export function asTracked(tracking: Tracking | undefined) {
  const { courier = '', number = '', link = '' } = tracking ?? {}
  return { courier, trackingNumber: number, trackingLink: link }
}

/**
 * Adds or corrects the tracking of a parcel on its way. Sends no mail if nothing changed.
 * @throws Refusal `order.notFound`, `order.pickUp`, `order.notTracked`, `parcel.notFound`, `parcel.which`
 */
export function changeTracking(ctx: Ctx, id: string, { parcel: named, ...tracking }: TrackingBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (order.pickUp) throw refusal('order.pickUp')
    const parcel = await trackedParcel(ctx, order, named)
    const after = asTracked(tracking)
    const { courier, trackingNumber, trackingLink } = parcel
    if (courier === after.courier && trackingNumber === after.trackingNumber && trackingLink === after.trackingLink)
      return
    await trackParcel(ctx, order, parcel, after)
    await addEvent(ctx, order, courier ? 'TRACKING_CHANGED' : 'TRACKING_ADDED', { said: [sentWith(tracking)] })
    await trackingMail.later(ctx, { orderId: order.id, parcelId: parcel.id, tracking })
  })
}

/** The named parcel, or the only one on its way. */
async function trackedParcel(ctx: Ctx, order: LockedOrder, named: string | undefined): Promise<ParcelRow> {
  const all = await listParcels(ctx, [order.id])
  if (named !== undefined && !all.some(({ id }) => id === named)) throw refusal('parcel.notFound', { field: 'parcel' })
  const [only, another] = all.filter(({ id, state }) => state === 'SENT' && (named === undefined || id === named))
  if (!only) throw refusal('order.notTracked', { status: orderStatuses[order.status].toLowerCase() })
  if (another) throw refusal('parcel.which', { field: 'parcel' })
  return only
}
