import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { toZoned } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Cell, csvPages, csvResponse } from '../../../platform/csv.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orders } from '../orders/index.ts'
import { payments, paymentRefunds as refunds } from '../payments/index.ts'

const columns = ['Refunded', 'Order', 'Refund', 'Goodwill', 'Currency', 'Payment method', 'By hand', 'State', 'Note']

/** Refunds of a month (`2026-11`) that lower no price, so GSTR-1 has nothing of them: a CSV file for the accounts (B328). */
export function exportGoodwill(ctx: Ctx, month: string): Response {
  const zone = ctx.site.settings.timeZone
  return csvResponse({
    fileName: `goodwill-${month}.csv`,
    columns,
    pages: csvPages(
      (last?: string) => selectGoodwill(ctx, month, last),
      ({ refund }) => refund.id,
      (rows) => rows.map((row) => cells(row, zone)),
    ),
  })
}

/** In the order of their ids, which is that of time. A refund that failed was not paid. */
function selectGoodwill(ctx: Ctx, month: string, last: string | undefined) {
  const zone = ctx.site.settings.timeZone
  const first = sql`${`${month}-01`}::date`
  const midnight = (day: typeof first) => sql`(${day}::timestamp at time zone ${zone})`
  const within = and(
    gt(refunds.goodwill, 0),
    ne(refunds.state, 'FAILED'),
    sql`${refunds.requestedAt} >= ${midnight(first)}`,
    sql`${refunds.requestedAt} < ${midnight(sql`(${first} + interval '1 month')`)}`,
  )
  return ctx.db
    .select({ refund: refunds, provider: payments.provider, currency: payments.currency, number: orders.number })
    .from(refunds)
    .innerJoin(payments, onSite(refunds, payments, eq(payments.id, refunds.paymentId)))
    .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .where(inSite(ctx, refunds, within, last === undefined ? undefined : gt(refunds.id, last)))
    .orderBy(asc(refunds.id))
}

const states = { REQUESTED: 'Requested', SENT: 'On its way', DONE: 'Refunded', FAILED: 'Failed' } as const

type Row = Awaited<ReturnType<typeof selectGoodwill>>[number]

function cells({ refund, provider, currency, number }: Row, zone: string): Cell[] {
  return [
    toZoned(refund.requestedAt.toISOString(), zone).replace('T', ' '),
    number,
    { minor: refund.amount },
    { minor: refund.goodwill },
    currency,
    provider,
    refund.byHand ? 'Yes' : 'No',
    states[refund.state],
    refund.note,
  ]
}
