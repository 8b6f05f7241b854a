import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Section, sections } from '../../../../shared/selling/invoices/gstr-1.ts'
import { placeText } from '../../../../shared/sites/gst-states.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Cell } from '../../../platform/csv.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { invoiceLines, invoices } from './invoices.tables.ts'

type Cells = Cell[]

/** From the first day of a month to that of the next. */
export type Month = { from: string; to: string }

export function inMonth(
  ctx: Ctx,
  { from, to }: Month,
  sections: Section[],
  ...more: (SQL | undefined)[]
): SQL | undefined {
  const within = and(gte(invoices.issuedOn, from), lt(invoices.issuedOn, to))
  return inSite(ctx, invoices, inArray(invoices.section, sections), within, ...more)
}

/** Tables 4, 5, 7 and 9B report taxable supplies alone: what has no rate stands in table 8. */
export const isTaxable = gt(invoiceLines.rate, 0)

/** 1 for an invoice, −1 for a credit note. */
const sign = sql`case when ${invoices.kind} = 'CREDIT_NOTE' then -1 else 1 end`

/** Sales to unregistered buyers but for large invoices: less what is credited, so a sum may be negative. */
export async function smallSales(ctx: Ctx, month: Month): Promise<Cells[]> {
  const rows = await ctx.db
    .select({
      place: invoices.place,
      placeCode: invoices.placeCode,
      rate: invoiceLines.rate,
      taxable: sql`sum(${sign} * (${invoiceLines.amount} - ${invoiceLines.tax}))`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(invoiceLines, onSite(invoices, invoiceLines, eq(invoiceLines.invoiceId, invoices.id)))
    .where(inMonth(ctx, month, ['B2CS'], isTaxable))
    .groupBy(invoices.place, invoices.placeCode, invoiceLines.rate)
    .orderBy(asc(invoices.placeCode), asc(invoiceLines.rate))
  return rows.map((row) => ['OE', placeOf(row), '', row.rate, { minor: row.taxable }, '', ''])
}

/** Sums by HSN and rate, less what is credited. The quantity is of pieces: shipping adds none. */
export async function byHsn(ctx: Ctx, month: Month, sections: Section[]): Promise<Cells[]> {
  const { amount, tax, centreTax, quantity, hsn, rate } = invoiceLines
  const isShared = sql`${invoices.taxKind} like '%+%'`
  const sumOf = (value: SQL | AnyPgColumn) => sql`sum(${sign} * ${value})`.mapWith(Number)
  const rows = await ctx.db
    .select({
      ...{ hsn, rate },
      quantity: sumOf(sql`coalesce(${quantity}, 0)`),
      value: sumOf(amount),
      taxable: sumOf(sql`(${amount} - ${tax})`),
      integrated: sumOf(sql`(case when ${isShared} then 0 else ${tax} end)`),
      centre: sumOf(centreTax),
      state: sumOf(sql`(case when ${isShared} then ${tax} - ${centreTax} else 0 end)`),
    })
    .from(invoices)
    .innerJoin(invoiceLines, onSite(invoices, invoiceLines, eq(invoiceLines.invoiceId, invoices.id)))
    .where(inMonth(ctx, month, sections))
    .groupBy(hsn, rate)
    .orderBy(asc(hsn), asc(rate))
  return rows.map((row) => [
    ...[row.hsn, '', 'PCS-PIECES', row.quantity, { minor: row.value }, row.rate],
    ...[row.taxable, row.integrated, row.centre, row.state].map((minor) => ({ minor })),
    '',
  ])
}

/** Rows of table 8, as the offline tool names them. */
const nilRows = [
  { inter: true, registered: true, name: 'Inter-State supplies to registered persons' },
  { inter: false, registered: true, name: 'Intra-State supplies to registered persons' },
  { inter: true, registered: false, name: 'Inter-State supplies to unregistered persons' },
  { inter: false, registered: false, name: 'Intra-State supplies to unregistered persons' },
]

/**
 * Supplies at 0 %, less what is credited: table 8 of Form GSTR-1, “Nil rated, exempted and non GST outward supplies” (CGST Rules, rule
 * 59(1)). An invoice tells no nil rate from an exemption, nor a rate of 0 from one that was never entered: all of them are nil rated here.
 */
export async function nilRated(ctx: Ctx, month: Month): Promise<Cells[]> {
  const inter = sql<boolean>`${invoices.taxKind} = 'IGST'`
  const registered = sql<boolean>`${invoices.section} = 'B2B'`
  const amount = sql`sum(${sign} * ${invoiceLines.amount})`.mapWith(Number)
  const rows = await ctx.db
    .select({ inter, registered, amount })
    .from(invoices)
    .innerJoin(invoiceLines, onSite(invoices, invoiceLines, eq(invoiceLines.invoiceId, invoices.id)))
    .where(inMonth(ctx, month, [...sections], eq(invoiceLines.rate, 0)))
    .groupBy(inter, registered)
  return nilRows.flatMap(({ name, ...is }) =>
    rows
      .filter((row) => row.inter === is.inter && row.registered === is.registered)
      .map(({ amount: minor }): Cells => [name, { minor }, { minor: 0 }, { minor: 0 }]),
  )
}

export const placeOf = ({ place, placeCode }: { place: string; placeCode: string }) => placeText(placeCode, place)
