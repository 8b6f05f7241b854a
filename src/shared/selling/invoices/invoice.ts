import { isTaxed, type TaxKind, taxNames } from './tax-kind.ts'

/** Invoices, bills of supply (composition scheme, or nothing that bears GST) and credit notes. */
export const invoiceKinds = ['INVOICE', 'BILL_OF_SUPPLY', 'CREDIT_NOTE'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

/** The file's name; a slash would part folders: `INV-26-27-000123.pdf`. */
export const fileNameOf = ({ number }: { number: string }) => `${number.replaceAll('/', '-')}.pdf`

type Titled = { kind: InvoiceKind; taxKind: TaxKind; seller: { gstNumber: string } }

/** The title that the law gives the document. */
export function titleOf({ kind, taxKind, seller }: Titled): string {
  if (kind === 'CREDIT_NOTE') return 'Credit note'
  if (kind === 'BILL_OF_SUPPLY') return 'Bill of supply'
  return isTaxed(taxKind) && seller.gstNumber !== '' ? 'Tax invoice' : 'Invoice'
}

/** An amount's tax; `centreTax` is the centre's half, 0 if the tax is not shared, null if halves were not kept. */
type Taxed = { tax: number; centreTax: number | null }

/**
 * Named parts of the tax in some amounts, which add up to it; none for a seller who may not charge GST. Where halves were not kept
 * (orders of before B243) their sum is halved, and an odd paisa goes to the state.
 */
export function taxShares(kind: TaxKind, amounts: Taxed[]): { name: string; amount: number }[] {
  const tax = sumOf(amounts, ({ tax }) => tax)
  const [centre, state] = taxNames(kind)
  if (centre === undefined) return []
  if (state === undefined) return [{ name: centre, amount: tax }]
  const isKept = amounts.every(({ centreTax }) => centreTax !== null)
  const half = isKept ? sumOf(amounts, ({ centreTax }) => centreTax ?? 0) : Math.floor(tax / 2)
  return [
    { name: centre, amount: half },
    { name: state, amount: tax - half },
  ]
}

type Rated = Taxed & { rate: number; amount: number }

/** Lines by GST rate, lowest first, and their totals. */
export function taxByRate<Line extends Rated>(
  lines: Line[],
): { rate: number; taxable: number; tax: number; lines: Line[] }[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const own = lines.filter((line) => line.rate === rate)
    const tax = sumOf(own, ({ tax }) => tax)
    return { rate, taxable: sumOf(own, ({ amount }) => amount) - tax, tax, lines: own }
  })
}

export type InvoiceTotals = {
  total: number
  taxable: number
  centreTax: number
  /** SGST or UTGST. */
  stateTax: number
  integratedTax: number
}

/** Totals of a document's lines: total = taxable + taxes. */
export function totalsOf(kind: TaxKind, lines: { amount: number; tax: number; centreTax: number }[]): InvoiceTotals {
  const total = sumOf(lines, ({ amount }) => amount)
  const tax = sumOf(lines, ({ tax }) => tax)
  const isShared = taxNames(kind).length === 2
  const centreTax = isShared ? sumOf(lines, ({ centreTax }) => centreTax) : 0
  return {
    ...{ total, taxable: total - tax, centreTax },
    stateTax: isShared ? tax - centreTax : 0,
    integratedTax: isShared ? 0 : tax,
  }
}

function sumOf<T>(items: T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
