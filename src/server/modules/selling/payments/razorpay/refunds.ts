import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import { type Answer, unanswered } from '../answer.ts'
import type { Account, RefundRequest, RefundStanding } from '../provider.ts'
import { askRazorpay } from './client.ts'

const entity = z.object({
  id: z.string().regex(/^rfnd_\w{1,40}$/),
  amount: z.coerce.number().int(),
  receipt: z.string().nullish(),
  status: z.string(),
})
const refunds = z.object({ items: z.array(entity) })
const payments = z.object({
  items: z.array(z.object({ id: z.string(), status: z.string(), amount: z.coerce.number().int() })),
})

/** Sends a refund at normal speed; our id is its receipt, and makes the call idempotent. */
export async function refund(
  ctx: Ctx,
  account: Account,
  { id, amount, ...of }: RefundRequest,
): Promise<RefundStanding> {
  const found = await findPayments(ctx, account, of)
  if (found.outcome !== 'answered') return unanswered(found)
  const [kept] = found.answer
  const made = await askRazorpay(
    ctx,
    account,
    entity,
    (client) => client.payments.refund(kept, { amount, speed: 'normal', receipt: id }),
    { 'X-Refund-Idempotency': id },
  )
  return made.outcome === 'answered' ? standingOf(made.answer) : unanswered(made)
}

/** A refund among those of the payments of its order, by our id. */
export async function refundStatus(ctx: Ctx, account: Account, { id, ...of }: RefundRequest): Promise<RefundStanding> {
  const found = await findPayments(ctx, account, of)
  if (found.outcome !== 'answered') return unanswered(found)
  for (const payment of found.answer) {
    const listed = await askRazorpay(ctx, account, refunds, (client) =>
      client.payments.fetchMultipleRefund(payment, { count: 100 }),
    )
    if (listed.outcome !== 'answered') return unanswered(listed)
    const made = listed.answer.items.find(({ receipt }) => receipt === id)
    if (made) return standingOf(made)
  }
  return { outcome: 'unknown' }
}

/**
 * The payments that were made at an order, the one whose money is kept first: of a payment that came twice, or was confirmed too late,
 * Razorpay gives the money back by itself. One without an order has its own name.
 */
async function findPayments(
  ctx: Ctx,
  account: Account,
  { providerPaymentId }: Pick<RefundRequest, 'providerPaymentId'>,
): Promise<Answer<[string, ...string[]]>> {
  if (providerPaymentId.startsWith('pay_')) return { outcome: 'answered', answer: [providerPaymentId] }
  const asked = await askRazorpay(ctx, account, payments, (client) => client.orders.fetchPayments(providerPaymentId))
  if (asked.outcome !== 'answered') return asked
  const named = (wanted: string) => asked.answer.items.filter(({ status }) => status === wanted).map(({ id }) => id)
  const [first, ...others] = [...named('captured'), ...named('refunded')]
  if (first === undefined) return { outcome: 'refused', description: 'Razorpay has no captured payment for it.' }
  return { outcome: 'answered', answer: [first, ...others] }
}

function standingOf({ id, amount, status }: z.output<typeof entity>): RefundStanding {
  if (status === 'failed') return { outcome: 'failed', reason: 'Razorpay could not pay it back.' }
  return { outcome: status === 'processed' ? 'done' : 'pending', providerRefundId: id, amount }
}
