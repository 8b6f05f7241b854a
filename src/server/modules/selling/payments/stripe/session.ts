import { z } from 'zod'
import type { Verdict } from '../provider.ts'

/** A Checkout Session, of which Stripe's answers and events tell the same. */
export const session = z.object({
  id: z.string().regex(/^cs_(test|live)_\w{1,240}$/),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  amount_total: z.number().int(),
  currency: z.string().regex(/^[a-z]{3}$/),
  /** An id, unless it was asked for. */
  payment_intent: z.union([z.string(), z.object({ status: z.string() })]).nullish(),
  /** `attempt` and `site` are ours, of the shop that began it. */
  metadata: z.record(z.string(), z.string()).nullish(),
})

/** A payment by bank that failed after its session was complete. */
const refused = ['canceled', 'requires_payment_method']

export function readSession({
  status,
  payment_status,
  amount_total,
  currency,
  payment_intent,
}: z.output<typeof session>): Verdict {
  if (payment_status === 'paid') return { outcome: 'paid', amount: amount_total, currency: currency.toUpperCase() }
  const hasFailed =
    status === 'complete' && typeof payment_intent === 'object' && refused.includes(payment_intent?.status ?? '')
  return { outcome: status === 'expired' || hasFailed ? 'failed' : 'pending' }
}
