import { putIntoCart } from '../../client/cart.ts'
import { openCart } from '../../client/cart-opened.ts'
import { queryClient } from '../../client/queries.ts'
import { prepareToasts } from '../../client/toast.ts'
import { takeWanted } from '../../client/wanted.ts'
import { sayAdded, sayWhy } from './say.ts'
import { isAtCheckout } from './use-buy-now.ts'

/** Adds the item wanted before sign-in to the bag, once, and shows the result (T4, X4). */
export async function addWanted(): Promise<void> {
  const wanted = takeWanted()
  if (!wanted) return
  prepareToasts()
  try {
    const answer = await putIntoCart(queryClient(), wanted)
    if (isAtCheckout()) return
    openCart()
    sayAdded(answer)
  } catch (error) {
    sayWhy(error)
  }
}
