import { t } from '../../../../../shared/words.ts'
import { pageAddress } from '../../../../platform/site-in-language.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { alsoAbout, buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

type Data = { orderId: string; attemptId: string }

/** Tells a customer that the shop did not find their UPI payment. */
export const upiMissingMail = defineMail<Data, OrderAbout & { attemptId: string }>({
  name: 'orders.upi-missing',
  when: 'the shop does not find a UPI payment at its bank',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ once }) => `upi:${once}:missing`,
  recipient: async (ctx, { orderId, attemptId }) => alsoAbout(await buyerOf(ctx, orderId), { attemptId }),
  letter(ctx, { attemptId, ...about }) {
    const { number } = about.order
    const letter = stepLetter(ctx, about, {
      subject: t('We could not find your payment for order {number}', { number }),
      lines: [t('Check the UTR and enter it again, or pay another way.')],
      event: 'UTR_MISSING',
    })
    return {
      ...letter,
      button: { text: t('Check the payment'), href: pageAddress(ctx.site, `/payment/upi/${attemptId}`) },
    }
  },
})
