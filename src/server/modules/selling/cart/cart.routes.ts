import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './cart.contract.ts'
import { addItem, changeQuantity, readCart, removeItem } from './cart.ts'

export const cartRoutes: Route[] = [
  route(calls.readCart, async (ctx, { body }) => {
    const cart = await readCart(ctx)
    return { ...cart, data: cart.data.slice(body.p * body.s, (body.p + 1) * body.s) }
  }),
  route(calls.addItem, (ctx, { body }) => addItem(ctx, body)),
  route(calls.changeQuantity, (ctx, { query, body }) => changeQuantity(ctx, query.id, body.quantity)),
  route(calls.removeItem, (ctx, { query }) => removeItem(ctx, query.id)),
]
