import { taxKind } from '../../../../shared/selling/invoices/tax-kind.ts'
import type { AdditionQuote, AdditionQuoteBody } from '../../../../shared/selling/orders/order-edits.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import type { Quote, TaxShare } from '../../../../shared/selling/pricing/quote.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { type CartLine, quoteAdded, taxSeller } from '../cart/index.ts'
import { tooMuchCash } from '../checkout/index.ts'
import { findOrder, isPaidOnDelivery, leftOf, listLines, type OrderLineRow, type OrderRow } from '../orders/index.ts'
import { quotedLine, readTyped, requireSold, sellable } from '../phone-orders/index.ts'
import { refusedState, requireEditable } from './editable.ts'

type Asked = AdditionQuoteBody['lines']

/** Lines that are added to an order, priced, and what the order comes to with them (minor units). */
type Priced = { lines: CartLine[]; quote: Quote; total: number }

/**
 * Prices an order with further items, and tells what is wrong with each of them. Reserves nothing.
 * @throws Refusal `order.notFound`, and those of `requireAddable`
 */
export async function quoteItems(ctx: Ctx, id: string, { lines: asked }: AdditionQuoteBody): Promise<AdditionQuote> {
  const order = await findOrder(ctx, id)
  if (!order) throw refusal('order.notFound')
  await requireAddable(ctx, order)
  const had = await listLines(ctx, [id])
  const typed = await readTyped(ctx, asked, piecesHeld(had))
  const { quote, total } = priceOf(ctx, order, had, sellable(typed))
  const { currency } = order
  return { lines: typed.map(quotedLine), currency, before: leftOf(order), added: quote.items, tax: quote.tax, total }
}

/**
 * The items as they are added to a locked order.
 * @throws Refusal `cart.mostLines`, `cash.largest`, and those of `requireAddable` and `requireSold`
 */
export async function priceItems(ctx: Ctx, order: OrderRow, had: OrderLineRow[], asked: Asked): Promise<Priced> {
  await requireAddable(ctx, order)
  const lines = requireSold(ctx, await readTyped(ctx, asked, piecesHeld(had)))
  requireRoom(ctx, had, asked)
  const priced = priceOf(ctx, order, had, lines)
  const fault = tooMuchCash(ctx, { total: priced.total, currency: order.currency }, 'lines')
  if (fault) throw fault
  return priced
}

/** @throws Refusal `checkout.closed`, `orderEdit.state`, `orderEdit.invoiced`, `orderEdit.paid`, `orderEdit.terms` */
async function requireAddable(ctx: Ctx, order: OrderRow): Promise<void> {
  if (ctx.site.closed) throw refusal('checkout.closed', { name: ctx.site.name })
  if (order.status !== 'PLACED') throw refusedState(order)
  await requireEditable(ctx, order)
  if (!isPaidOnDelivery(order)) throw refusal('orderEdit.paid')
  const kind = taxKind(taxSeller(ctx), order.address.state)
  if (kind !== order.taxKind || ctx.site.settings.currency !== order.currency) throw refusal('orderEdit.terms')
}

function priceOf(ctx: Ctx, order: OrderRow, had: OrderLineRow[], lines: CartLine[]): Priced {
  const quote = quoteAdded(ctx, lines, order.address.state, [...had.map(taxOf), ...order.shippingTaxes.map(sharesOf)])
  return { lines, quote, total: leftOf(order) + quote.total }
}

const taxOf = ({ gstRate: rate, taxAmount: tax, centreTaxAmount: centreTax }: OrderLineRow): TaxShare =>
  sharesOf({ rate, tax, centreTax })

/** Orders of before B243 keep no halves. */
const sharesOf = ({ rate, tax, centreTax }: { rate: number; tax: number; centreTax: number | null }): TaxShare => ({
  ...{ rate, tax, centreTax: centreTax ?? Math.floor(tax / 2) },
})

/** Pieces that the order keeps, by variant. */
function piecesHeld(had: OrderLineRow[]): Map<string, number> {
  const kept = ({ quantity, cancelled, returned }: OrderLineRow) => quantity - cancelled - returned
  const byVariant = Map.groupBy(had, ({ variantId }) => variantId)
  return new Map([...byVariant].map(([id, lines]) => [id, sumOf(lines, kept)]))
}

function requireRoom({ site }: Ctx, had: OrderLineRow[], asked: Asked): void {
  const { lines: most } = site.settings.orderLimits
  const different = new Set([...had, ...asked].map(({ variantId }) => variantId))
  if (different.size > most) throw refusal('cart.mostLines', { field: 'lines', limit: most })
}
