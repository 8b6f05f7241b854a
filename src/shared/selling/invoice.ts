import type { Order } from './orders.ts'
import { type TaxKind, taxNames } from './tax-kind.ts'

type Shared = { tax: number; centreTax: number | null }

/**
 * Named parts of the tax in some amounts, which add up to it; none for a seller who may not charge GST. Orders of before B243 keep
 * no halves: their sum is halved, and an odd paisa goes to the state.
 */
export function taxShares(kind: TaxKind, amounts: Shared[]): { name: string; amount: number }[] {
  const tax = sum(amounts, ({ tax }) => tax)
  const [centre, state] = taxNames(kind)
  if (centre === undefined) return []
  if (state === undefined) return [{ name: centre, amount: tax }]
  const isKept = amounts.every(({ centreTax }) => centreTax !== null)
  const half = isKept ? sum(amounts, ({ centreTax }) => centreTax ?? 0) : Math.floor(tax / 2)
  return [
    { name: centre, amount: half },
    { name: state, amount: tax - half },
  ]
}

/** One row of an invoice. Amounts are minor units: amount = taxable + tax. */
export type InvoiceRow = Shared & {
  name: string
  detail: string
  hsn: string
  quantity: number | null
  /** GST in percent. */
  rate: number
  taxable: number
  amount: number
}

type Invoiced = Pick<Order, 'lines' | 'shippingTaxes'>

/** Rows of an order's invoice, as the order keeps them. Shipping has a row for each of its rates. */
export function invoiceRows({ lines, shippingTaxes }: Invoiced): InvoiceRow[] {
  const ofLines = lines.map((line) => {
    const amount = line.amount - sum(line.discounts, ({ amount }) => amount)
    return {
      name: line.name,
      detail: [line.sku, ...Object.values(line.options), ...line.discounts.map(({ reason }) => reason)].join(' · '),
      hsn: line.hsn,
      quantity: line.quantity,
      rate: line.gstRate,
      taxable: amount - line.tax,
      tax: line.tax,
      centreTax: line.centreTax,
      amount,
    }
  })
  const ofShipping = shippingTaxes.map(({ rate, amount, tax, centreTax }) => ({
    ...{ name: 'Shipping', detail: '', hsn: '', quantity: null },
    ...{ rate, taxable: amount - tax, tax, centreTax, amount },
  }))
  return [...ofLines, ...ofShipping]
}

/** Rows by rate, lowest first, and their totals. */
export function taxByRate(rows: InvoiceRow[]): { rate: number; taxable: number; tax: number; rows: InvoiceRow[] }[] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const own = rows.filter((row) => row.rate === rate)
    return { rate, taxable: sum(own, ({ taxable }) => taxable), tax: sum(own, ({ tax }) => tax), rows: own }
  })
}

function sum<T>(items: T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
