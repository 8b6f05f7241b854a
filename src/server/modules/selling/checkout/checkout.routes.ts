import { placeIn } from '../../../../shared/selling/delivery/place-query.ts'
import type { PaymentOption } from '../../../../shared/selling/orders/orders.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { pickUpIn, waysTo } from '../delivery/index.ts'
import { type Attempt, isSignedByRazorpay, offeredWays, type SiteWay } from '../payments/index.ts'
import { askAgain, reportFailed, requireAt, requireReported } from './attempts.ts'
import { confirmCash, sendCashCode } from './cash-codes.ts'
import { cashAtShop, cashReason, cashWithFee } from './cash-guard.ts'
import * as calls from './checkout.contract.ts'
import { startCheckout } from './checkout.ts'
import { optionOf } from './payment-option.ts'

/** `init` and `failed` are GETs that write, as specified: with a token, never cached (C61). */
export const checkoutRoutes: Route[] = [
  route(calls.listPaymentOptions, async (ctx, { query }) => {
    const pickUp = pickUpIn(ctx, query.pickUp)
    const ways = waysTo(ctx, await offeredWays(ctx), { place: placeIn(query), pickUp })
    return { data: ways.map((way) => asOption(ctx, way, pickUp)) }
  }),
  route(calls.startCheckout, async (ctx, { query }) => ({ data: await startCheckout(ctx, query) })),
  route(calls.startLargeCheckout, async (ctx, { body }) => ({ data: await startCheckout(ctx, body) })),
  route(calls.readCashStanding, async (ctx, { query }) => ({
    data: { reason: await cashReason(ctx, query) },
  })),
  route(calls.askForCashCode, async (ctx) => ({ data: await sendCashCode(ctx) })),
  route(calls.confirmCash, async (ctx, { body }) => {
    await confirmCash(ctx, body)
    return { data: { confirmed: true } }
  }),
  route(calls.reportFailed, async (ctx, { query }) => ({ data: await reportFailed(ctx, query.transactionId) })),
  route(calls.askSandbox, async (ctx, { params }) => standing(await askAgain(ctx, params.id))),
  route(calls.askPhonepe, async (ctx, { params }) => {
    // PhonePe knows our attempt by its own id.
    const attempt = await requireReported(ctx, 'phonepe', params.id)
    return standing(await askAgain(ctx, attempt.id))
  }),
  route(calls.verifyRazorpay, async (ctx, { query }) => {
    const attempt = await requireReported(ctx, 'razorpay', query.razorpay_order_id)
    if (!(await isSignedByRazorpay(ctx, attempt, query))) throw refusal('payment.signature')
    return standing(await askAgain(ctx, attempt.id))
  }),
  route(calls.verifyStripe, async (ctx, { params }) => {
    const { id } = await requireAt(ctx, 'stripe', params.id)
    return standing(await askAgain(ctx, id))
  }),
]

/** Cash is offered in other words at the shop, and with its fee. */
function asOption(ctx: Ctx, way: SiteWay, pickUp: object | undefined): PaymentOption {
  const option = optionOf(ctx, way)
  if (way.mode !== cashMode) return option
  return pickUp ? { ...option, ...cashAtShop } : { ...option, description: cashWithFee(ctx) ?? option.description }
}

const standing = ({ id: transactionId, orderId, status, amount }: Attempt) => ({
  data: { transactionId, orderId, status, amount },
})
