import { and, eq, ne, sql } from 'drizzle-orm'
import type { InvoiceKind } from '../../../../shared/selling/invoices/invoice.ts'
import { numberIn, seriesOf } from '../../../../shared/selling/invoices/invoice-numbers.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { type InvoiceRecord, invoiceLines, invoiceSeries, invoices, type LineRecord } from './invoices.tables.ts'

/** The invoice or bill of supply of an order. */
export async function findInvoiceOf(ctx: Ctx, orderId: string): Promise<InvoiceRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(inSite(ctx, invoices, eq(invoices.orderId, orderId), ne(invoices.kind, 'CREDIT_NOTE')))
  return row
}

export function linesOf(ctx: Ctx, { id }: InvoiceRecord): Promise<LineRecord[]> {
  return ctx.db
    .select()
    .from(invoiceLines)
    .where(inSite(ctx, invoiceLines, eq(invoiceLines.invoiceId, id)))
    .orderBy(invoiceLines.position)
    .then((lines) => lines.map(({ siteId: _, invoiceId: __, position: ___, ...line }) => line))
}

/** Lines of all credit notes of an invoice. */
export async function creditedLines(ctx: Ctx, { id }: InvoiceRecord): Promise<LineRecord[]> {
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
export async function writeInvoice(
  ctx: Ctx,
  kind: InvoiceKind,
  lines: LineRecord[],
  said: Said,
): Promise<InvoiceRecord> {
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
