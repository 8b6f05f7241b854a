import type { QueryClient } from '@tanstack/react-query'
import { removeItem } from '../server/modules/selling/cart/cart.contract.ts'
import type { CartItem } from '../shared/selling/bag/cart.ts'
import { t } from '../shared/words.ts'
import { call } from './call.ts'
import { putIntoCart, replaceCart } from './cart.ts'
import { rememberedPlace } from './delivery.ts'
import { messageOf } from './message-of.ts'
import { goToLogin, readToken } from './session.ts'
import { prepareToasts, toast } from './toast.ts'
import { keepWish } from './wanted.ts'
import { sayWishFault } from './wish-fault.ts'
import { keep, letGo } from './wishlist.ts'

/**
 * Moves an item of the bag to the wishlist, which the toast's Undo takes back. The item leaves the bag only once it is in the wishlist. A
 * guest signs in first and finds it in the wishlist then, and still in the bag. A refusal of the wishlist is told in a toast (X5).
 * @throws CallError
 */
export async function keepForLater(queries: QueryClient, item: CartItem): Promise<void> {
  const { _id: id, productVariantId, quantity, name } = item
  if (readToken() === null) {
    keepWish(productVariantId)
    return goToLogin()
  }
  prepareToasts()
  let isNew: boolean
  try {
    isNew = await keep(queries, productVariantId)
  } catch (error) {
    return sayWishFault(error)
  }
  await replaceCart(queries, await call(removeItem, { query: { id, ...rememberedPlace() } }))
  const takeBack = async () => {
    await putIntoCart(queries, { productVariantId, quantity })
    if (isNew) await letGo(queries, productVariantId)
  }
  void toast.undoable(t('{name} is in your wishlist now.', { name }), () => {
    takeBack().catch((error: unknown) => toast.error(messageOf(error)))
  })
}
