import { putIntoCart } from '../../client/cart.ts'
import { openCart } from '../../client/cart-opened.ts'
import { queryClient } from '../../client/queries.ts'
import { prepareToasts } from '../../client/toast.ts'
import { takeWanted } from '../../client/wanted.ts'
import { sayAdded, sayWhy } from './say.ts'
import { isAtCheckout } from './use-buy-now.ts'

/** Puts into the bag what was wanted before signing in, once, and says how that went (T4, X4). */
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
