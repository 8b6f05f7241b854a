import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { alsoAbout, type OwnerAbout, ownerOf } from './mail-parts.ts'

/** `cancelled`: the customer has cancelled it by themselves. */
type Wish = 'cancelled' | 'cancel' | 'return'

/** `part`: what the items come to, in minor units, where they are not the whole order. */
type Asked = { wish: Wish; part?: number | undefined }

/** Tells the owner what a customer asks of an order, in the customer's words. */
export const requestOwnerMail = defineMail<Asked & { orderId: string }, OwnerAbout & Asked>({
  name: 'orders.request-owner',
  when: 'a customer asks to cancel or return an order or items of it, or cancels them before they are packed',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  key: ({ once }) => `request:${once}:owner`,
  recipient: async (ctx, { orderId, wish, part }) => alsoAbout(await ownerOf(ctx, orderId), { wish, part }),
  letter({ site }, { order, wish, part, name, email }) {
    const { _id, number, amounts, currency, events } = order
    const values = { name, email, number, amount: formatMoney(part ?? amounts.total, currency), site: site.name }
    const asked = wish === 'return' ? 'RETURN_REQUESTED' : 'CANCEL_REQUESTED'
    // It names the items.
    const said = events.findLast(({ kind }) => kind === asked)?.note
    const { subject, line, next } = (part === undefined ? ofWhole : ofPart)[wish](values)
    return {
      subject,
      blocks: [line, ...(said ? [said] : []), next],
      button: { text: t('See the order'), href: `${site.origin}/admin/orders/${_id}` },
    }
  },
})

type Values = { name: string; email: string; number: number; amount: string; site: string }
type Words = Record<Wish, (values: Values) => { subject: string; line: string; next: string }>

const decideCancel = () => t('Approve or refuse the request. The order is not packed or shipped until then.')
const decideReturn = () => t('Approve or refuse the request.')

const ofWhole: Words = {
  cancelled: (values) => ({
    subject: t('Order {number} was cancelled by its customer · {site}', values),
    line: t('{name} ({email}) has cancelled order {number} of {amount}.', values),
    next: t('Its items are back on sale. Check the order for a refund due.'),
  }),
  cancel: (values) => ({
    subject: t('Request to cancel order {number} · {site}', values),
    line: t('{name} ({email}) asks to cancel order {number} of {amount}.', values),
    next: decideCancel(),
  }),
  return: (values) => ({
    subject: t('Request to return order {number} · {site}', values),
    line: t('{name} ({email}) asks to return order {number} of {amount}.', values),
    next: decideReturn(),
  }),
}

const ofPart: Words = {
  cancelled: (values) => ({
    subject: t('Items of order {number} were cancelled by its customer · {site}', values),
    line: t('{name} ({email}) has cancelled items of order {number} that come to {amount}.', values),
    next: t('They are back on sale; the rest is still to be sent. Check the order for a refund due.'),
  }),
  cancel: (values) => ({
    subject: t('Request to cancel items of order {number} · {site}', values),
    line: t('{name} ({email}) asks to cancel items of order {number} that come to {amount}.', values),
    next: decideCancel(),
  }),
  return: (values) => ({
    subject: t('Request to return items of order {number} · {site}', values),
    line: t('{name} ({email}) asks to return items of order {number} that come to {amount}.', values),
    next: decideReturn(),
  }),
}
