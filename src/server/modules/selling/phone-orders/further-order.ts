import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import { paymentStatuses, statusesOf } from '../../../../shared/selling/orders/order-statuses.ts'
import type { FurtherBody, FurtherQuote, FurtherQuoteBody } from '../../../../shared/selling/orders/phone-orders.ts'
import { cashMode, linkMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { lockCustomer } from '../../people/identity/index.ts'
import { type CartLine, quoteOf } from '../cart/index.ts'
import { basketOf, type GoesTo, requireDelivery, withoutPaying } from '../checkout/index.ts'
import { pickUpIn } from '../delivery/index.ts'
import { namesOfInvoices } from '../invoices/index.ts'
import {
  addEvent,
  findOrder,
  findTakenOrder,
  isPaidBack,
  type LockedOrder,
  listLines,
  lockOrder,
  named,
  type OrderRow,
  type Sentence,
  takesFurther,
  takesItems,
} from '../orders/index.ts'
import { quotedLine, readTyped, requireSold, sellable } from './lines.ts'
import { phoneOffers } from './pricing.ts'
import { amountsOf, textOf } from './quote-order.ts'
import { begin, reserveTaken } from './take-order.ts'
import { linkFault, whyNoCash } from './ways.ts'

/**
 * Prices an order that is to go along with another, and tells what stands in its way. Reserves and changes nothing.
 * @throws Refusal `order.notFound`, and those of `requireFirst`
 */
export async function quoteFurther(ctx: Ctx, id: string, body: FurtherQuoteBody): Promise<FurtherQuote> {
  const first = await firstOf(ctx, await findOrder(ctx, id))
  const goesTo = await requireFirst(ctx, first)
  const typed = await readTyped(ctx, body.lines)
  const lines = sellable(typed)
  const offers = await offersOf(ctx, lines, first)
  const at = (paymentMode: string) =>
    quoteOf(ctx, lines, offers, { place: goesTo.address, pickUp: goesTo.pickUp, paymentMode, along: true })
  const quote = at(body.paymentMode)
  const { currency } = ctx.site.settings
  return {
    lines: typed.map(quotedLine),
    amounts: amountsOf(currency, quote),
    discounts: quote.discounts.map(({ code, reason, amount, shipping }) => ({ code, reason, amount, shipping })),
    ways: {
      cod: textOf(await whyNoCash(ctx, first.userId, { currency, quote: at(cashMode), ...goesTo })),
      link: textOf(await linkFault(ctx)),
    },
    goesWith: first.number,
  }
}

/**
 * Takes an order for the customer of another one, in whose parcel it goes (B360): at today's prices, with the discounts that it has by
 * itself, without a charge for delivery or cash. A repeat with the same key is the same order.
 * @throws Refusal `order.notFound`, `checkout.dearer`, and those of `requireFirst`, `requireSold`, `linkFault` and `whyNoCash`
 * @returns its id
 */
export function takeFurtherOrder(ctx: Ctx, id: string, body: FurtherBody): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, `phone order ${body.key}`)
    const before = await findTakenOrder(ctx, body.key)
    if (before) return before.id
    const seen = await firstOf(ctx, await findOrder(ctx, id))
    await lockCustomer(ctx, { id: seen.userId })
    const first = await lockOrder(ctx, seen.id)
    if (!first) throw refusal('order.notFound')
    const order = await reserve(ctx, first, body)
    await addEvent(ctx, first, 'FURTHER_ORDER', { said: [...takenWords(order), payingWords(order)] })
    await begin(ctx, order.order, { is: 'goesAlong', values: named(first) })
    return order.order.id
  })
}

/** The order that a further one goes along with: for one that goes along itself, that with which it does while it has not left. */
async function firstOf(ctx: Ctx, order: OrderRow | undefined): Promise<OrderRow> {
  if (!order) throw refusal('order.notFound')
  const first = order.goesWith === null ? undefined : await findOrder(ctx, order.goesWith)
  return first && takesFurther(first, await listLines(ctx, [first.id])) ? first : order
}

/**
 * Where a further order goes: where the first one does, which must not have left.
 * @throws Refusal `checkout.closed`, `furtherOrder.state`, `furtherOrder.addThere`, `delivery.place`, `pickUp.gone`
 */
async function requireFirst(ctx: Ctx, first: OrderRow): Promise<GoesTo> {
  if (ctx.site.closed) throw refusal('checkout.closed', { name: ctx.site.name })
  if (!takesFurther(first, await listLines(ctx, [first.id])))
    throw refusal('furtherOrder.state', { number: first.number, status: stateOf(first).toLowerCase() })
  if (takesItems(first) && (await namesOfInvoices(ctx, [first.id])).length === 0)
    throw refusal('furtherOrder.addThere', { number: first.number })
  const { address, pickUp } = first
  if (pickUp) {
    const place = pickUpIn(ctx, pickUp.placeId)
    return { address, pickUp: place && { ...place, businessAddress: pickUp.businessAddress } }
  }
  requireDelivery(ctx, address, linkMode, 'address.pincode')
  return { address, pickUp: undefined }
}

/** The state that keeps an order from taking a further one, in words: of one that stands, that it is paid back, or has left. */
function stateOf(first: OrderRow): string {
  const stands = first.status === 'PLACED' || first.status === 'PACKED'
  if (!stands) return statusesOf(first)[first.status]
  return isPaidBack(first.paymentStatus) ? paymentStatuses.REFUNDED : statusesOf(first).SHIPPED
}

type Taken = { order: LockedOrder; lines: CartLine[] }

async function reserve(ctx: Ctx, first: LockedOrder, body: FurtherBody): Promise<Taken> {
  const { paymentMode } = body
  const goesTo = await requireFirst(ctx, first)
  const lines = requireSold(ctx, await readTyped(ctx, body.lines))
  const offers = await offersOf(ctx, lines, first, { holds: true })
  const basket = basketOf(ctx, lines, offers, { ...goesTo, paymentMode, along: true })
  const fault = paymentMode === linkMode ? await linkFault(ctx) : await whyNoCash(ctx, first.userId, basket)
  if (fault) throw fault
  return { lines, order: await reserveTaken(ctx, basket, { ...body, userId: first.userId, first }) }
}

/** Discounts without a coupon, as for any order by phone. */
const offersOf = (ctx: Ctx, lines: CartLine[], { userId, address }: OrderRow, more: { holds?: true } = {}) =>
  phoneOffers(ctx, lines, { userId, coupon: '', address, ...more })

function takenWords({ order, lines }: Taken): Sentence[] {
  const items = lines.map(({ quantity, variant }) => `${quantity} × ${nameWithOptions(variant)}`).join(', ')
  return [{ is: 'furtherTaken', values: { ...named(order), items } }]
}

/** How it is paid, as its amount is still owed. */
function payingWords({ order }: Taken): Sentence {
  const { paymentMode, totalAmount, currency } = order
  const [said] = paymentMode === cashMode || totalAmount === 0 ? withoutPaying(order, paymentMode).said : []
  return said ?? { is: 'stillToPay', values: { amount: formatMoney(totalAmount, currency) } }
}
