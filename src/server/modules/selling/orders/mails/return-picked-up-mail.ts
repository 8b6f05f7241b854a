import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { listReturns } from '../returns.ts'
import { buyerOf, type OrderAbout, stepLetter } from './mail-parts.ts'

type Data = { orderId: string; returnId: string }

export const returnPickedUpMail = defineMail<Data, OrderAbout>({
  name: 'orders.return-picked-up',
  when: 'the items of an approved return are picked up',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ returnId }) => `return:${returnId}:picked-up`,
  async recipient(ctx, { orderId, returnId }) {
    // If the items arrived before this mail leaves, the mail about that says so.
    const found = (await listReturns(ctx, [orderId])).find(({ id }) => id === returnId)
    return found?.state === 'PICKED_UP' ? buyerOf(ctx, orderId) : undefined
  },
  letter(ctx, about) {
    const { number } = about.order
    return stepLetter(ctx, about, {
      subject: t('Your return of order {number} was picked up', { number }),
      lines: [t('What you return of order {number} is on its way to us. We write to you once it is here.', { number })],
      event: 'RETURN_PICKED_UP',
    })
  },
})
