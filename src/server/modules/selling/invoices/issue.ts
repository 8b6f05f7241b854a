import { and, eq, ne, sql } from 'drizzle-orm'
import type { Section } from '../../../../shared/selling/gstr-1.ts'
import { largeInvoice } from '../../../../shared/selling/gstr-1.ts'
import { type InvoiceKind, totalsOf } from '../../../../shared/selling/invoice.ts'
import { numberIn, seriesOf } from '../../../../shared/selling/invoice-numbers.ts'
import type { Buyer, Seller } from '../../../../shared/selling/invoices.ts'
import { isTaxed, type TaxKind, taxKind } from '../../../../shared/selling/tax-kind.ts'
import { codeOfState } from '../../../../shared/sites/gst-states.ts'
import { stateOfGstin } from '../../../../shared/sites/gstin.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { type InvoiceRecord, invoiceLines, invoiceSeries, invoices, type LineRecord } from './invoices.tables.ts'
import { linesToCredit, type PiecesBack, restOf } from './lines-to-credit.ts'
import { linesToInvoice, type OrderToInvoice } from './order-to-invoice.ts'
import { sellerOf } from './seller-of.ts'

/**
 * Issues the invoice of an order whose row the caller has locked. An order has one; a repeat returns it.
 */
export function issueInvoice(ctx: Ctx, order: OrderToInvoice): Promise<InvoiceRecord> {
  return transaction(ctx, async (ctx) => {
    const known = await findInvoiceOf(ctx, order.id)
    if (known) return known
    const seller = sellerOf(ctx)
    const kind = kindOf(ctx, order)
    const lines = linesToInvoice(order, kind)
    const { gstin } = order.address
    const totals = totalsOf(kind, lines)
    const zone = ctx.site.settings.timeZone
    return write(ctx, isBillOfSupply(seller, kind, lines) ? 'BILL_OF_SUPPLY' : 'INVOICE', lines, {
      ...{ orderId: order.id, userId: order.userId, credits: null, reason: '' },
      ...{ orderNumber: order.number, orderedOn: dayIn(order.placedAt ?? order.createdAt, zone) },
      ...{ currency: order.currency, seller, buyer: buyerOf(order), buyerGstin: gstin, taxKind: kind },
      ...{ place: order.address.state, placeCode: codeOfState.get(order.address.state) ?? '' },
      section: sectionOf(seller, kind, gstin, totals.total),
      ...totals,
    })
  })
}

/** The order's kind of tax. One that was placed before the seller's state was known follows the state of now. */
function kindOf({ site: { settings } }: Ctx, { taxKind: kind, address }: OrderToInvoice): TaxKind {
  const { number, state } = settings.gst
  if (kind !== 'GST' || number === '') return kind
  return taxKind({ gstNumber: number, composition: false, state }, address.state)
}

/** In the composition scheme, and of a registered seller where nothing of the order bears GST (CGST Act, section 31(3)(c)). */
const isBillOfSupply = ({ gstNumber }: Seller, kind: TaxKind, lines: LineRecord[]): boolean =>
  kind === 'COMPOSITION' || (gstNumber !== '' && isTaxed(kind) && lines.every(({ rate }) => rate === 0))

/** The buyer; a business that collects its order is named with its registered address, as that of the order is the shop's own (B327). */
function buyerOf({ address, pickUp }: OrderToInvoice): Buyer {
  const { isDefault: _, ...place } = address
  if (!pickUp?.businessAddress) return { ...place, isDefault: false }
  const registered = { line1: pickUp.businessAddress, line2: '', landmark: '', city: '', pincode: '' }
  return { ...place, ...registered, state: stateOfGstin(place.gstin) ?? place.state, isDefault: false }
}

function sectionOf(seller: Seller, kind: TaxKind, buyerGstin: string, total: number): Section | null {
  if (seller.gstNumber === '' || !isTaxed(kind)) return null
  if (buyerGstin !== '') return 'B2B'
  return kind === 'IGST' && total > largeInvoice ? 'B2CL' : 'B2CS'
}

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
  return transaction(ctx, async (ctx) => {
    const invoice = await findInvoiceOf(ctx, order.id)
    if (!invoice) return undefined
    const [own, before] = await Promise.all([linesOf(ctx, invoice), creditedLines(ctx, invoice)])
    const lines = linesToCredit(own, before, parts, Math.min(shipping, restOf(own, before).shipping))
    const totals = totalsOf(invoice.taxKind, lines)
    if (totals.total === 0) return undefined
    const { siteId: _, id, kind: __, number: ___, issuedOn: ____, issuedAt: _____, ...same } = invoice
    return write(ctx, 'CREDIT_NOTE', lines, { ...same, ...totals, credits: id, reason })
  })
}

async function findInvoiceOf(ctx: Ctx, orderId: string): Promise<InvoiceRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(inSite(ctx, invoices, eq(invoices.orderId, orderId), ne(invoices.kind, 'CREDIT_NOTE')))
  return row
}

function linesOf(ctx: Ctx, { id }: InvoiceRecord): Promise<LineRecord[]> {
  return ctx.db
    .select()
    .from(invoiceLines)
    .where(inSite(ctx, invoiceLines, eq(invoiceLines.invoiceId, id)))
    .orderBy(invoiceLines.position)
    .then((lines) => lines.map(({ siteId: _, invoiceId: __, position: ___, ...line }) => line))
}

async function creditedLines(ctx: Ctx, { id }: InvoiceRecord): Promise<LineRecord[]> {
  const rows = await ctx.db
    .select({ line: invoiceLines })
    .from(invoices)
    .innerJoin(invoiceLines, onSite(invoices, invoiceLines, eq(invoiceLines.invoiceId, invoices.id)))
    .where(inSite(ctx, invoices, and(eq(invoices.credits, id))))
  return rows.map(({ line: { siteId: _, invoiceId: __, position: ___, ...line } }) => line)
}

type Said = Omit<InvoiceRecord, 'siteId' | 'id' | 'kind' | 'number' | 'issuedOn' | 'issuedAt'>

/**
 * Writes a document with the next number of its series, whose row stays locked until the transaction ends: what is undone takes its
 * number back, so that a series has no gaps.
 */
async function write(ctx: Ctx, kind: InvoiceKind, lines: LineRecord[], said: Said): Promise<InvoiceRecord> {
  const now = ctx.now()
  const day = dayIn(now, ctx.site.settings.timeZone)
  const number = await nextNumber(ctx, kind, day)
  const [row] = await ctx.db
    .insert(invoices)
    .values({ ...said, id: sql`uuidv7()`, kind, number, issuedOn: day, issuedAt: now })
    .returning()
  if (!row) throw new Error('an invoice was not written')
  await ctx.db.insert(invoiceLines).values(lines.map((line, position) => ({ ...line, invoiceId: row.id, position })))
  return row
}

async function nextNumber(ctx: Ctx, kind: InvoiceKind, day: string): Promise<string> {
  const series = seriesOf(prefixOf(ctx, kind), day)
  const [row] = await ctx.db
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.siteId, invoiceSeries.series],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last })
  if (!row) throw new Error('an invoice got no number')
  return numberIn(series, row.last)
}

function prefixOf({ site: { settings } }: Ctx, kind: InvoiceKind): string {
  const { invoice, billOfSupply, creditNote } = settings.invoicePrefixes
  return { INVOICE: invoice, BILL_OF_SUPPLY: billOfSupply, CREDIT_NOTE: creditNote }[kind]
}
