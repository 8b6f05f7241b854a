import { cashMode } from '../../../../shared/selling/payment-modes.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './delivery.contract.ts'
import { deliveryTo } from './delivery.ts'

export const deliveryRoutes: Route[] = [
  route(calls.checkDelivery, async (ctx, { query }) => {
    const { delivers, cash, arrives } = deliveryTo(ctx, query)
    return { data: { delivers, cash: cash && ctx.site.settings.payments.modes.includes(cashMode), arrives } }
  }),
]
