import { placeIn } from '../../../../shared/selling/delivery/place-query.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { refuseFields } from '../../../platform/list-filter.ts'
import { pickUpIn } from '../delivery/index.ts'
import * as calls from './cart.contract.ts'
import { addItem, changeQuantity, readCart, removeItem } from './cart.ts'
import { dropCoupon, putCoupon } from './coupon.ts'
import { orderAgain } from './order-again.ts'

export const cartRoutes: Route[] = [
  route(calls.readCart, async (ctx, { query, body }) => {
    refuseFields(body)
    const { paymentMode, mobile } = query
    const terms = { place: placeIn(query), pickUp: pickUpIn(ctx, query.pickUp), paymentMode, mobile }
    const cart = await readCart(ctx, terms)
    return { ...cart, data: cart.data.slice(body.p * body.s, (body.p + 1) * body.s) }
  }),
  route(calls.addItem, (ctx, { query, body }) => addItem(ctx, body, placeIn(query))),
  route(calls.changeQuantity, (ctx, { query, body }) => changeQuantity(ctx, query.id, body.quantity, placeIn(query))),
  route(calls.removeItem, (ctx, { query }) => removeItem(ctx, query.id, placeIn(query))),
  route(calls.orderAgain, (ctx, { query, body }) => orderAgain(ctx, body.id, placeIn(query))),
  route(calls.putCoupon, async (ctx, { query, body }) => {
    await putCoupon(ctx, body.code)
    return readCart(ctx, { place: placeIn(query) })
  }),
  route(calls.dropCoupon, async (ctx, { query }) => {
    await dropCoupon(ctx)
    return readCart(ctx, { place: placeIn(query) })
  }),
]
