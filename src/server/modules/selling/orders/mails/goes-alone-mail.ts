import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { lineSums, type OwnerAbout, ownerOf, whereTo } from './mail-parts.ts'

/** Tells the owner that an order has to be sent by itself: the one with which it was to go along is cancelled (B360). */
export const goesAloneMail = defineMail<{ orderId: string }, OwnerAbout>({
  name: 'orders.goes-alone',
  when: 'an order is cancelled with which another was to go along',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ orderId }) => `order:${orderId}:alone`,
  recipient: (ctx, { orderId }) => ownerOf(ctx, orderId),
  letter({ site }, { order }) {
    const { number, goesWith } = order
    const values = { first: goesWith?.number ?? '', number }
    return {
      subject: t('Order {number} goes by itself · {site}', { number, site: site.name }),
      blocks: [
        t(
          'Order {first}, with which order {number} was to go along, was cancelled. Order {number} stays at the same price.',
          values,
        ),
        order.pickUp ? t('Hand it out by itself, or cancel it too.') : t('Send it by itself, or cancel it too.'),
        { sums: lineSums(order) },
        whereTo(order, 'shop'),
      ],
      button: { text: t('See the order'), href: `${site.origin}/admin/orders/${order._id}` },
    }
  },
})
