import { arrivalText } from '../../../../../shared/selling/delivery/arrival-text.ts'
import { isTaxed } from '../../../../../shared/selling/invoices/tax-kind.ts'
import { paymentStatusesOf } from '../../../../../shared/selling/orders/order-statuses.ts'
import type { Order } from '../../../../../shared/selling/orders/orders.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { longTime } from '../../../../../shared/times.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, holdsAddress } from '../../../ground/mail/index.ts'
import { alongNote, buyerOf, lineSums, type OrderAbout, seeOrder, testNote, totals, whereTo } from './mail-parts.ts'

export const confirmationMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.confirmation',
  shares: { queue: 'orders.mail', as: { kind: 'placed' } },
  when: 'an order is placed',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:placed`,
  recipient: (ctx, { orderId }) => buyerOf(ctx, orderId),
  letter(ctx, { order, firstName }) {
    const { number } = order
    const arrival = arrivalText(order)
    const date = longTime(order.placed ?? order.created, ctx.site.settings.timeZone)
    return {
      subject: t('Your order {number} at {site}', { number, site: ctx.site.name }),
      blocks: [
        holdsAddress(firstName)
          ? t('Thank you. We have your order {number} of {date}.', { number, date })
          : t('Dear {firstName}, thank you. We have your order {number} of {date}.', { firstName, number, date }),
        { sums: lineSums(order) },
        {
          sums: [...totals(order), ...taxSum(order), [t('Payment'), t(paymentStatusesOf(order)[order.paymentStatus])]],
        },
        whereTo(order, 'buyer'),
        ...alongNote(order),
        ...testNote(order),
        ...(arrival ? [arrival] : []),
      ],
      button: seeOrder(ctx, order._id),
    }
  },
})

/** A shop that may not collect GST says nothing of it (B244). */
function taxSum({ taxKind, amounts, currency }: Order): [name: string, amount: string][] {
  return isTaxed(taxKind) ? [[t('GST in the total'), formatMoney(amounts.tax, currency)]] : []
}
