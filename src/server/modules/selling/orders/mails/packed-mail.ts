import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { listParcels } from '../parcels.ts'
import { buyerOfOrder, type OrderAbout, stepLetter } from './mail-parts.ts'

/** Tells the buyer of an order that is delivered that it is packed (B317). */
export const packedMail = defineMail<{ orderId: string }, OrderAbout>({
  name: 'orders.packed',
  when: 'an order that is delivered is packed, and nothing of it is sent yet',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ orderId }) => `order:${orderId}:packed`,
  async recipient(ctx, { orderId }) {
    // If it was sent or cancelled before this mail leaves, the mail about that says so.
    const row = await findOrder(ctx, orderId)
    if (row?.status !== 'PACKED' || (await listParcels(ctx, [orderId])).length > 0) return undefined
    return buyerOfOrder(ctx, row)
  },
  letter(ctx, about) {
    const { number } = about.order
    return stepLetter(ctx, about, {
      subject: t('Your order {number} is packed', { number }),
      lines: [t('Your order {number} is packed. We write to you again when it leaves.', { number })],
      event: 'PACKED',
    })
  },
})
