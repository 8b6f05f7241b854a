import { arrivalText } from '../../../../shared/selling/arrival-text.ts'
import { formatMoney } from '../../../../shared/selling/money.ts'
import { type Order, paymentStatuses } from '../../../../shared/selling/orders.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdsAddress, type Letter } from '../../ground/mail/index.ts'
import { deliveryLines, lineSums, seeOrder, totals } from './mail-parts.ts'

/** The mail that says that an order was placed. */
export function confirmation({ site }: Ctx, order: Order, { firstName }: { firstName: string }): Letter {
  const { number } = order
  const arrival = arrivalText(order)
  const date = longTime(order.placed ?? order.created, site.settings.timeZone)
  return {
    subject: t('Your order {number} at {site}', { number, site: site.name }),
    blocks: [
      holdsAddress(firstName)
        ? t('Thank you. We have your order {number} of {date}.', { number, date })
        : t('Dear {firstName}, thank you. We have your order {number} of {date}.', { firstName, number, date }),
      { sums: lineSums(order) },
      {
        sums: [
          ...totals(order),
          [t('GST in the total'), formatMoney(order.amounts.tax, order.currency)],
          [t('Payment'), t(paymentStatuses[order.paymentStatus])],
        ],
      },
      { lines: [t('To:'), ...deliveryLines(order)] },
      ...(arrival ? [arrival] : []),
    ],
    button: seeOrder(site, order._id),
  }
}
