import { eq } from 'drizzle-orm'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { askAndSettle, askAndSettleRefund } from '../checkout/index.ts'
import { addInternalNote, lockOrder } from '../orders/index.ts'
import { findAttempt, isOpenStray, lockStray, noteReported, noteSettled } from '../payments/index.ts'
import { findSettled, holdLines } from './find-settled.ts'
import { settlementLines } from './settlements.tables.ts'

type Row = typeof settlementLines.$inferSelect

/**
 * Asks the provider about the payment or refund of an open line, as far as it is known, and compares the line anew.
 * @throws Refusal `settlement.notFound`, `settlement.closed`
 */
export async function askAboutLine(ctx: Ctx, id: string): Promise<void> {
  const row = await requireOpen(ctx, id)
  if (row.outcome === 'unpaid' && row.refundId !== null) await askAndSettleRefund(ctx, row.refundId)
  else if (row.outcome === 'unpaid' && row.paymentId !== null) {
    const attempt = await findAttempt(ctx, row.paymentId)
    if (attempt) await askAndSettle(ctx, attempt)
  }
  await transaction(ctx, async (ctx) => {
    await holdLines(ctx)
    // It may have been closed, or matched by another report, while the provider was asked.
    await requireOpen(ctx, id)
    const [found] = await findSettled(ctx, row.provider, [{ ...row, payment: row.paymentId ?? '' }])
    if (!found) return
    const { outcome, expected, payment, refund } = found
    if (row.kind === 'payment' && payment) await noteReported(ctx, [payment.id])
    await change(ctx, row, { outcome, expected, paymentId: payment?.id ?? null, refundId: refund?.id ?? null })
  })
}

/**
 * Closes an open line with a note for staff, which stands at its order too. A payment that no order has is closed with it.
 * @throws Refusal `settlement.notFound`, `settlement.closed`
 */
export function closeLine(ctx: Ctx, id: string, note: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdLines(ctx)
    const row = await requireOpen(ctx, id)
    await change(ctx, row, { closedAt: ctx.now(), note })
    const stray = row.kind === 'payment' && row.paymentId !== null ? await lockStray(ctx, row.paymentId) : undefined
    if (stray && isOpenStray(stray)) await noteSettled(ctx, stray, note)
    const attempt = row.paymentId === null ? undefined : await findAttempt(ctx, row.paymentId)
    const order = attempt && (await lockOrder(ctx, attempt.orderId))
    const money = formatMoney(row.amount, row.currency)
    if (order) await addInternalNote(ctx, order, `Settlement of ${money} (${row.payout || row.reference}): ${note}`)
  })
}

async function requireOpen(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(settlementLines)
    .where(inSite(ctx, settlementLines, eq(settlementLines.id, id)))
  if (!row) throw refusal('settlement.notFound')
  if (row.outcome === 'matched' || row.closedAt !== null) throw refusal('settlement.closed')
  return row
}

async function change(ctx: Ctx, { id }: Row, values: Partial<Row>): Promise<void> {
  await ctx.db
    .update(settlementLines)
    .set(values)
    .where(inSite(ctx, settlementLines, eq(settlementLines.id, id)))
}
