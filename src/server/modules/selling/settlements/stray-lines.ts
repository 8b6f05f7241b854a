import { and, eq, isNull, ne } from 'drizzle-orm'
import type { SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { addRefund, knownWays, lockStray, noteStrays, restOf, settleAttempt } from '../payments/index.ts'
import { type Compared, findSettled, holdLines } from './find-settled.ts'
import { settlementLines } from './settlements.tables.ts'

/**
 * Keeps the settled payments that no order has for “Money” (B335). A report does not tell the account, which is taken for the active one.
 * @returns whether there are any, so that the lines name their payments only once they are compared anew
 */
export async function noteStrayLines(ctx: Ctx, provider: SettlingProvider, lines: Compared[]): Promise<boolean> {
  const strays = lines.filter(({ kind, outcome, payment }) => kind === 'payment' && outcome === 'unknown' && !payment)
  if (strays.length === 0) return false
  const way = (await knownWays(ctx)).find(({ mode }) => mode === provider)
  await noteStrays(
    ctx,
    strays.map(({ reference, amount, currency }) => ({
      ...{ provider, reference, amount, currency, accountMode: way?.accountMode ?? 'live' },
      providerPaymentId: isRefundable(provider, reference) ? reference : null,
    })),
  )
  return true
}

/** Stripe's reports name a payment that a shop of this kind began by that shop's id, which Stripe takes for nothing. */
const isRefundable = (provider: SettlingProvider, reference: string) => provider !== 'stripe' || !isUuid(reference)

/**
 * Books what a provider paid back of payments that no order has without being asked here, as in its own dashboard. A payment that is back whole,
 * by one refund or several, is no case any more.
 * @returns whether it booked any, so that the lines are to be compared anew
 */
export async function bookReturned(ctx: Ctx, lines: Compared[]): Promise<boolean> {
  const booked = new Set<string>()
  for (const { kind, reference, amount, currency, payment, refund } of lines) {
    if (kind !== 'refund' || refund || payment?.orderId !== null || booked.has(reference)) continue
    const stray = await lockStray(ctx, payment.id)
    if (!stray || stray.notedAt !== null || stray.currency !== currency || amount > restOf(stray)) continue
    booked.add(reference)
    await addRefund(ctx, stray, { amount, byHand: false, note: '', providerRefundId: reference })
    await settleAttempt(ctx, stray)
    await compareLinesOf(ctx, stray.id)
  }
  return booked.size > 0
}

/** Compares the open lines of a payment anew, once staff have decided about it. */
export async function compareLinesOf(ctx: Ctx, paymentId: string): Promise<void> {
  await holdLines(ctx)
  const open = and(
    eq(settlementLines.paymentId, paymentId),
    ne(settlementLines.outcome, 'matched'),
    isNull(settlementLines.closedAt),
  )
  const rows = await ctx.db
    .select()
    .from(settlementLines)
    .where(inSite(ctx, settlementLines, open))
  for (const row of rows) {
    const [found] = await findSettled(ctx, row.provider, [{ ...row, payment: paymentId }])
    if (!found) continue
    const { outcome, expected } = found
    await ctx.db
      .update(settlementLines)
      .set({ outcome, expected })
      .where(inSite(ctx, settlementLines, eq(settlementLines.id, row.id)))
  }
}
