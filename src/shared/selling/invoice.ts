import type { Order } from './orders.ts'

/** Taxes named on an invoice. `GST` if the seller's state is unknown, which decides between the others. */
export type TaxKind = 'CGST+SGST' | 'CGST+UTGST' | 'IGST' | 'GST'

/** Territories without a legislature: their half of the tax is called UTGST. */
const territories = new Set([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
])

/** Within a state, centre and state share the tax; across states it is one. */
export function taxKind(sellerState: string, buyerState: string): TaxKind {
  if (sellerState === '') return 'GST'
  if (sellerState !== buyerState) return 'IGST'
  return territories.has(sellerState) ? 'CGST+UTGST' : 'CGST+SGST'
}

/** Named parts of a tax, which add up to it. An odd paisa goes to the state. */
export function splitTax(tax: number, kind: TaxKind): { name: string; amount: number }[] {
  if (kind === 'IGST' || kind === 'GST') return [{ name: kind, amount: tax }]
  const [centre = '', state = ''] = kind.split('+')
  const half = Math.floor(tax / 2)
  return [
    { name: centre, amount: half },
    { name: state, amount: tax - half },
  ]
}

/** One row of an invoice. Amounts are minor units: amount = taxable + tax. */
export type InvoiceRow = {
  name: string
  detail: string
  hsn: string
  quantity: number | null
  /** GST in percent. */
  rate: number
  taxable: number
  tax: number
  amount: number
}

type Invoiced = Pick<Order, 'lines' | 'amounts'>

/** Rows of an order's invoice. Shipping has the highest rate among the lines. */
export function invoiceRows({ lines, amounts }: Invoiced): InvoiceRow[] {
  const rows = lines.map((line) => ({
    name: line.name,
    detail: [line.sku, ...Object.values(line.options)].join(' · '),
    hsn: line.hsn,
    quantity: line.quantity,
    rate: line.gstRate,
    taxable: line.amount - line.tax,
    tax: line.tax,
    amount: line.amount,
  }))
  if (amounts.shipping === 0) return rows
  const tax = amounts.tax - rows.reduce((sum, row) => sum + row.tax, 0)
  const shipping = {
    name: 'Shipping',
    detail: '',
    hsn: '',
    quantity: null,
    rate: Math.max(0, ...lines.map(({ gstRate }) => gstRate)),
    taxable: amounts.shipping - tax,
    tax,
    amount: amounts.shipping,
  }
  return [...rows, shipping]
}

/** Totals by rate, lowest first. */
export function taxByRate(rows: InvoiceRow[]): { rate: number; taxable: number; tax: number }[] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const own = rows.filter((row) => row.rate === rate)
    const sum = (of: (row: InvoiceRow) => number) => own.reduce((total, row) => total + of(row), 0)
    return { rate, taxable: sum((row) => row.taxable), tax: sum((row) => row.tax) }
  })
}
