import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

export const lapsedMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.lapsed',
  shares: { queue: 'orders.mail', as: { kind: 'lapsed' } },
  when: 'the time to pay an order runs out after its buyer had begun to pay',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:lapsed`,
  recipient: async (ctx, { orderId }) => {
    const buyer = await buyerOf(ctx, orderId)
    // The payment may have come since.
    return buyer && { ...buyer, about: async (ctx) => stillLapsed(await buyer.about(ctx)) }
  },
  letter(ctx, about) {
    const { number } = about.order
    return stepLetter(ctx, about, {
      subject: t('Your order {number} was not paid', { number }),
      lines: [t('The items of your order {number} went back on sale.', { number })],
      event: 'LAPSED',
    })
  },
})

const stillLapsed = (about: OrderAbout | undefined) => (about?.order.status === 'LAPSED' ? about : undefined)
