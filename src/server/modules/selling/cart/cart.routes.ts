import { listQuery } from '../../../../shared/api/list-query.ts'
import { cart } from '../../../../shared/selling/cart.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { addBody, editBody, itemId } from './cart.schema.ts'
import { addItem, changeQuantity, readCart, removeItem } from './cart.ts'

const options = { access: 'signed-in', group: 'Cart', reply: cart } as const

/** SPEC §7 prints three of these without a leading slash; both readings are served (READING, Calls 3). */
export const cartRoutes: Route[] = [
  route(
    'post',
    '/api/io/crm/cuser/cart_items/all',
    { ...options, summary: 'The cart', body: listQuery, also: ['/api/io/crm/cart_items/all'] },
    async (ctx, { body }) => {
      const cart = await readCart(ctx)
      return { ...cart, data: cart.data.slice(body.p * body.s, (body.p + 1) * body.s) }
    },
  ),
  route(
    'post',
    '/api/io/crm/cuser/cart_items/add',
    { ...options, summary: 'Put a variant into the cart', body: addBody, also: ['/api/io/crm/cart_items/add'] },
    (ctx, { body }) => addItem(ctx, body),
  ),
  route(
    'post',
    '/api/io/crm/cuser/cart_items/edit',
    { ...options, summary: 'Change how many', query: itemId, body: editBody, also: ['/api/io/crm/cart_items/edit'] },
    (ctx, { query, body }) => changeQuantity(ctx, query.id, body.quantity),
  ),
  route(
    'get',
    '/api/io/crm/cuser/cart_items/delete',
    { ...options, summary: 'Take an item out of the cart', query: itemId, also: ['/api/io/crm/cart_items/delete'] },
    (ctx, { query }) => removeItem(ctx, query.id),
  ),
]
