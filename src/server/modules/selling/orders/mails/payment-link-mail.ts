import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { longTime } from '../../../../../shared/times.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { isPayable, payLink } from '../pay-link.ts'
import { alongNote, buyerOfOrder, lineSums, type OrderAbout, totals, whereTo } from './mail-parts.ts'

/** `minute`: presses within one minute send one mail. */
type Data = { orderId: string; minute: number }

export const paymentLinkMail = defineMail<Data, OrderAbout>({
  name: 'orders.payment-link',
  when: 'staff send the link by which an order is paid',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId, minute }) => `order:${orderId}:payment-link:${minute}`,
  async recipient(ctx, { orderId }) {
    // One that was paid or lapsed before the mail left takes no payment any more.
    const row = await findOrder(ctx, orderId)
    return row && isPayable(ctx, row) ? buyerOfOrder(ctx, row) : undefined
  },
  letter(ctx, { order, firstName }) {
    const { number, reservedUntil } = order
    const amount = formatMoney(order.amounts.total, order.currency)
    const until = reservedUntil && longTime(reservedUntil, ctx.site.settings.timeZone)
    return {
      subject: t('Pay for your order {number} at {site}', { number, site: ctx.site.name }),
      blocks: [
        greeting(firstName),
        t('Your order {number} is ready for its payment. No account or password is needed.', { number }),
        { sums: lineSums(order) },
        { sums: totals(order) },
        whereTo(order, 'buyer'),
        ...alongNote(order),
        ...(until ? [t('Pay by {time}. Your items are reserved until then.', { time: until })] : []),
      ],
      button: { text: t('Pay {amount}', { amount }), href: payLink(ctx, order._id) },
    }
  },
})
