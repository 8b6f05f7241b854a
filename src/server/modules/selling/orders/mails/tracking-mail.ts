import type { Tracking } from '../../../../../shared/selling/orders/fulfilment.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { asParcel, listParcels } from '../parcels.ts'
import { alsoAbout, buyerOfOrder, type OrderAbout, seeOrder } from './mail-parts.ts'

/** Jobs queued by older versions have no `parcelId`: they are about the only parcel. */
type Data = { orderId: string; parcelId?: string; tracking: Pick<Tracking, 'courier' | 'number'> & { link?: string } }

type About = OrderAbout & Pick<Data, 'tracking'> & { link: string | null }

export const trackingMail = defineMail<Data, About>({
  name: 'orders.tracking-mail',
  when: 'the courier, tracking number or link of an order on its way is added or corrected',
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
    if (tracking.link !== undefined && parcel.trackingLink !== tracking.link) return undefined
    return alsoAbout(await buyerOfOrder(ctx, row), { tracking, link: asParcel(parcel).link })
  },
  letter(ctx, { order: { _id, number }, firstName, tracking, link }) {
    const trackingNumber = tracking.number ? [t('Tracking number: {number}', { number: tracking.number })] : []
    return {
      subject: t('Tracking of your order {number} · {site}', { number, site: ctx.site.name }),
      blocks: [
        greeting(firstName),
        t('this is how your order {number} can be followed from now on:', { number }),
        { lines: [t('Courier: {name}', { name: tracking.courier }), ...trackingNumber] },
        ...(link ? [t('Follow the parcel: {link}', { link })] : []),
      ],
      button: seeOrder(ctx, _id),
    }
  },
})
