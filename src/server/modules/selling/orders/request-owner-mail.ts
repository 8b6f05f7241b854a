import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { alsoAbout, type OwnerAbout, ownerOf } from './mail-parts.ts'

/** `cancelled`: the customer has cancelled it by themselves. */
type Wish = 'cancelled' | 'cancel' | 'return'

/** Tells the owner what a customer asks of an order, in the customer's words. */
export const requestOwnerMail = defineMail<{ orderId: string; wish: Wish }, OwnerAbout & { wish: Wish }>({
  name: 'orders.request-owner',
  when: 'a customer asks to cancel or return an order, or cancels a placed one',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ once }) => `request:${once}:owner`,
  recipient: async (ctx, { orderId, wish }) => alsoAbout(await ownerOf(ctx, orderId), { wish }),
  letter({ site }, { order, wish, name, email }) {
    const { _id, number, amounts, currency, events } = order
    const values = { name, email, number, amount: formatMoney(amounts.total, currency), site: site.name }
    const asked = wish === 'return' ? 'RETURN_REQUESTED' : 'CANCEL_REQUESTED'
    const said = events.findLast(({ kind }) => kind === asked)?.note
    return {
      subject: subjects[wish](values),
      blocks: [lines[wish](values), ...(said ? [said] : []), next[wish]()],
      button: { text: t('See the order'), href: `${site.origin}/admin/orders/${_id}` },
    }
  },
})

type Values = { name: string; email: string; number: number; amount: string; site: string }

const subjects: Record<Wish, (values: Values) => string> = {
  cancelled: (values) => t('Order {number} was cancelled by its customer · {site}', values),
  cancel: (values) => t('Request to cancel order {number} · {site}', values),
  return: (values) => t('Request to return order {number} · {site}', values),
}

const lines: Record<Wish, (values: Values) => string> = {
  cancelled: (values) => t('{name} ({email}) has cancelled order {number} of {amount}.', values),
  cancel: (values) => t('{name} ({email}) asks to cancel order {number} of {amount}.', values),
  return: (values) => t('{name} ({email}) asks to return order {number} of {amount}.', values),
}

const next: Record<Wish, () => string> = {
  cancelled: () => t('Its items are back on sale. The order says whether money is to be paid back.'),
  cancel: () => t('Please approve or refuse the request. The order is not packed or shipped until then.'),
  return: () => t('Please approve or refuse the request.'),
}
