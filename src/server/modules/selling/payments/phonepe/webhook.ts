import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { accountsAt } from '../accounts/accounts.ts'
import { hasMoney } from '../attempt-states.ts'
import { findReportedPayment } from '../attempts.ts'
import { settleEvent } from '../come-back.ts'
import { isDigest, jsonOf } from '../events.ts'
import { type Account, noAnswer, type Settle } from '../provider.ts'
import { heedRefundEvent } from '../send-refunds.ts'
import { askWhose } from '../stray-times.ts'
import { phonepe } from './phonepe.ts'

const orderEvent = z.object({
  event: z.enum(['checkout.order.completed', 'checkout.order.failed']),
  payload: z.object({ merchantOrderId: z.string().max(100) }),
})

const refundEvent = z.object({
  event: z.enum(['pg.refund.completed', 'pg.refund.failed']),
  payload: z.object({ merchantRefundId: z.uuid() }),
})

/** The header holds the hash of the webhook's user name and password, the same for every event. */
function isSentFor({ webhookUser, webhookSecret }: Account, authorization: string): boolean {
  const expected = createHash('sha256').update(`${webhookUser}:${webhookSecret}`).digest()
  return isDigest(expected, authorization)
}

/**
 * Handles an event of PhonePe. Its body is not signed, so PhonePe is asked what became of the payment, and that answer counts. Events
 * that are unknown change nothing; paid ones that no order has are kept for staff.
 * @throws Refusal `payment.signature`
 */
export async function receiveEvent(ctx: Ctx, settle: Settle, text: string, authorization: string): Promise<void> {
  const accounts = (await accountsAt(ctx, 'phonepe')).filter((account) => isSentFor(account, authorization))
  if (accounts.length === 0) throw refusal('payment.signature')
  const event = jsonOf(text)
  const refund = refundEvent.safeParse(event)
  if (refund.success) return heedRefundEvent(ctx, 'phonepe', accounts, refund.data.payload.merchantRefundId)
  const { success, data } = orderEvent.safeParse(event)
  if (!success) return
  const named = { provider: 'phonepe', providerPaymentId: data.payload.merchantOrderId }
  const known = await findReportedPayment(ctx, named)
  if (!known) return heedStray(ctx, settle, accounts, { ...named, isPaid: data.event === 'checkout.order.completed' })
  const account = accounts.find(({ mode }) => mode === known.accountMode)
  if (!account || hasMoney(known)) return
  const verdict = await phonepe.status(ctx, account, named.providerPaymentId)
  await settleEvent(ctx, settle, [account], { ...named, ...verdict })
}

type Stray = { provider: string; providerPaymentId: string; isPaid: boolean }

/**
 * Heeds an event of a payment that no order has. PhonePe sends no event again that was received, so a job asks about a paid one where PhonePe
 * does not answer now, or where either account may have taken it.
 */
async function heedStray(ctx: Ctx, settle: Settle, [account, second]: Account[], stray: Stray): Promise<void> {
  const { isPaid, ...named } = stray
  const verdict = account && !second ? await phonepe.status(ctx, account, named.providerPaymentId) : noAnswer
  if (account && verdict.outcome !== 'pending') return settleEvent(ctx, settle, [account], { ...named, ...verdict })
  const since = ctx.now().toISOString()
  if (isPaid) await askWhose(ctx, { ...named, reference: named.providerPaymentId, since, asked: 0 })
}
