import type { Ctx } from '../../../platform/context.ts'
import type { Payment } from './attempt-states.ts'
import { findPayment } from './attempts.ts'
import type { Account, RefundStanding, SettleRefund } from './provider.ts'
import { providerOf } from './providers.ts'
import { findRefund, noteTried, type PaymentRefund } from './refund-states.ts'
import { askSoon, isForgotten, type RefundData, refundLater } from './refund-times.ts'

/**
 * Sends a refund or asks how it stands, and goes on asking until its provider says a last word, also about one that staff have paid back
 * meanwhile: the provider may pay it as well.
 */
export async function runRefund(
  ctx: Ctx,
  settle: SettleRefund,
  { refundId, asked }: Pick<RefundData, 'refundId' | 'asked'>,
): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  const attempt = refund && (await findPayment(ctx, refund.paymentId))
  if (!refund || wasNeverSent(refund) || !attempt) return
  const standing = await askAbout(ctx, attempt, refund)
  await settle(ctx, refundId, standing)
  const after = await findRefund(ctx, refundId)
  if (asked !== null && after && isUndecided(after, standing) && !isForgotten(ctx, refund))
    await refundLater(ctx, refund, asked + 1)
}

/** Providers do not know what staff paid back by themselves from the beginning. */
const wasNeverSent = ({ byHand, triedAt }: PaymentRefund) => byHand && triedAt === null

const lastWords: RefundStanding['outcome'][] = ['done', 'failed', 'unknown']

function isUndecided({ state, byHand }: PaymentRefund, { outcome }: RefundStanding): boolean {
  return byHand ? !lastWords.includes(outcome) : state === 'REQUESTED' || state === 'SENT'
}

async function askAbout(ctx: Ctx, attempt: Payment, refund: PaymentRefund): Promise<RefundStanding> {
  const { provider, providerPaymentId, accountMode, currency } = attempt
  if (!providerPaymentId) return { outcome: 'failed', reason: 'The payment is not known to its provider.' }
  const { id, amount, state } = refund
  const request = { id, amount, providerPaymentId, currency }
  const bank = providerOf(provider)
  if (bank.byHand) throw new Error(`a payment by ${provider} is paid back by hand`)
  const { refund: payBack, refundStatus } = bank
  const isToSend = state === 'REQUESTED' && (await noteTried(ctx, refund))
  return isToSend ? send() : refundStatus(ctx, accountMode, request)

  /** An earlier call may have arrived without an answer, so the provider is asked before it is told again, and after it refused. */
  async function send(): Promise<RefundStanding> {
    const before = await refundStatus(ctx, accountMode, request)
    if (before.outcome === 'refused') return refused(before.reason)
    if (before.outcome !== 'unknown') return before
    const sent = await payBack(ctx, accountMode, request)
    if (sent.outcome !== 'refused') return sent
    const after = await refundStatus(ctx, accountMode, request)
    if (after.outcome === 'unknown') return { outcome: 'failed', reason: sent.reason }
    return after.outcome === 'refused' ? refused(after.reason) : after
  }

  /** A provider that refuses to look, as with revoked keys, leaves open what became of an earlier call. */
  function refused(reason: string): RefundStanding {
    return refund.triedAt ? { outcome: 'unavailable' } : { outcome: 'failed', reason }
  }
}

/**
 * Asks about the refund that an event of an account names, if that account took the payment. What the event says is not used: events
 * come late, twice and in any order.
 */
export async function heedRefundEvent(
  ctx: Ctx,
  provider: string,
  accounts: Account[],
  refundId: string,
): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  const attempt = refund && (await findPayment(ctx, refund.paymentId))
  if (!refund || wasNeverSent(refund) || attempt?.provider !== provider) return
  if (accounts.some(({ mode }) => mode === attempt.accountMode)) await askSoon(ctx, refund)
}
