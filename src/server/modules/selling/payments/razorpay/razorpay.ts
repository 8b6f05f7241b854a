import { z } from 'zod'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownQuery } from '../payment-page.contract.ts'
import { type Account, noAnswer, type Service, type Standing } from '../provider.ts'
import { askRazorpay } from './client.ts'
import { refund, refundStatus } from './refunds.ts'

const order = z.object({ id: z.string().regex(/^order_\w{1,40}$/) })
const anything = z.object({ items: z.array(z.unknown()) })
const payment = z.object({
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
const payments = z.object({ items: z.array(payment) })
const alone = payment.transform((one) => ({ items: [one] }))

/** Razorpay, by its Orders API and its hosted page. Our payment is its order, at which its payments are tried. */
export const razorpay: Service = {
  modeOf: (keyId) => /^rzp_(test|live)_/.exec(keyId)?.[1] as 'test' | 'live' | undefined,
  async check(ctx, keys) {
    const asked = await askRazorpay(ctx, keys, anything, (client) => client.orders.all({ count: 1 }))
    if (asked.outcome !== 'refused') return { outcome: asked.outcome === 'answered' ? 'accepted' : 'unavailable' }
    return { outcome: 'refused', field: /secret/i.test(asked.description) ? 'secret' : 'keyId' }
  },
  async start(ctx, account, { id, amount, currency, returnPath }) {
    const made = await askRazorpay(ctx, account, order, (client) =>
      client.orders.create({ amount, currency, receipt: id, payment: captured }),
    )
    if (made.outcome !== 'answered') return made
    const redirect = inLanguage(`/payment/razorpay/${id}${shownQuery(returnPath)}`, ctx.site.language)
    return { outcome: 'started', providerPaymentId: made.answer.id, redirect }
  },
  async status(ctx, account, orderId) {
    return (await readOrder(ctx, account, orderId)) ?? noAnswer
  },
  refund,
  refundStatus,
}

/**
 * Payments are captured at once. One that a bank confirms later than an order takes late money (B22, minutes) is not: Razorpay
 * then gives it back by itself.
 */
const captured = {
  capture: 'automatic' as const,
  capture_options: { automatic_expiry_period: 75, manual_expiry_period: 75, refund_speed: 'normal' as const },
}

/** Payments that may still be captured. */
const underWay = ['created', 'authorized']

/**
 * How an order stands. Never `failed`: it can be tried again for as long as it is shown. A payment that was not begun here may have no order.
 * @returns undefined where Razorpay does not answer
 */
export async function readOrder(ctx: Ctx, account: Account, id: string): Promise<Standing | undefined> {
  const asked = id.startsWith('pay_')
    ? await askRazorpay(ctx, account, alone, (client) => client.payments.fetch(id))
    : await askRazorpay(ctx, account, payments, (client) => client.orders.fetchPayments(id))
  if (asked.outcome !== 'answered') return undefined
  const { items } = asked.answer
  const paid = items.find(({ status }) => status === 'captured')
  if (paid) return { outcome: 'paid', amount: paid.amount, currency: paid.currency, isUnderWay: false }
  return { outcome: 'pending', isUnderWay: items.some(({ status }) => underWay.includes(status)) }
}
