import { z } from 'zod'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownQuery } from '../payment-page.contract.ts'
import { type Account, noAnswer, type Service, type Standing } from '../provider.ts'
import { askPhonepe } from './ask.ts'
import { askOrder } from './order.ts'
import { refund, refundStatus } from './refunds.ts'
import { fetchToken } from './tokens.ts'

/** PhonePe takes rupees alone, and its answers name no currency. */
const currency = 'INR'

/** Bounds of an order's lifetime at PhonePe, s. */
const [shortest, longest] = [300, 3_600]

const made = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }).max(2_000) })

/** PhonePe, by its Standard Checkout (v2). Our attempt's id is the id of its order, at which its payments are tried. */
export const phonepe: Service = {
  modeOf: () => undefined,
  async check(ctx, account) {
    const { outcome } = await fetchToken(ctx, account)
    if (outcome === 'refused') return { outcome, field: 'keyId' }
    return { outcome: outcome === 'answered' ? 'accepted' : 'unavailable' }
  },
  async start(ctx, account, request) {
    if (request.currency !== currency) return { outcome: 'unavailable' }
    const { id, amount, returnPath, expiresAt } = request
    const back = inLanguage(`/payment/phonepe/${id}/return${shownQuery(returnPath)}`, ctx.site.language)
    const left = Math.floor((expiresAt.getTime() - ctx.now().getTime()) / 1_000)
    const body = {
      merchantOrderId: id,
      amount,
      expireAfter: Math.min(Math.max(left, shortest), longest),
      paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: `${ctx.site.origin}${back}` } },
    }
    const asked = await askPhonepe(ctx, account, made, '/checkout/v2/pay', body)
    if (asked.outcome !== 'answered') return asked
    return { outcome: 'started', providerPaymentId: id, redirect: asked.answer.redirectUrl }
  },
  async status(ctx, account, orderId) {
    return (await readOrder(ctx, account, orderId)) ?? noAnswer
  },
  refund,
  refundStatus,
}

/**
 * How an order stands.
 * @returns undefined where PhonePe does not answer
 */
export async function readOrder(ctx: Ctx, account: Account, orderId: string): Promise<Standing | undefined> {
  const asked = await askOrder(ctx, account, orderId)
  if (asked.outcome !== 'answered') return undefined
  const { state, amount, paymentDetails } = asked.answer
  if (state === 'COMPLETED') return { outcome: 'paid', amount, currency, isUnderWay: false }
  if (state === 'FAILED') return { outcome: 'failed', isUnderWay: false }
  // The one try that is told is the latest.
  return { outcome: 'pending', isUnderWay: paymentDetails?.some(({ state }) => state !== 'FAILED') ?? false }
}
