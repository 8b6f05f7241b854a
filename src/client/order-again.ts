import { orderAgain } from '../server/modules/selling/cart/cart.contract.ts'
import type { OrderedAgain } from '../shared/selling/bag/cart.ts'
import { call } from './call.ts'
import { replaceCart } from './cart.ts'
import { openCart } from './cart-opened.ts'
import { rememberedPlace } from './delivery.ts'
import { queryClient } from './queries.ts'

/** Puts an order's items into the bag, and opens the bag if anything of them is in it. @throws CallError */
export async function putOrderAgain(id: string): Promise<OrderedAgain> {
  const answer = await call(orderAgain, { query: rememberedPlace(), body: { id } })
  await replaceCart(queryClient(), answer.cart)
  if (answer.added > 0) openCart()
  return answer
}
