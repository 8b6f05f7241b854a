import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import { type Answer, unanswered } from '../answer.ts'
import type { Account, RefundRequest, RefundStanding } from '../provider.ts'
import { askStripe } from './client.ts'

const refundShape = z.object({
  id: z.string().max(255),
  amount: z.number().int(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
const refunds = z.object({ data: z.array(refundShape) })
const paid = z.object({ payment_intent: z.string() })

/** Sends a refund of the session's payment intent; our id is its idempotency key, and in its metadata. */
export async function refund(
  ctx: Ctx,
  { secret }: Account,
  { id, amount, ...of }: RefundRequest,
): Promise<RefundStanding> {
  const found = await findIntent(ctx, secret, of)
  if (found.outcome !== 'answered') return unanswered(found)
  const made = await askStripe(ctx, secret, refundShape, (client) =>
    client.refunds.create(
      { payment_intent: found.answer.payment_intent, amount, metadata: { refund: id } },
      { idempotencyKey: `refund-${id}` },
    ),
  )
  return made.outcome === 'answered' ? standingOf(made.answer) : unanswered(made)
}

/** A refund among those of its payment intent, by our id: an idempotency key is forgotten after a day. */
export async function refundStatus(
  ctx: Ctx,
  { secret }: Account,
  { id, ...of }: RefundRequest,
): Promise<RefundStanding> {
  const found = await findIntent(ctx, secret, of)
  if (found.outcome !== 'answered') return unanswered(found)
  const listed = await askStripe(ctx, secret, refunds, (client) =>
    client.refunds.list({ payment_intent: found.answer.payment_intent, limit: 100 }),
  )
  if (listed.outcome !== 'answered') return unanswered(listed)
  const made = listed.answer.data.find(({ metadata }) => metadata?.refund === id)
  return made ? standingOf(made) : { outcome: 'unknown' }
}

/** The payment intent of a session; a payment that was not begun here is named by its intent or its charge. */
async function findIntent(
  ctx: Ctx,
  secret: string,
  { providerPaymentId: id }: Pick<RefundRequest, 'providerPaymentId'>,
): Promise<Answer<z.output<typeof paid>>> {
  if (id.startsWith('pi_')) return { outcome: 'answered', answer: { payment_intent: id } }
  return askStripe(ctx, secret, paid, (client) =>
    id.startsWith('ch_') ? client.charges.retrieve(id) : client.checkout.sessions.retrieve(id),
  )
}

/** One that waits for the customer (`requires_action`) is pending. */
function standingOf({ id, amount, status, failure_reason }: z.output<typeof refundShape>): RefundStanding {
  if (status === 'failed' || status === 'canceled')
    return { outcome: 'failed', reason: `Stripe could not pay it back${failure_reason ? `: ${failure_reason}` : ''}.` }
  return { outcome: status === 'succeeded' ? 'done' : 'pending', providerRefundId: id, amount }
}
