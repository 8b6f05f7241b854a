import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { accountsAt } from '../accounts/accounts.ts'
import { findReported } from '../attempts.ts'
import { settleEvent, settleReturn } from '../come-back.ts'
import { jsonOf } from '../events.ts'
import type { Account, Settle } from '../provider.ts'
import { heedRefundEvent } from '../send-refunds.ts'
import { readOrder } from './razorpay.ts'
import { isEventSigned } from './signatures.ts'

/** One that was not begun at an order, such as by a payment link, has its own name alone. */
const payment = z.object({
  id: z.string().max(100),
  order_id: z.string().max(100).nullish(),
  amount: z.number().int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
const paymentEvent = z.object({
  event: z.enum(['payment.captured', 'order.paid', 'payment.failed']),
  payload: z.object({ payment: z.object({ entity: payment }) }),
})
/** Our id of a refund is its receipt. */
const refundEvent = z.object({
  event: z.enum(['refund.processed', 'refund.failed']),
  payload: z.object({ refund: z.object({ entity: z.object({ receipt: z.uuid() }) }) }),
})

/**
 * Handles an event of Razorpay. Its signature tells whose it is: the body names no site. Events that are unknown change nothing, and neither
 * does a wrong amount: asking Razorpay to send them again would not help. Paid ones that no order has are kept for staff.
 * @throws Refusal `payment.signature`
 */
export async function receiveEvent(ctx: Ctx, settle: Settle, text: string, signature: string): Promise<void> {
  const accounts = (await accountsAt(ctx, 'razorpay')).filter((account) => isEventSigned(account, text, signature))
  if (accounts.length === 0) throw refusal('payment.signature')
  const event = jsonOf(text)
  const payment = paymentEvent.safeParse(event)
  if (payment.success) await settlePayment(ctx, settle, accounts, payment.data)
  const refund = refundEvent.safeParse(event)
  if (refund.success) await heedRefundEvent(ctx, 'razorpay', accounts, refund.data.payload.refund.entity.receipt)
}

async function settlePayment(
  ctx: Ctx,
  settle: Settle,
  accounts: Account[],
  { event, payload }: z.output<typeof paymentEvent>,
): Promise<void> {
  const { id, order_id, amount, currency } = payload.payment.entity
  const named = { provider: 'razorpay', providerPaymentId: order_id ?? id }
  if (event === 'payment.failed') await heedFailure(ctx, settle, accounts, named)
  else await settleEvent(ctx, settle, accounts, { ...named, outcome: 'paid', amount, currency })
}

/** A try that failed says nothing about the others at its order, one of which may be under way: Razorpay is asked how the order stands. */
async function heedFailure(
  ctx: Ctx,
  settle: Settle,
  accounts: Account[],
  named: { provider: string; providerPaymentId: string },
): Promise<void> {
  const attempt = await findReported(ctx, named)
  const account = accounts.find(({ mode }) => mode === attempt?.accountMode)
  if (!attempt || !account) return
  const { providerPaymentId } = named
  await settleReturn(ctx, settle, { attempt, account, providerPaymentId }, () =>
    readOrder(ctx, account, providerPaymentId),
  )
}
