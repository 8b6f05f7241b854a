import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import type { PriceCut } from '../../../../shared/selling/orders/price-cut.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { creditableOf, issuePriceNote } from '../invoices/index.ts'
import {
  addEvent,
  type LockedOrder,
  leftOf,
  listLines,
  lowerPrice,
  type OrderLineRow,
  type Sentence,
} from '../orders/index.ts'
import { type LockedAttempt, owe } from '../payments/index.ts'

/**
 * Lowers prices by what a refund pays back above what is due (B328): a credit note documents it, the order is worth less, and the amount is
 * due of the payment, which the refund then pays. If that refund fails it is still due, so a second one lowers nothing more.
 * @param beyond the part of the refund that is not due
 * @throws Refusal `order.lowerDue`, `order.lowerSum`, `order.lowerCash`, `order.lowerReturn`, `order.lowerInvoice`, `order.lowerOver`,
 * `order.noLine`, `order.lowerTooMuch`
 */
export async function lowerPrices(
  ctx: Ctx,
  order: LockedOrder,
  attempt: LockedAttempt,
  { cut, beyond }: { cut: PriceCut; beyond: number },
): Promise<{ order: LockedOrder; attempt: LockedAttempt }> {
  const lines = await listLines(ctx, [order.id])
  requireSum(order, cut, beyond)
  requireQuiet(order, lines)
  await requireWorth(ctx, order, lines, cut)
  const lowered = await lowerPrice(ctx, order, cut)
  const note = await issuePriceNote(ctx, order, cut)
  const said = [...sentencesOf(order, lines, cut), ...(note ? [credited(note.number)] : [])]
  await addEvent(ctx, lowered, 'PRICE_LOWERED', { said })
  return { order: lowered, attempt: await owe(ctx, attempt, beyond) }
}

const sumOfCut = ({ lines, shipping }: PriceCut) => sumOf(lines, ({ amount }) => amount) + shipping

/** @throws Refusal `order.lowerDue`, `order.lowerSum` */
function requireSum({ currency }: LockedOrder, cut: PriceCut, beyond: number): void {
  const field = 'payment.lowers'
  if (beyond === 0) throw refusal('order.lowerDue', { field })
  if (sumOfCut(cut) !== beyond) throw refusal('order.lowerSum', { field, amount: formatMoney(beyond, currency) })
}

/**
 * Cash that is still to be collected would be collected for less, and an open return would pay back more than its pieces are worth then.
 * @throws Refusal `order.lowerCash`, `order.lowerReturn`
 */
function requireQuiet({ paymentStatus }: LockedOrder, lines: OrderLineRow[]): void {
  const field = 'payment.lowers'
  if (paymentStatus === 'DUE_ON_DELIVERY') throw refusal('order.lowerCash', { field })
  if (lines.some(({ inReturn, replacing }) => inReturn + replacing > 0)) throw refusal('order.lowerReturn', { field })
}

/** @throws Refusal `order.lowerInvoice`, `order.lowerOver`, `order.noLine`, `order.lowerTooMuch` */
async function requireWorth(ctx: Ctx, order: LockedOrder, lines: OrderLineRow[], cut: PriceCut): Promise<void> {
  const field = 'payment.lowers'
  const left = await creditableOf(ctx, order)
  if (!left) throw refusal('order.lowerInvoice', { field })
  const { until } = left
  if (until !== null && dayIn(ctx.now(), ctx.site.settings.timeZone) > until)
    throw refusal('order.lowerOver', { field, date: new Date(until) })
  const requireMost = (amount: number, most: number, name: string, field: string) => {
    if (amount > most) throw refusal('order.lowerTooMuch', { field, name, rest: formatMoney(most, order.currency) })
  }
  for (const [index, { position, amount }] of cut.lines.entries()) {
    const line = lines.find((line) => line.position === position)
    if (!line) throw refusal('order.noLine', { field: `${field}.lines.${index}` })
    const most = left.lines.find((each) => each.position === position)?.amount ?? 0
    requireMost(amount, most, nameWithOptions(line), `${field}.lines.${index}.amount`)
  }
  requireMost(cut.shipping, left.shipping, 'the shipping', `${field}.shipping`)
  requireMost(sumOfCut(cut), leftOf(order), `order ${order.number}`, field)
}

function sentencesOf({ currency }: LockedOrder, lines: OrderLineRow[], cut: PriceCut): Sentence[] {
  const items = cut.lines.flatMap(({ position, amount }) => {
    const line = lines.find((line) => line.position === position)
    return line ? [`${nameWithOptions(line)} −${formatMoney(amount, currency)}`] : []
  })
  const amount = formatMoney(cut.shipping, currency)
  return [
    ...(items.length > 0 ? [{ is: 'priceLowered' as const, values: { items: items.join(', ') } }] : []),
    ...(cut.shipping > 0 ? [{ is: 'shippingLowered' as const, values: { amount } }] : []),
  ]
}

const credited = (number: string): Sentence => ({ is: 'creditedBy', values: { number } })
