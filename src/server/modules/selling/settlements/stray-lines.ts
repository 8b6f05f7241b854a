import { and, eq, isNull, ne } from 'drizzle-orm'
import type { SettlingProvider } from '../../../../shared/selling/settlements.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { isOpenStray, knownWays, lockStray, noteSettled, noteStrays, type Payment } from '../payments/index.ts'
import { type Found, findSettled, holdLines } from './find-settled.ts'
import type { Settled } from './report-layouts.ts'
import { settlementLines } from './settlements.tables.ts'

/**
 * Keeps the settled payments that no order has for “Money” (B335), and compares their lines anew, so that each line names its payment. A report
 * does not tell the account, which is taken for the active one.
 */
export async function noteStrayLines<Line extends Settled & Found>(
  ctx: Ctx,
  provider: SettlingProvider,
  lines: Line[],
): Promise<(Line & Found)[]> {
  const strays = lines.filter(({ kind, outcome, payment }) => kind === 'payment' && outcome === 'unknown' && !payment)
  if (strays.length === 0) return lines
  const way = (await knownWays(ctx)).find(({ mode }) => mode === provider)
  await noteStrays(
    ctx,
    strays.map(({ reference, amount, currency }) => ({
      ...{ provider, reference, amount, currency, accountMode: way?.accountMode ?? 'live' },
      providerPaymentId: isRefundable(provider, reference) ? reference : null,
    })),
  )
  return findSettled(ctx, provider, lines)
}

/** Stripe's reports name a payment that a shop of this kind began by that shop's id, which Stripe takes for nothing. */
const isRefundable = (provider: SettlingProvider, reference: string) => provider !== 'stripe' || !isUuid(reference)

/** A payment that no order has needs nothing more once its provider has paid it back, as in the provider's own dashboard. */
export async function endStray(ctx: Ctx, payment: Payment): Promise<void> {
  const stray = isOpenStray(payment) ? await lockStray(ctx, payment.id) : undefined
  if (!stray || !isOpenStray(stray)) return
  await noteSettled(ctx, stray, 'Paid back at the provider, as its settlement report says.')
  await compareLinesOf(ctx, payment.id)
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
