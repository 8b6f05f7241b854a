import type { Tracking } from '../../../../shared/selling/orders-admin.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { buyerOfOrder, type OrderAbout, seeOrder } from './mail-parts.ts'
import { findOrder } from './orders.ts'

type Data = { orderId: string; tracking: Tracking }

export const trackingMail = defineMail<Data, OrderAbout & { tracking: Tracking }>({
  name: 'orders.tracking-mail',
  when: 'the courier or tracking number of an order on its way is added or corrected',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ once }) => `tracking:${once}`,
  async recipient(ctx, { orderId, tracking }) {
    const row = await findOrder(ctx, orderId)
    // Tracking corrected since then is sent by that correction's own mail.
    if (row?.courier !== tracking.courier || row.trackingNumber !== tracking.number) return undefined
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
  letter({ site }, { order: { _id, number }, firstName, tracking }) {
    const trackingNumber = tracking.number ? [t('Tracking number: {number}', { number: tracking.number })] : []
    return {
      subject: t('Tracking of your order {number} · {site}', { number, site: site.name }),
      blocks: [
        greeting(firstName),
        t('this is how your order {number} can be followed from now on:', { number }),
        { lines: [t('Courier: {name}', { name: tracking.courier }), ...trackingNumber] },
      ],
      button: seeOrder(site, _id),
    }
  },
})
