import { fullNameOf } from '../../../../../shared/people/full-name.ts'
import { nameWithOptions } from '../../../../../shared/selling/bag/bag.ts'
import { cashLeft } from '../../../../../shared/selling/orders/cash-left.ts'
import { goesBeside } from '../../../../../shared/selling/orders/going-along.ts'
import type { Order } from '../../../../../shared/selling/orders/orders.ts'
import { type PiecesOf, toSend } from '../../../../../shared/selling/orders/pieces.ts'
import { isTest } from '../../../../../shared/selling/payments/test-payments.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { greeting, type Letter, type Recipient, shopAddress, unlinked } from '../../../ground/mail/index.ts'
import { findAddressee } from '../../../people/identity/index.ts'
import { orderLink } from '../order-link.ts'
import type { OrderRow } from '../order-states.ts'
import { findOrder, withParts } from '../orders.ts'

type Sum = [name: string, amount: string]

/** An order and the first name of its buyer. */
export type OrderAbout = { order: Order; firstName: string }

/** The buyer of an order, in the language in which they ordered; undefined if order or buyer is gone. */
export async function buyerOf(ctx: Ctx, orderId: string): Promise<Recipient<OrderAbout> | undefined> {
  const row = await findOrder(ctx, orderId)
  return row && buyerOfOrder(ctx, row)
}

export async function buyerOfOrder(ctx: Ctx, row: OrderRow): Promise<Recipient<OrderAbout> | undefined> {
  const person = await findAddressee(ctx, { id: row.userId })
  if (!person) return undefined
  const { email, firstName } = person
  return {
    ...{ email, language: row.language },
    async about(ctx) {
      const order = await wholeOrder(ctx, row)
      return order && { order, firstName }
    },
  }
}

/** An order with its buyer's name and address. */
export type OwnerAbout = { order: Order; name: string; email: string }

/** The owner, about an order; undefined if the site has no address, or order or buyer is gone. */
export async function ownerOf(ctx: Ctx, orderId: string): Promise<Recipient<OwnerAbout> | undefined> {
  const email = shopAddress(ctx.site)
  const row = email === undefined ? undefined : await findOrder(ctx, orderId)
  const buyer = row && (await findAddressee(ctx, { id: row.userId }))
  if (email === undefined || !row || !buyer) return undefined
  return {
    email,
    async about(ctx) {
      const order = await wholeOrder(ctx, row)
      return order && { order, name: fullNameOf(buyer), email: buyer.email }
    },
  }
}

/** The recipient of a mail that is about something else besides. */
export function alsoAbout<About, More>(
  recipient: Recipient<About> | undefined,
  more: More,
): Recipient<About & More> | undefined {
  return (
    recipient && {
      ...recipient,
      async about(ctx) {
        const about = await recipient.about(ctx)
        return about && { ...about, ...more }
      },
    }
  )
}

/** An order with lines and events, in the language of `ctx.site`. */
export async function wholeOrder(ctx: Ctx, row: OrderRow): Promise<Order | undefined> {
  const [order] = await withParts(ctx, [row])
  return order
}

/** Names the order in whose parcel one goes; nothing for any other. */
export const alongNote = ({ goesWith }: Order): string[] =>
  goesWith && goesBeside(goesWith.status) ? [t('It goes along with order {number}.', { number: goesWith.number })] : []

/** The mail about a step of an order: what happened, the event's note, and a link to the order. */
export function stepLetter(
  ctx: Ctx,
  { order, firstName }: OrderAbout,
  { subject, lines, event }: { subject: string; lines: Letter['blocks']; event: string },
): Letter {
  const note = order.events.findLast(({ kind }) => kind === event)?.note
  return {
    subject: `${subject} · ${ctx.site.name}`,
    blocks: [greeting(firstName), ...lines, ...(note ? [note] : [])],
    button: seeOrder(ctx, order._id),
  }
}

/** Order lines with their amounts. */
export function lineSums({ lines, currency }: Order): Sum[] {
  return lines.map((line) => [`${line.quantity} × ${nameWithOptions(line)}`, formatMoney(line.amount, currency)])
}

/** Some pieces of an order, a line each. */
export function partLines({ lines }: Pick<Order, 'lines'>, parts: PiecesOf[]): string[] {
  return parts.flatMap(({ position, pieces }) => {
    const line = lines[position]
    return line ? [`${pieces} × ${nameWithOptions(line)}`] : []
  })
}

/** Items of a picked-up order that are still to be collected, a line each, and the cash to bring. */
export function restToCollect(order: Order): { lines: string[]; cash: number } {
  const parts = order.lines.flatMap((line, position) => (toSend(line) > 0 ? [{ position, pieces: toSend(line) }] : []))
  const isDue = order.paymentStatus === 'DUE_ON_DELIVERY'
  return { lines: partLines(order, parts), cash: isDue ? cashLeft(order) : 0 }
}

/** Order totals. */
export function totals({ amounts, discounts, currency }: Order): Sum[] {
  const charge = discounts.reduce((sum, { shipping }) => sum + shipping, amounts.shipping - amounts.cashFee)
  const taken = (off: 'amount' | 'shipping') =>
    discounts.flatMap((discount): Sum[] =>
      discount[off] > 0 ? [[discount.reason, `−${formatMoney(discount[off], currency)}`]] : [],
    )
  return [
    [t('Items'), formatMoney(amounts.items, currency)],
    ...taken('amount'),
    [t('Shipping'), charge === 0 ? t('Free') : formatMoney(charge, currency)],
    ...taken('shipping'),
    ...(amounts.cashFee > 0 ? [[t('Cash on delivery fee'), formatMoney(amounts.cashFee, currency)] satisfies Sum] : []),
    [t('Total'), formatMoney(amounts.total, currency)],
  ]
}

/**
 * Where an order goes, under a heading for its buyer or for the shop: the delivery address, or the place where it is picked up. What the
 * customer entered is no link in a mail to the buyer: a guest may enter any email (B178).
 */
export function whereTo(order: Order, heading: 'buyer' | 'shop'): { lines: string[] } {
  const { pickUp, address } = order
  const entered = heading === 'buyer' ? unlinked : (text: string) => text
  const name = entered(address.name)
  const to = heading === 'buyer' ? t('To:') : t('Deliver to:')
  if (!pickUp) return { lines: [to, name, ...streetLines(order).map(entered), mobileOf(order)].filter(Boolean) }
  const collects = t('Collected by {name}, {mobile}', { name, mobile: mobileOf(order) })
  return { lines: [t('Pick up at:'), ...pickUpLines(order), collects] }
}

/** The place where an order is picked up, with its hours and phone. */
export function pickUpLines(order: Order): string[] {
  const { pickUp } = order
  return pickUp ? [pickUp.name, ...streetLines(order), pickUp.hours, pickUp.phone].filter(Boolean) : []
}

const mobileOf = ({ address }: Order) => `+91 ${address.mobileNumber}`

function streetLines({ address: { line1, line2, landmark, city, state, pincode } }: Order): string[] {
  return [line1, line2, landmark, `${city} ${pincode}`, state && t(state)].filter(Boolean)
}

/** The button that shows the buyer's order, without signing in. */
export function seeOrder(ctx: Ctx, orderId: string) {
  return { text: t('See your order'), href: orderLink(ctx, orderId) }
}

/** Says that an order was paid without real money. */
export function testNote(order: Order): string[] {
  return isTest(order) ? [t('This order was paid in test mode. No real money moved.')] : []
}
