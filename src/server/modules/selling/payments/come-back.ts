import { resultPath } from '../../../../shared/selling/payments/result-path.ts'
import { inLanguage } from '../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findAccount } from './accounts/accounts.ts'
import { type Attempt, hasMoney } from './attempt-states.ts'
import { findAttempt, findReportedPayment } from './attempts.ts'
import type { Account, Report, Settle, Standing } from './provider.ts'
import { askWhose } from './stray-times.ts'
import { noteStrays } from './strays.ts'

/** `account` is undefined once its keys are removed. */
type Opened = { attempt: Attempt; account: Account | undefined; providerPaymentId: string }

/** An attempt that was opened at a provider, with its account. @throws Refusal `payment.notFound` */
export async function requireOpened(ctx: Ctx, provider: string, id: string): Promise<Opened> {
  const attempt = await findAttempt(ctx, id)
  if (attempt?.provider !== provider || !attempt.providerPaymentId) throw refusal('payment.notFound')
  const account = await findAccount(ctx, provider, attempt.accountMode)
  return { attempt, account, providerPaymentId: attempt.providerPaymentId }
}

/**
 * Settles the payment of a customer who comes back, or one try of which failed, by what the provider says. A pending payment that is not under
 * way was left, so its attempt fails.
 * @param read undefined where the provider does not answer; not called once the keys are removed
 */
export async function settleReturn(
  ctx: Ctx,
  settle: Settle,
  { attempt, account, providerPaymentId }: Opened,
  read: (account: Account) => Promise<Standing | undefined>,
): Promise<void> {
  const standing = hasMoney(attempt) || !account ? undefined : await read(account)
  if (!standing) return
  const { isUnderWay, ...verdict } = standing
  const report = verdict.outcome === 'pending' && !isUnderWay ? { outcome: 'failed' as const } : verdict
  await settle(ctx, { provider: attempt.provider, providerPaymentId, ...report })
}

/** Leads the browser on to the page that shows the result of an attempt. */
export function seeResult({ site }: Ctx, attempt: Attempt, shown: number | undefined): Response {
  const { orderId, returnPath } = attempt
  const location = inLanguage(returnPath ?? resultPath({ order: orderId, shown }), site.language)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Settles what an event tells, if an account whose secret signed it began the payment and its money is not booked yet. A payment that no order
 * has is kept for staff once it is paid.
 * @param accounts both of a site that gave its test and live webhook one secret
 * @param reference the payment's name in settlement reports, where it is another
 */
export async function settleEvent(
  ctx: Ctx,
  settle: Settle,
  accounts: Account[],
  report: Report,
  reference = report.providerPaymentId,
): Promise<void> {
  const known = await findReportedPayment(ctx, report)
  if (!known) return noteStray(ctx, accounts, report, reference)
  if (hasMoney(known)) return
  if (accounts.some(({ mode }) => mode === known.accountMode)) await settle(ctx, report)
}

/** With several accounts the event does not tell whose money it is, so they are asked. */
async function noteStray(ctx: Ctx, accounts: Account[], report: Report, reference: string): Promise<void> {
  if (report.outcome !== 'paid') return
  const { provider, providerPaymentId, amount, currency } = report
  const [account, second] = accounts
  if (second) return askWhose(ctx, { provider, providerPaymentId, reference, since: ctx.now().toISOString(), asked: 0 })
  await noteStrays(ctx, [
    { provider, providerPaymentId, reference, accountMode: account?.mode ?? null, amount, currency },
  ])
}
