import { mayFillBag } from '../../client/bag.ts'
import { useAddToCart } from '../../client/cart.ts'
import { openCart } from '../../client/cart-opened.ts'
import { useRefreshProduct } from '../../client/product.ts'
import { goToLogin } from '../../client/session.ts'
import { prepareToasts } from '../../client/toast.ts'
import { keepWanted, type Wanted } from '../../client/wanted.ts'
import { isSignedOut, sayAdded, sayWhy } from './say.ts'

/**
 * Puts something into the bag of the signed-in person, or of a guest where the shop has those (B301): toast, then the cart drawer. Any
 * other visitor is sent to sign in, and finds it in the bag afterwards (T4, X4). `busy` is the loading flag of this one product (T5).
 */
export function useAddToBag(path: string) {
  const { mutate, isPending } = useAddToCart()
  const refreshProduct = useRefreshProduct()
  const add = (wanted: Wanted, onAdded?: () => void) => {
    if (!mayFillBag()) {
      keepWanted(wanted)
      return goToLogin()
    }
    if (isPending) return
    prepareToasts()
    mutate(wanted, {
      onSuccess: (answer) => {
        onAdded?.()
        openCart()
        sayAdded(answer)
      },
      onError: (error) => {
        if (isSignedOut(error)) keepWanted(wanted)
        sayWhy(error)
      },
      onSettled: () => refreshProduct(path),
    })
  }
  return { add, busy: isPending }
}
