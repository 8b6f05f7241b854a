import type { Tracking } from '../../../../shared/selling/orders-admin.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { buyerOfOrder, type OrderAbout, seeOrder } from './mail-parts.ts'
import { findOrder } from './orders.ts'
import { listParcels } from './parcels.ts'

/** Jobs of before parcels name none, and are about the only one. */
type Data = { orderId: string; parcelId?: string; tracking: Pick<Tracking, 'courier' | 'number'> }

export const trackingMail = defineMail<Data, OrderAbout & Pick<Data, 'tracking'>>({
  name: 'orders.tracking-mail',
  when: 'the courier or tracking number of an order on its way is added or corrected',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ once }) => `tracking:${once}`,
  async recipient(ctx, { orderId, parcelId, tracking }) {
    const row = await findOrder(ctx, orderId)
    const parcels = row ? await listParcels(ctx, [orderId]) : []
    const parcel = parcelId ? parcels.find(({ id }) => id === parcelId) : parcels.at(-1)
    // Tracking corrected since then is sent by that correction's own mail.
    if (!row || parcel?.courier !== tracking.courier || parcel.trackingNumber !== tracking.number) return undefined
    const buyer = await buyerOfOrder(ctx, row)
    return (
      buyer && {
        ...buyer,
        async about(ctx) {
          const about = await buyer.about(ctx)
          return about && { ...about, tracking }
        },
      }
    )
  },
  letter(ctx, { order: { _id, number }, firstName, tracking }) {
    const trackingNumber = tracking.number ? [t('Tracking number: {number}', { number: tracking.number })] : []
    return {
      subject: t('Tracking of your order {number} · {site}', { number, site: ctx.site.name }),
      blocks: [
        greeting(firstName),
        t('this is how your order {number} can be followed from now on:', { number }),
        { lines: [t('Courier: {name}', { name: tracking.courier }), ...trackingNumber] },
      ],
      button: seeOrder(ctx, _id),
    }
  },
})
