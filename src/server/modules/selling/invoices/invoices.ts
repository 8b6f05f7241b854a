import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import type { Invoice, InvoiceList, InvoiceRow, OrderInvoice } from '../../../../shared/selling/invoices/invoices.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inOrder, pageOf, patternOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { type InvoiceRecord, invoiceLines, invoices } from './invoices.tables.ts'

/** Invoices and credit notes for staff. */
export async function listInvoices(ctx: Ctx, list: InvoiceList): Promise<{ data: InvoiceRow[]; total: number }> {
  const { q, kind, order } = list
  const where = inSite(ctx, invoices, q ? found(q) : undefined, kind && eq(invoices.kind, kind))
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select()
      .from(invoices)
      .where(where)
      .orderBy(...inOrder(order, invoices.issuedOn, invoices.id)),
    ctx.db.$count(invoices, where),
  )
  return { data: rows.map(asRow), total }
}

/** Each way has its index. Numbers are not searched for within names. */
function found(text: string): SQL {
  const plain = orderNumberOf(text).replace(/^#/, '').toUpperCase()
  const order = /^\d{1,9}$/.test(plain) ? Number(plain) : null
  const pattern = order === null ? patternOf(text) : null
  return sql`${invoices.id} in (select invoices_found(${plain}, ${order}, ${plain}, ${pattern}))`
}

function asRow(row: InvoiceRecord): InvoiceRow {
  return {
    ...named(row),
    order: { _id: row.orderId, number: row.orderNumber },
    buyer: { name: row.buyer.businessName || row.buyer.name, gstin: row.buyerGstin },
    currency: row.currency,
    taxable: row.taxable,
    tax: row.total - row.taxable,
    total: row.total,
  }
}

function named({ id, kind, number, issuedOn }: InvoiceRecord): OrderInvoice {
  return { _id: id, kind, number, issued: issuedOn }
}

/** Names of the documents of orders, oldest first. */
export async function namesOfInvoices(
  ctx: Ctx,
  orderIds: string[],
): Promise<{ orderId: string; invoice: OrderInvoice }[]> {
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(inSite(ctx, invoices, inArray(invoices.orderId, orderIds)))
    .orderBy(asc(invoices.id))
  return rows.map((row) => ({ orderId: row.orderId, invoice: named(row) }))
}

/** @throws Refusal `invoice.notFound` */
export async function readInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  return onlyOne(await read(ctx, eq(invoices.id, id)))
}

/** A document of the signed-in user. @throws Refusal `invoice.notFound`, also for another user's */
export async function readOwnInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  return onlyOne(await read(ctx, and(eq(invoices.id, id), eq(invoices.userId, signedInUser(ctx).id))))
}

/** Documents of orders, oldest first. */
export function readInvoicesOf(ctx: Ctx, orderIds: string[]): Promise<Invoice[]> {
  return read(ctx, inArray(invoices.orderId, orderIds))
}

function onlyOne([invoice]: Invoice[]): Invoice {
  if (!invoice) throw refusal('invoice.notFound')
  return invoice
}

async function read(ctx: Ctx, which: SQL | undefined): Promise<Invoice[]> {
  const credited = alias(invoices, 'credited')
  const rows = await ctx.db
    .select({ invoice: invoices, credits: { number: credited.number, issued: credited.issuedOn } })
    .from(invoices)
    .leftJoin(credited, onSite(invoices, credited, eq(credited.id, invoices.credits)))
    .where(inSite(ctx, invoices, which))
    .orderBy(asc(invoices.id))
  const ids = rows.map(({ invoice }) => invoice.id)
  if (ids.length === 0) return []
  const lines = await ctx.db
    .select()
    .from(invoiceLines)
    .where(inSite(ctx, invoiceLines, inArray(invoiceLines.invoiceId, ids)))
    .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position))
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId)
  return rows.map(({ invoice: row, credits }) => ({
    ...named(row),
    order: { _id: row.orderId, number: row.orderNumber, placed: row.orderedOn },
    credits,
    reason: row.reason,
    currency: row.currency,
    seller: row.seller,
    buyer: row.buyer,
    place: { state: row.place, code: row.placeCode },
    taxKind: row.taxKind,
    lines: (linesOf.get(row.id) ?? []).map(({ unitPrice: price, amount, tax, ...line }) => ({
      ...{ name: line.name, detail: line.detail, hsn: line.hsn, unit: line.unit, quantity: line.quantity, price },
      ...{ discount: line.discount, rate: line.rate, taxable: amount - tax, tax, centreTax: line.centreTax, amount },
    })),
    total: row.total,
  }))
}
