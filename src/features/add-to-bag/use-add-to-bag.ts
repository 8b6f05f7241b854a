import { CallError } from '../../client/api.ts'
import { openCart, useAddToCart } from '../../client/cart.ts'
import { useRefreshProduct } from '../../client/product.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts } from '../../client/toast.ts'
import { keepWanted, type Wanted } from '../../client/wanted.ts'
import { sayAdded, sayWhy } from './say.ts'

/**
 * Puts something into the bag of the signed-in person: toast, then the cart drawer; a visitor is sent to sign in, and finds it
 * in the bag afterwards (T4, X4). `busy` is the loading flag of this one product (T5).
 */
export function useAddToBag(path: string) {
  const { mutate, isPending } = useAddToCart()
  const refreshProduct = useRefreshProduct()
  const add = (wanted: Wanted, onAdded?: () => void) => {
    if (readToken() === null) {
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
        if (error instanceof CallError && error.status === 401) keepWanted(wanted)
        sayWhy(error)
      },
      onSettled: () => refreshProduct(path),
    })
  }
  return { add, busy: isPending }
}
