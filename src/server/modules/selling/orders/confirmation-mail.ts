import { html } from 'hono/html'
import { formatMoney } from '../../../../shared/selling/money.ts'
import { type Order, type OrderLine, paymentStatuses } from '../../../../shared/selling/orders.ts'
import { longTime } from '../../../../shared/times.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail.ts'

/** The mail that says that an order was placed: the same facts as text and as plain HTML. */
export async function confirmation(
  { site }: Ctx,
  order: Order,
  person: { firstName: string },
): Promise<Omit<Mail, 'recipient'>> {
  const subject = `Your order ${order.number} at ${site.name}`
  const greeting = `Dear ${person.firstName}, thank you. We have your order ${order.number} of ${longTime(order.placed ?? order.created, site.settings.timeZone)}.`
  const address = addressOf(order)
  const link = `${site.origin}/setting/orders/${order._id}`
  const text = [
    greeting,
    order.lines.map((line) => `${pieces(line)}: ${formatMoney(line.amount, order.currency)}`).join('\n'),
    sums(order)
      .map(([name, amount]) => `${name}: ${amount}`)
      .join('\n'),
    `To:\n${address.join('\n')}`,
    `Your order: ${link}`,
    site.name,
  ].join('\n\n')
  const page = html`<!doctype html>
<html lang="en"><body style="font-family:sans-serif;line-height:1.5">
<p>${greeting}</p>
<table cellpadding="6" style="border-collapse:collapse">
${order.lines.map((line) => row(pieces(line), formatMoney(line.amount, order.currency)))}
${sums(order).map(([name, amount]) => row(name, amount))}
</table>
<p>${address.map((line) => html`${line}<br>`)}</p>
<p><a href="${link}">See your order</a></p>
<p>${site.name}</p>
</body></html>`
  return { subject, text, html: String(await page) }
}

const row = (name: string, amount: string) =>
  html`<tr><td>${name}</td><td style="text-align:right">${amount}</td></tr>
`

function pieces({ quantity, name, options }: OrderLine): string {
  const chosen = Object.values(options).join(', ')
  return `${quantity} × ${name}${chosen && ` (${chosen})`}`
}

function sums({ amounts, currency, paymentStatus }: Order): [name: string, amount: string][] {
  return [
    ['Items', formatMoney(amounts.items, currency)],
    ['Shipping', amounts.shipping === 0 ? 'Free' : formatMoney(amounts.shipping, currency)],
    ['Total', formatMoney(amounts.total, currency)],
    ['GST in the total', formatMoney(amounts.tax, currency)],
    ['Payment', paymentStatuses[paymentStatus]],
  ]
}

function addressOf({ address }: Order): string[] {
  const { name, line1, line2, landmark, city, state, pincode, mobileNumber } = address
  return [name, line1, line2, landmark, `${city} ${pincode}`, state, `+91 ${mobileNumber}`].filter(Boolean)
}
