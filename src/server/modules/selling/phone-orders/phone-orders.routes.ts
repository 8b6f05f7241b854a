import { type Route, route } from '../../../platform/http/route.ts'
import { readForStaff } from '../orders/index.ts'
import { findSoldVariants } from './find-variants.ts'
import { quoteFurther, takeFurtherOrder } from './further-order.ts'
import { preparePaymentLink } from './payment-link.ts'
import * as calls from './phone-orders.contract.ts'
import { quotePhoneOrder } from './quote-order.ts'
import { takeOrder } from './take-order.ts'

export const phoneOrderRoutes: Route[] = [
  route(calls.findSoldVariants, async (ctx, { query }) => ({ data: await findSoldVariants(ctx, query.q) })),
  route(calls.quotePhoneOrder, async (ctx, { body }) => ({ data: await quotePhoneOrder(ctx, body) })),
  route(calls.takePhoneOrder, async (ctx, { body }) => {
    const { orderId, known } = await takeOrder(ctx, body)
    return { data: await readForStaff(ctx, orderId), known }
  }),
  route(calls.quoteFurtherOrder, async (ctx, { params, body }) => ({ data: await quoteFurther(ctx, params.id, body) })),
  route(calls.takeFurtherOrder, async (ctx, { params, body }) => ({
    data: await readForStaff(ctx, await takeFurtherOrder(ctx, params.id, body)),
  })),
  route(calls.preparePaymentLink, async (ctx, { params, body }) => {
    await preparePaymentLink(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
]
