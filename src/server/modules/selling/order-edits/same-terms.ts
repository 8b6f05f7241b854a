import type { AddressBody } from '../../../../shared/people/address.ts'
import { taxKind } from '../../../../shared/selling/invoices/tax-kind.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { takesCashAt } from '../../../../shared/selling/payments/cash-rules.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatPrice } from '../../../../shared/selling/pricing/money.ts'
import { type ShippingRules, shippingCharge } from '../../../../shared/selling/pricing/shipping-charge.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { taxSeller } from '../cart/index.ts'
import { deliveryTo } from '../delivery/index.ts'
import { listLines, type OrderRow } from '../orders/index.ts'
import { findVariants } from '../products/index.ts'

const field = 'address.pincode'

/**
 * Requires that an order could have been placed to another address as it is: it is delivered and paid for there, at the same delivery
 * price and with the same kind of tax. Prices are compared as they are now, because those of then are not known any more.
 * @throws Refusal `orderEdit.tax`, `delivery.place`, `delivery.cash`, `cash.pin`, `orderEdit.charge`
 */
export async function requireSameTerms(ctx: Ctx, order: OrderRow, to: AddressBody): Promise<void> {
  const { address: from } = order
  if (to.state === from.state && to.pincode === from.pincode) return
  if (to.state !== from.state) requireSameTax(ctx, order, to.state)
  requireDelivered(ctx, order, to)
  // The delivery of an order that goes along costs nothing.
  if (order.goesWith === null) await requireSameCharge(ctx, order, to)
}

function requireSameTax(ctx: Ctx, { taxKind: kept, address }: OrderRow, state: string): void {
  const seller = taxSeller(ctx)
  const kind = taxKind(seller, state)
  // An order placed before the state of the shop was known gets its kind of tax with the invoice.
  const isSame = kind === kept || (kept === 'GST' && kind === taxKind(seller, address.state))
  if (!isSame) throw refusal('orderEdit.tax', { field: 'address.state', state })
}

function requireDelivered(ctx: Ctx, { paymentMode }: OrderRow, { pincode, state }: AddressBody): void {
  const { delivers, cash } = deliveryTo(ctx, { pincode, state })
  if (!delivers) throw refusal('delivery.place', { field, pincode })
  if (paymentMode !== cashMode) return
  if (!cash) throw refusal('delivery.cash', { field, pincode })
  if (!takesCashAt(ctx.site.settings.cashOnDelivery, pincode)) throw refusal('cash.pin', { field, pin: pincode })
}

async function requireSameCharge(ctx: Ctx, order: OrderRow, to: AddressBody): Promise<void> {
  const { pincode } = to
  const measure = await measureOf(ctx, order)
  const chargeAt = ({ pincode, state }: AddressBody) =>
    chargeOf(order, deliveryTo(ctx, { pincode, state }).shipping, measure)
  const [here, there] = [chargeAt(order.address), chargeAt(to)]
  const price = (amount: number) => (amount === 0 ? 'nothing' : formatPrice(amount, order.currency))
  if (here !== there) throw refusal('orderEdit.charge', { field, pincode, there: price(there), here: price(here) })
}

type Measure = Parameters<typeof shippingCharge>[1]

/** The amounts of an order by which delivery is charged, and its weight by the catalogue of now. */
async function measureOf(ctx: Ctx, { id, itemsAmount, discountAmount }: OrderRow): Promise<Measure> {
  const lines = await listLines(ctx, [id])
  const variants = await findVariants(
    ctx,
    lines.map(({ variantId }) => variantId),
  )
  const weight = sumOf(lines, ({ variantId, quantity }) => (variants.get(variantId)?.weight ?? 0) * quantity)
  return { items: itemsAmount, value: itemsAmount - discountAmount, weight }
}

/** The charge by these rules; nothing for an order that a discount delivers free. */
const chargeOf = ({ discounts }: OrderRow, rules: ShippingRules, measure: Measure): number =>
  discounts.some(({ shipping }) => shipping > 0) ? 0 : shippingCharge(rules, measure)
