import { eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { sandboxRefunds as books, sandboxPayments } from '../payments.tables.ts'
import type { RefundRequest, RefundStanding } from '../provider.ts'

/** Books a refund of a payment, once for each id, and takes its time over it. */
export function bookRefund(ctx: Ctx, { id, providerPaymentId, amount }: RefundRequest): Promise<RefundStanding> {
  return transaction(ctx, async (ctx) => {
    const [paid] = await ctx.db
      .select()
      .from(sandboxPayments)
      .where(inSite(ctx, sandboxPayments, eq(sandboxPayments.id, providerPaymentId)))
      .for('update')
    const before = await ctx.db
      .select()
      .from(books)
      .where(inSite(ctx, books, eq(books.paymentId, providerPaymentId)))
    if (before.some((refund) => refund.id === id)) return { outcome: 'pending', providerRefundId: id, amount }
    const left = before.reduce((left, refund) => left - refund.amount, paid?.amount ?? 0)
    if (paid?.status !== 'PAID' || amount > left)
      return { outcome: 'refused', reason: 'The payment has less than this left.' }
    await ctx.db.insert(books).values({ id, paymentId: providerPaymentId, amount, createdAt: ctx.now() })
    return { outcome: 'pending', providerRefundId: id, amount }
  })
}

/** How a refund stands. The bank has paid it back by the first time that it is asked. */
export async function finishRefund(ctx: Ctx, id: string): Promise<RefundStanding> {
  const [refund] = await ctx.db
    .update(books)
    .set({ done: true })
    .where(inSite(ctx, books, eq(books.id, id)))
    .returning()
  return refund ? { outcome: 'done', providerRefundId: id, amount: refund.amount } : { outcome: 'unknown' }
}
