import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { buyerOfOrder, type OrderAbout, seeOrder, whereTo } from './mail-parts.ts'

export const addressMail = defineMail<{ orderId: string; revision: number }, OrderAbout>({
  name: 'orders.address',
  when: 'staff correct where an order is delivered to',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId, revision }) => `order:${orderId}:address:${revision}`,
  async recipient(ctx, { orderId, revision }) {
    const row = await findOrder(ctx, orderId)
    // A correction since then has a mail of its own.
    return row?.addressRevision === revision ? buyerOfOrder(ctx, row) : undefined
  },
  letter(ctx, { order, firstName }) {
    const { _id, number } = order
    return {
      subject: t('Delivery address of your order {number} · {site}', { number, site: ctx.site.name }),
      blocks: [
        greeting(firstName),
        t('The shop has corrected the delivery address of your order {number}.', { number }),
        whereTo(order, 'buyer'),
        t('If this is not right, contact the shop before the order is sent.'),
      ],
      button: seeOrder(ctx, _id),
    }
  },
})
