import type { RequestKind } from '../../../../../shared/selling/orders/order-requests.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findOrder } from '../orders.ts'
import { alsoAbout, buyerOfOrder, type OrderAbout, partLines, seeOrder } from './mail-parts.ts'

type Data = { orderId: string; request: RequestKind }

/** Confirms a request of which the shop still decides (B317). */
export const requestTakenMail = defineMail<Data, OrderAbout & { request: RequestKind }>({
  name: 'orders.request-taken',
  when: 'a customer asks to cancel or return an order, and the shop decides',
  to: 'the buyer',
  class: 'service',
  language: 'kept',
  key: ({ once }) => `request:${once}:taken`,
  async recipient(ctx, { orderId, request }) {
    // A request that was decided before the mail left has a mail of its own.
    const row = await findOrder(ctx, orderId)
    if (row?.request?.kind !== request || row.request.approved) return undefined
    return alsoAbout(await buyerOfOrder(ctx, row), { request })
  },
  letter(ctx, { order, firstName, request }) {
    const { _id, number } = order
    const asked = partLines(order, order.request?.lines ?? [])
    const subject =
      request === 'cancel'
        ? t('Your request to cancel order {number}', { number })
        : t('Your request to return order {number}', { number })
    return {
      subject: `${subject} · ${ctx.site.name}`,
      blocks: [
        greeting(firstName),
        request === 'cancel'
          ? t('We have your request to cancel order {number}.', { number })
          : t('We have your request to return order {number}.', { number }),
        ...(asked.length > 0 ? [{ lines: asked }] : []),
        request === 'cancel'
          ? t('We’ll review it and write to you.')
          : order.pickUp
            ? t('We’ll review it and write to you. Don’t bring anything back before then.')
            : t('We’ll review it and write to you. Don’t send anything back before then.'),
      ],
      button: seeOrder(ctx, _id),
    }
  },
})
