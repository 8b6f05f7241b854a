import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './delivery.contract.ts'
import { checkPlace } from './delivery.ts'
import { offerPickUp } from './pick-up.ts'

export const deliveryRoutes: Route[] = [
  route(calls.checkDelivery, async (ctx, { query }) => ({ data: checkPlace(ctx, query) })),
  route(calls.listPickUp, async (ctx) => ({ data: offerPickUp(ctx) })),
]
