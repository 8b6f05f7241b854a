import { count, desc, eq, max, min, sql } from 'drizzle-orm'
import { sections } from '../../../../shared/selling/invoices/gstr-1.ts'
import type { InvoiceKind } from '../../../../shared/selling/invoices/invoice.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Cell } from '../../../platform/csv.ts'
import { inMonth, type Month } from './gstr-1-sums.ts'
import { invoices } from './invoices.tables.ts'

/** The offline tool's words for the kinds of documents; it has none of their own for bills of supply. */
const natures: Record<InvoiceKind, string> = {
  INVOICE: 'Invoices for outward supply',
  BILL_OF_SUPPLY: 'Invoices for outward supply',
  CREDIT_NOTE: 'Credit Note',
}

/**
 * The numbers of the month's invoices and credit notes: table 13 of Form GSTR-1, “Documents issued during the tax period” (CGST
 * Rules, rule 59(1)). Each row is a run without a gap. No document is ever cancelled, as a credit note takes it back, so the number
 * of net issued ones, which the tool works out, is the total.
 */
export async function documentsIssued(ctx: Ctx, month: Month): Promise<Cell[][]> {
  const runs = runsOf(ctx, month)
  const first = min(runs.number)
  const rows = await ctx.db
    .select({ kind: runs.kind, first, last: max(runs.number), total: count() })
    .from(runs)
    .groupBy(runs.kind, runs.series, runs.run)
    .orderBy(desc(eq(runs.kind, 'INVOICE')), first)
  return rows.map(({ kind, first, last, total }) => [natures[kind], first ?? '', last ?? '', total, 0])
}

/** Documents with their series and the run within it: numbers that follow one another differ from their rank by the same. */
function runsOf(ctx: Ctx, month: Month) {
  const { kind, number } = invoices
  const series = sql<string>`regexp_replace(${number}, '/[0-9]+$', '')`
  const counted = sql<number>`substring(${number} from '[0-9]+$')::int`
  const rank = sql`row_number() over (partition by ${kind}, ${series} order by ${counted})`
  return ctx.db
    .select({ kind, number, series: series.as('series'), run: sql<number>`${counted} - ${rank}`.as('run') })
    .from(invoices)
    .where(inMonth(ctx, month, [...sections]))
    .as('runs')
}
