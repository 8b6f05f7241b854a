import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { askAndSettleRefund, noteRefunded } from '../checkout/index.ts'
import {
  findRefund,
  isStuck,
  type LockedAttempt,
  lockAttempts,
  moveRefund,
  type PaymentRefund,
} from '../payments/index.ts'
import { heldOrder } from './held-order.ts'

type Named = { id: string; refund: string }

/**
 * Asks the provider how a refund stands, and sends it if it has not arrived there.
 * @throws Refusal `order.notFound`, `order.refundGone`, `order.refundSettled`
 */
export async function askAboutRefund(ctx: Ctx, named: Named): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await heldOrder(ctx, named.id)
    await requireOpen(ctx, named)
  })
  await askAndSettleRefund(ctx, named.refund)
}

/**
 * Notes that a refund is done although its provider does not say so.
 * @throws Refusal `order.notFound`, `order.refundGone`, `order.refundSettled`, `order.refundFresh`
 */
export function settleByHand(ctx: Ctx, named: Named, note: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, named.id)
    const { attempt, refund } = await requireOpen(ctx, named)
    if (!isStuck(ctx, refund)) throw refusal('order.refundFresh')
    await moveRefund(ctx, attempt, refund, { state: 'DONE', byHand: true, note })
    const amount = formatMoney(refund.amount, attempt.currency)
    await noteRefunded(ctx, order, { attempts: [attempt], amount, refundId: refund.id, note })
  })
}

async function requireOpen(ctx: Ctx, named: Named): Promise<{ attempt: LockedAttempt; refund: PaymentRefund }> {
  const attempts = await lockAttempts(ctx, named.id)
  const refund = await findRefund(ctx, named.refund)
  const attempt = attempts.find(({ id }) => id === refund?.paymentId)
  if (!refund || !attempt) throw refusal('order.refundGone')
  if (refund.state !== 'REQUESTED' && refund.state !== 'SENT') throw refusal('order.refundSettled')
  return { attempt, refund }
}
