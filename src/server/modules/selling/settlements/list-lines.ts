import { and, count, eq, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import { orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import type { KeptLine, SettlementQuery } from '../../../../shared/selling/payments/settlements.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orders } from '../orders/index.ts'
import { payments } from '../payments/index.ts'
import { settlementLines } from './settlements.tables.ts'

const columns = { added: settlementLines.addedAt, amount: settlementLines.amount }

/** A refund that was paid twice stands in “Money”. */
const isOpen = and(notInArray(settlementLines.outcome, ['matched', 'twice']), isNull(settlementLines.closedAt))

/** A payment that no order has stands in “Money” too, and is counted there. */
const isCounted = not(
  sql`(${settlementLines.outcome} = 'unknown' and ${settlementLines.kind} = 'payment' and ${settlementLines.paymentId} is not null)`,
)

/** Lines of settlement reports: those that do not match the books, or all. */
export async function listLines(ctx: Ctx, query: SettlementQuery): Promise<{ data: KeptLine[]; total: number }> {
  const { q, all } = query
  const text = q && orderNumberOf(q).replace(/^#/, '')
  const found = text
    ? or(eq(sql`${orders.number}::text`, text), contains([settlementLines.reference, settlementLines.payout], text))
    : undefined
  const where = inSite(ctx, settlementLines, all ? undefined : isOpen, found)
  const counted = ctx.db
    .select({ total: count() })
    .from(settlementLines)
    .leftJoin(payments, onSite(settlementLines, payments, eq(payments.id, settlementLines.paymentId)))
    .leftJoin(orders, onSite(settlementLines, orders, eq(orders.id, payments.orderId)))
    .where(where)
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ row: settlementLines, order: { _id: orders.id, number: orders.number } })
      .from(settlementLines)
      .leftJoin(payments, onSite(settlementLines, payments, eq(payments.id, settlementLines.paymentId)))
      .leftJoin(orders, onSite(settlementLines, orders, eq(orders.id, payments.orderId)))
      .where(where)
      .orderBy(...inOrder(query.order, columns[query.sort], settlementLines.id)),
    counted.then(([row]) => row?.total ?? 0),
  )
  return { data: rows.map(({ row, order }) => asLine(row, order)), total }
}

/** Number of lines that do not match the books, are not closed, and stand nowhere else. */
export async function countOpenLines(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(settlementLines)
    .where(inSite(ctx, settlementLines, isOpen, isCounted))
  return row?.open ?? 0
}

function asLine(row: typeof settlementLines.$inferSelect, order: KeptLine['order']): KeptLine {
  const { id, provider, kind, reference, payout, settledOn, amount, fee, currency, outcome, expected } = row
  return {
    ...{ _id: id, provider, kind, reference, payout, settledOn, amount, fee, currency, outcome, expected, order },
    ...{ added: row.addedAt.toISOString(), note: row.note },
  }
}
