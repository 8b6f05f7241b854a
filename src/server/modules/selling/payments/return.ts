import { resultPath } from '../../../../shared/selling/result-path.ts'
import { inLanguage } from '../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findAccount } from './accounts/accounts.ts'
import { type Attempt, hasMoney } from './attempt-states.ts'
import { findAttempt } from './attempts.ts'
import type { Account, Settle, Standing } from './provider.ts'

/** An attempt at a provider with the account that began it. */
export type OpenedAttempt = { attempt: Attempt & { providerPaymentId: string }; account: Account }

/** @throws Refusal `payment.notFound` */
export async function requireOpened(ctx: Ctx, provider: string, id: string): Promise<OpenedAttempt> {
  const attempt = await findAttempt(ctx, id)
  const account = attempt?.provider === provider && (await findAccount(ctx, provider, attempt.accountMode))
  if (!attempt?.providerPaymentId || !account) throw refusal('payment.notFound')
  return { attempt: { ...attempt, providerPaymentId: attempt.providerPaymentId }, account }
}

/**
 * Settles the payment of a customer who comes back, by what the provider says. A pending payment that is not under way was left,
 * so its attempt fails.
 * @param read undefined where the provider does not answer
 */
export async function settleReturn(
  ctx: Ctx,
  settle: Settle,
  { attempt }: OpenedAttempt,
  read: () => Promise<Standing | undefined>,
): Promise<void> {
  const standing = hasMoney(attempt) ? undefined : await read()
  if (!standing) return
  const { isUnderWay, ...verdict } = standing
  const report = verdict.outcome === 'pending' && !isUnderWay ? { outcome: 'failed' as const } : verdict
  const { provider, providerPaymentId } = attempt
  await settle(ctx, { provider, providerPaymentId, ...report })
}

/** Leads to the result page. */
export function seeResult({ site }: Ctx, { id, orderId }: Attempt, shown: number | undefined): Response {
  const location = inLanguage(resultPath({ order: orderId, transaction: id, shown }), site.language)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
