import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { buyerOfOrder, type OrderAbout, pickUpLines, restToCollect, stepLetter } from './mail-parts.ts'

/** Tells the buyer of an order that they pick up where it is ready, and what they pay there (B297). */
export const readyMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.ready',
  when: 'an order is ready to collect',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:ready`,
  async recipient(ctx, { orderId }) {
    // One that was collected or cancelled before the mail left does not wait any more.
    const row = await findOrder(ctx, orderId)
    return row?.status === 'PACKED' ? buyerOfOrder(ctx, row) : undefined
  },
  letter(ctx, about) {
    const { number, currency, parcels } = about.order
    const { lines, cash } = restToCollect(about.order)
    const isRest = parcels.length > 0
    return stepLetter(ctx, about, {
      subject: isRest
        ? t('The rest of your order {number} is ready to collect', { number })
        : t('Your order {number} is ready to collect', { number }),
      lines: [
        ...(isRest ? [t('These items of your order {number} are ready, too:', { number }), { lines }] : []),
        isRest ? t('They wait for you here:') : t('Your order {number} is packed and waits for you here:', { number }),
        { lines: pickUpLines(about.order) },
        ...(cash > 0 ? [t('Bring {amount}: you pay when you collect.', { amount: formatMoney(cash, currency) })] : []),
      ],
      event: 'PACKED',
    })
  },
})
