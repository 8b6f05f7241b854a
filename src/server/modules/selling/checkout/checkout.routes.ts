import { type Route, route } from '../../../platform/http/route.ts'
import { offeredWays } from '../payments/index.ts'
import { askAgain, reportFailed } from './attempts.ts'
import * as calls from './checkout.contract.ts'
import { startCheckout } from './checkout.ts'

/** `init` and `failed` are GETs that write, as specified: with a token, never cached (C61). */
export const checkoutRoutes: Route[] = [
  route(calls.listPaymentOptions, async (ctx) => ({
    data: offeredWays(ctx).map(({ mode, title, description, test = false }) => ({ mode, title, description, test })),
  })),
  route(calls.startCheckout, async (ctx, { query }) => ({ data: await startCheckout(ctx, query) })),
  route(calls.reportFailed, async (ctx, { query }) => ({ data: await reportFailed(ctx, query.transactionId) })),
  route(calls.askSandbox, async (ctx, { params }) => {
    const { id: transactionId, orderId, status, amount } = await askAgain(ctx, params.id)
    return { data: { transactionId, orderId, status, amount } }
  }),
]
