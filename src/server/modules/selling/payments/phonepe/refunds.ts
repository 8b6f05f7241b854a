import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Account, RefundRequest, RefundStanding } from '../provider.ts'
import { askPhonepe } from './ask.ts'
import type { Answer } from './client.ts'
import { askOrder } from './order.ts'

const made = z.object({
  refundId: z.string().max(100),
  amount: z.number().int(),
  state: z.string(),
  errorCode: z.string().max(200).nullish(),
})

/** Sends a refund; our id names it, so PhonePe takes it once. */
export async function refund(
  ctx: Ctx,
  account: Account,
  { id: merchantRefundId, amount, providerPaymentId }: RefundRequest,
): Promise<RefundStanding> {
  const body = { merchantRefundId, originalMerchantOrderId: providerPaymentId, amount }
  return standingOf(await askPhonepe(ctx, account, made, '/payments/v2/refund', body))
}

/**
 * PhonePe answers an id that it does not know by a refusal that is not about the keys. Keys of another account than the one that took the payment
 * know neither: a refund may have been sent by those of before.
 */
export async function refundStatus(
  ctx: Ctx,
  account: Account,
  { id, providerPaymentId }: RefundRequest,
): Promise<RefundStanding> {
  const asked = await askPhonepe(ctx, account, made, `/payments/v2/refund/${encodeURIComponent(id)}/status`)
  if (!isUnknown(asked)) return standingOf(asked)
  const paid = await askOrder(ctx, account, providerPaymentId)
  if (paid.outcome === 'unavailable') return paid
  return paid.outcome === 'answered' ? { outcome: 'unknown' } : { outcome: 'refused', reason: otherAccount }
}

const isUnknown = (asked: Answer<unknown>): boolean =>
  asked.outcome === 'refused' && asked.status !== 401 && asked.status !== 403

const otherAccount = 'The account of the keys in Settings doesn’t know this payment.'

function standingOf(asked: Answer<z.output<typeof made>>): RefundStanding {
  if (asked.outcome === 'refused') return { outcome: 'refused', reason: asked.description }
  if (asked.outcome === 'unavailable') return asked
  const { refundId: providerRefundId, amount, state, errorCode } = asked.answer
  if (state === 'FAILED')
    return { outcome: 'failed', reason: `PhonePe could not pay it back${errorCode ? `: ${errorCode}` : ''}.` }
  return { outcome: state === 'COMPLETED' ? 'done' : 'pending', providerRefundId, amount }
}
