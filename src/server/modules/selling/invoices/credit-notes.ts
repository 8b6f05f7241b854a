import { lastDayToLower } from '../../../../shared/selling/invoices/gstr-1.ts'
import { totalsOf } from '../../../../shared/selling/invoices/invoice.ts'
import type { PriceCut } from '../../../../shared/selling/orders/price-cut.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { creditedLines, findInvoiceOf, linesOf, writeInvoice } from './invoice-rows.ts'
import type { InvoiceRecord, LineRecord } from './invoices.tables.ts'
import { linesToCredit, linesToLower, type PiecesBack, restOf } from './lines-to-credit.ts'

/** `shipping`: what of it is credited, minor units, GST included. `reason` is shown to the buyer. */
export type Crediting = { shipping: number; reason: string }

/**
 * Issues a credit note for some pieces of an invoiced order whose row the caller has locked, of the invoice's own seller, buyer and
 * taxes. Undefined if the order has no invoice, or nothing was charged for the pieces. No more shipping is credited than is left.
 * @throws RangeError for more pieces than the invoice has left
 */
export function issueCreditNote(
  ctx: Ctx,
  order: { id: string },
  parts: PiecesBack[],
  { shipping, reason }: Crediting,
): Promise<InvoiceRecord | undefined> {
  return credit(ctx, order, reason, (own, before) =>
    linesToCredit(own, before, parts, Math.min(shipping, restOf(own, before).shipping)),
  )
}

/**
 * Issues the credit note of a price that was lowered after the sale (CGST Act, section 34), with the tax of each line's rate, as
 * `issueCreditNote` does for pieces.
 * @throws RangeError for more than the invoice has left of a line or of the shipping
 */
export function issuePriceNote(
  ctx: Ctx,
  order: { id: string },
  { lines, shipping }: PriceCut,
): Promise<InvoiceRecord | undefined> {
  return credit(ctx, order, 'Price reduced', (own, before) => linesToLower(own, before, lines, shipping))
}

/** `until`: the last day on which its tax can be lowered; null for a document that charges none. Amounts are minor units, GST included. */
export type Creditable = { lines: { position: number; amount: number }[]; shipping: number; until: string | null }

/** The part of an order's invoice that can still be credited; undefined without an invoice. */
export async function creditableOf(ctx: Ctx, order: { id: string }): Promise<Creditable | undefined> {
  const invoice = await findInvoiceOf(ctx, order.id)
  if (!invoice) return undefined
  const { parts, shipping } = restOf(await linesOf(ctx, invoice), await creditedLines(ctx, invoice))
  return { lines: parts, shipping, until: invoice.section === null ? null : lastDayToLower(invoice.issuedOn) }
}

function credit(
  ctx: Ctx,
  order: { id: string },
  reason: string,
  linesFrom: (own: LineRecord[], before: LineRecord[]) => LineRecord[],
): Promise<InvoiceRecord | undefined> {
  return transaction(ctx, async (ctx) => {
    const invoice = await findInvoiceOf(ctx, order.id)
    if (!invoice) return undefined
    const lines = linesFrom(await linesOf(ctx, invoice), await creditedLines(ctx, invoice))
    const totals = totalsOf(invoice.taxKind, lines)
    if (totals.total === 0) return undefined
    const { siteId: _, id, kind: __, number: ___, issuedOn: ____, issuedAt: _____, ...same } = invoice
    return writeInvoice(ctx, 'CREDIT_NOTE', lines, { ...same, ...totals, credits: id, reason })
  })
}
