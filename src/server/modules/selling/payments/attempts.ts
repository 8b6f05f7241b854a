import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { cut } from '../../../../shared/text.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type Attempt, isOfOrder, type LockedAttempt, moveAttempt, type Payment } from './attempt-states.ts'
import { inGivingUpTurn } from './giving-up.ts'
import { payRefusedMail } from './pay-refused-mail.ts'
import { payments } from './payments.tables.ts'
import { isStale, pollLater } from './poll-times.ts'
import type { PaymentRequest, Report, SiteWay, Started } from './provider.ts'
import { providerOf } from './providers.ts'

type Payable = { id: string; totalAmount: number; currency: string }

/**
 * Adds an open attempt and schedules polling of its provider, if it can be polled, until the outcome is known.
 * @param returnPath of a buyer who is not signed in (B300)
 */
export async function addAttempt(
  ctx: Ctx,
  order: Payable,
  { mode: provider, accountMode }: Pick<SiteWay, 'mode' | 'accountMode'>,
  returnPath: string | null = null,
): Promise<Attempt> {
  const { id: orderId, totalAmount: amount, currency } = order
  const [row] = await ctx.db
    .insert(payments)
    .values({ orderId, provider, accountMode, returnPath, status: 'OPEN', amount, currency, createdAt: ctx.now() })
    .returning()
  if (!row) throw new Error('a new attempt to pay was not written')
  const attempt = { ...row, orderId }
  if (!providerOf(provider).byHand) await pollLater(ctx, attempt, 0)
  return attempt
}

/**
 * Opens the attempt at its provider's, outside any transaction, and returns the payment page's address. Idempotent, also for
 * concurrent calls: the provider returns the same payment, and the first answer is stored.
 * @throws Refusal `payment.unavailable` when the provider does not answer, `payment.refused` when it refuses, of which the owner is told, and
 * `payment.over` when the attempt was given up before it could be opened; the attempt has failed after each
 */
export async function openAttempt(
  ctx: Ctx,
  attempt: Attempt,
  shown: Pick<PaymentRequest, 'description' | 'returnPath' | 'expiresAt'>,
): Promise<string> {
  if (attempt.redirect) return attempt.redirect
  const { id, amount, currency, accountMode } = attempt
  const started = await providerOf(attempt.provider).start(ctx, { id, amount, currency, accountMode, ...shown })
  if (started.outcome === 'started') await noteOpened(ctx, id, started)
  else await inGivingUpTurn(ctx, () => giveUpUnopened(ctx, id, started))
  const redirect = (await findAttempt(ctx, id))?.redirect
  if (!redirect) throw refusal(unopened[started.outcome])
  return redirect
}

const unopened = { started: 'payment.over', refused: 'payment.refused', unavailable: 'payment.unavailable' } as const

type Opened = Pick<typeof payments.$inferSelect, 'providerPaymentId' | 'redirect'>

/** Keeps the first of two concurrent calls. */
async function noteOpened(ctx: Ctx, id: string, { providerPaymentId, redirect }: Opened): Promise<void> {
  const unopened = and(eq(payments.id, id), eq(payments.status, 'OPEN'), isNull(payments.providerPaymentId))
  await ctx.db
    .update(payments)
    .set({ providerPaymentId, redirect })
    .where(inSite(ctx, payments, unopened))
}

/** A concurrent request may have opened it or given it up. */
function giveUpUnopened(ctx: Ctx, id: string, why: Exclude<Started, { outcome: 'started' }>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(payments)
      .where(inSite(ctx, payments, eq(payments.id, id)))
      .for('update')
    if (row?.status !== 'OPEN' || row.providerPaymentId) return
    await moveAttempt(ctx, { ...row, locked: true }, 'FAILED')
    if (why.outcome === 'refused')
      await payRefusedMail.later(ctx, {
        ...{ provider: row.provider, amount: formatMoney(row.amount, row.currency), said: cut(why.description, 300) },
        day: dayIn(ctx.now(), ctx.site.settings.timeZone),
      })
  })
}

/** The provider's status of an attempt; undefined if the attempt never reached it. */
export async function askProvider(ctx: Ctx, attempt: Attempt): Promise<Report | undefined> {
  const { provider, providerPaymentId, accountMode } = attempt
  if (!providerPaymentId) return undefined
  const verdict = await providerOf(provider).status(ctx, { providerPaymentId, accountMode })
  return { provider, providerPaymentId, ...verdict }
}

export async function findAttempt(ctx: Ctx, id: string): Promise<Attempt | undefined> {
  const found = await findPayment(ctx, id)
  return found && isOfOrder(found) ? found : undefined
}

/** A payment, also one that no order has. */
export async function findPayment(ctx: Ctx, id: string): Promise<Payment | undefined> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(inSite(ctx, payments, eq(payments.id, id)))
  return row
}

type Named = Pick<Report, 'provider' | 'providerPaymentId'>

export async function findReported(ctx: Ctx, named: Named): Promise<Attempt | undefined> {
  const found = await findReportedPayment(ctx, named)
  return found && isOfOrder(found) ? found : undefined
}

/** A payment by its provider's name for it, also one that no order has. */
export async function findReportedPayment(
  ctx: Ctx,
  { provider, providerPaymentId }: Named,
): Promise<Payment | undefined> {
  const named = and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId))
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(inSite(ctx, payments, named))
  return row
}

/** Attempts of the orders, newest first. */
export async function listAttempts(ctx: Ctx, orderIds: string[]): Promise<Attempt[]> {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(inSite(ctx, payments, inArray(payments.orderId, orderIds)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  return rows.filter(isOfOrder)
}

/** Locks all attempts of an order, whose own row is locked already; newest first. */
export async function lockAttempts(ctx: Ctx, orderId: string): Promise<LockedAttempt[]> {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(inSite(ctx, payments, eq(payments.orderId, orderId)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .for('update')
  return rows.map((row) => ({ ...row, orderId, locked: true as const })).reverse()
}

/**
 * Whether the provider of an attempt may tell of money that is not booked. One that failed here counts for a day: the buyer can try again on
 * the provider's page, which has told of the first try alone.
 */
export function mayBePaid(ctx: Ctx, attempt: Attempt): boolean {
  if (attempt.status === 'OPEN') return true
  return attempt.status === 'FAILED' && attempt.providerPaymentId !== null && !isStale(ctx, attempt)
}

/** Fails the open attempts. A later payment of one is still noticed, and used or refunded (see `settle`). */
export async function closeAttempts(ctx: Ctx, attempts: LockedAttempt[]): Promise<void> {
  for (const attempt of attempts) if (attempt.status === 'OPEN') await moveAttempt(ctx, attempt, 'FAILED')
}
