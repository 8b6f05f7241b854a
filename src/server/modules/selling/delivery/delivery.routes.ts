import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './delivery.contract.ts'
import { answerPlace, offerPickUp } from './pick-up.ts'

export const deliveryRoutes: Route[] = [
  route(calls.checkDelivery, async (ctx, { query }) => ({ data: answerPlace(ctx, query) })),
  route(calls.listPickUp, async (ctx) => ({ data: offerPickUp(ctx) })),
]
