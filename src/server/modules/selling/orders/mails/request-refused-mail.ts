import type { RequestKind } from '../../../../../shared/selling/orders/order-requests.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

type Data = { orderId: string; request: RequestKind }

export const requestRefusedMail = defineMail<Data, OrderAbout & { request: RequestKind }>({
  name: 'orders.request-refused',
  when: 'the shop refuses a request to cancel or return an order',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ once }) => `request:${once}:refused`,
  recipient: async (ctx, { orderId, request }) => alsoAbout(await buyerOf(ctx, orderId), { request }),
  letter(ctx, { request, ...about }) {
    const { number } = about.order
    return request === 'cancel'
      ? stepLetter(ctx, about, {
          subject: t('Your order {number} is not cancelled', { number }),
          lines: [t('We could not cancel your order {number}. It stays as it was.', { number })],
          event: 'CANCEL_REFUSED',
        })
      : stepLetter(ctx, about, {
          subject: t('We cannot take back your order {number}', { number }),
          lines: [t('We have looked at your request to return order {number}, and cannot take it back.', { number })],
          event: 'RETURN_REFUSED',
        })
  },
})
