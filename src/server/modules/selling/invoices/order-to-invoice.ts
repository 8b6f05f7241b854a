import type { AddressBody } from '../../../../shared/people/address.ts'
import type { OrderPickUp } from '../../../../shared/selling/delivery/pick-up.ts'
import { type TaxKind, taxNames } from '../../../../shared/selling/invoices/tax-kind.ts'
import type { ShippingTax } from '../../../../shared/selling/orders/orders.ts'
import { partOfLine } from '../../../../shared/selling/orders/part-of-line.ts'
import type { Discount } from '../../../../shared/selling/pricing/quote.ts'
import type { LineRecord } from './invoices.tables.ts'

/** A line as its order keeps it. */
export type OrderedLine = {
  position: number
  name: string
  sku: string
  options: Record<string, string>
  hsn: string
  gstRate: number
  quantity: number
  /** Pieces that were taken out of the order. */
  cancelled: number
  returned: number
  unitPrice: number
  discounts: Discount[]
  taxAmount: number
  centreTaxAmount: number | null
}

/** An order as its invoice needs it; its row is locked. */
export type OrderToInvoice = {
  id: string
  number: number
  userId: string
  currency: string
  taxKind: TaxKind
  shippingTaxes: ShippingTax[]
  /** The fee for cash on delivery in the shipping. */
  cashFeeAmount: number
  address: AddressBody
  /** Where it is picked up; null if it is delivered. */
  pickUp: OrderPickUp | null
  placedAt: Date | null
  createdAt: Date
  lines: OrderedLine[]
}

/** Unit quantity code of what is sold by the piece. */
const piece = 'PCS'
/** Unit quantity code of services. */
const service = 'NA'

/**
 * Lines of an order's invoice, as the order keeps them, without pieces that are no longer part of it; shipping has one for each of its rates. Shipping is part of the supply of the
 * goods (CGST Act, section 8), so it has the HSN of what most is paid for at its rate.
 * @param kind the order's, or what it is found to be where the order does not know
 */
export function linesToInvoice(
  { lines, shippingTaxes, cashFeeAmount, taxKind }: OrderToInvoice,
  kind: TaxKind,
): LineRecord[] {
  const goods = lines.map(lineOf)
  const name = cashFeeAmount > 0 ? 'Shipping and cash on delivery' : 'Shipping'
  const shipping = shippingTaxes.map(({ rate, amount, tax, centreTax }) => ({
    ...{ orderPosition: null, name, detail: '', hsn: principalHsn(goods, rate), unit: service },
    ...{ quantity: null, unitPrice: null, discount: 0, rate, amount, tax, kept: centreTax },
  }))
  const all = [...goods.filter(({ quantity }) => quantity > 0), ...shipping]
  const isKept = taxKind === kind && all.every(({ kept }) => kept !== null)
  const halves = isKept ? all.map(({ kept }) => kept ?? 0) : halvesOf(all, kind)
  return all.map(({ kept: _, ...line }, index) => ({ ...line, centreTax: halves[index] ?? 0 }))
}

function lineOf(line: OrderedLine) {
  const { unitPrice, quantity, taxAmount: tax, centreTaxAmount: centreTax } = line
  const amount = unitPrice * quantity - line.discounts.reduce((sum, { amount }) => sum + amount, 0)
  const gone = line.cancelled + line.returned
  const part = partOfLine({ quantity, amount, tax, centreTax }, gone, quantity - gone)
  const reasons = line.discounts.map(({ reason }) => reason)
  return {
    orderPosition: line.position,
    name: line.name,
    detail: [line.sku, ...Object.values(line.options), ...reasons].filter(Boolean).join(' · '),
    ...{ hsn: line.hsn, unit: piece, quantity: quantity - gone, unitPrice },
    discount: unitPrice * (quantity - gone) - part.amount,
    ...{ rate: line.gstRate, amount: part.amount, tax: part.tax, kept: part.centreTax },
  }
}

function principalHsn(goods: { rate: number; amount: number; hsn: string }[], rate: number): string {
  const own = goods.filter((line) => line.rate === rate).sort((a, b) => b.amount - a.amount)
  return own[0]?.hsn ?? ''
}

/**
 * Halves for an order that keeps none (B245): their sum is half of the whole tax, rounded down, and the odd paisa goes to the state.
 */
function halvesOf(amounts: { tax: number }[], kind: TaxKind): number[] {
  if (taxNames(kind).length < 2) return amounts.map(() => 0)
  let before = 0
  return amounts.map(({ tax }) => {
    const half = Math.floor((before + tax) / 2) - Math.floor(before / 2)
    before += tax
    return half
  })
}
